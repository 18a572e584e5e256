import Testing

@testable import SimulatedUIKit

@Suite("Appearance proxies, text sizes and types")
@MainActor
struct LooksTests {
  @Test("The appearance proxy of a class is kept, separately from those in containers")
  func keepsLooks() {
    UILabel.appearance().textColor = .systemRed
    #expect(UILabel.appearance().textColor == .systemRed)
    let inside = UILabel.appearance(whenContainedInInstancesOf: [UITableViewCell.self])
    #expect(inside !== UILabel.appearance())
    #expect(UILabel().textColor == .label)
    #expect(UIBarButtonItem.appearance() === UIBarButtonItem.appearance())
  }

  @Test("Equal traits have the same appearance proxy, and other traits do not")
  func keepsLooksOfSurroundings() {
    let dark = UILabel.appearance(for: UITraitCollection(userInterfaceStyle: .dark))
    dark.textColor = .systemRed
    for _ in 0..<100 {
      #expect(UILabel.appearance(for: UITraitCollection(userInterfaceStyle: .dark)) === dark)
      #expect(UILabel.appearance(for: UITraitCollection(userInterfaceStyle: .light)) !== dark)
    }
    #expect(UILabel.appearance() !== dark)
  }

  @Test("Every view class has an appearance proxy")
  func hasLooksOfAll() {
    _ = [
      UIView.appearance(), UITableView.appearance(), UITableViewCell.appearance(),
      UITableViewHeaderFooterView.appearance(), UINavigationBar.appearance(),
      UITabBar.appearance(), UIToolbar.appearance(), UISearchBar.appearance(),
      UIButton.appearance(), UISwitch.appearance(), UISlider.appearance(),
      UISegmentedControl.appearance(), UIPageControl.appearance(), UITextField.appearance(),
      UITextView.appearance(), UIImageView.appearance(), UIStackView.appearance(),
      UIProgressView.appearance(), UIActivityIndicatorView.appearance(),
      UIRefreshControl.appearance(), UIStepper.appearance(), UIDatePicker.appearance(),
      UIPickerView.appearance(), UIWindow.appearance(), UIScrollView.appearance(),
      UICollectionViewCell.appearance(), UICollectionView.appearance(),
      UIVisualEffectView.appearance(),
    ]
    _ = [UIBarButtonItem.appearance(), UITabBarItem.appearance()]
  }

  @Test(
    "The size of a text is estimated",
    arguments: [("", 1, 0), ("ABCD", 1, 4), ("ABCDE", 2, 4), ("AB\nABCDEFGHI", 4, 4)]
  )
  func measures(text: String, lines: Int, letters: Int) {
    let font = UIFont.systemFont(ofSize: 20)
    let rect = (text as NSString).boundingRect(
      with: CGSize(width: 40, height: 1000),
      options: .usesLineFragmentOrigin,
      attributes: [.font: font],
      context: nil
    )
    #expect(rect.height == CGFloat(lines) * font.lineHeight)
    #expect(rect.width == CGFloat(letters) * 10)
    #expect(NSAttributedString(string: "AB", attributes: [.font: font]).size().width == 20)
  }
}
