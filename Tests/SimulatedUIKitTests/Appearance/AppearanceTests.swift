import Foundation
import Testing

@testable import SimulatedUIKit

struct AppearanceTests {
  @Test func fontsHaveTheirSizes() {
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
    #expect(UIFont.preferredFont(forTextStyle: .largeTitle).pointSize == 34)
    #expect(UIFont.systemFont(ofSize: 12) == UIFont.systemFont(ofSize: 12, weight: .regular))
    #expect(UIFont.boldSystemFont(ofSize: 12) != UIFont.systemFont(ofSize: 12))
    #expect(UIFont(name: "Avenir-Bold", size: 9)?.familyName == "Avenir")
    #expect(UIFont(name: "", size: 9) == nil)
    #expect(UIFont(name: "Avenir", size: 9)?.withSize(10).pointSize == 10)
    let most = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 20), maximumPointSize: 18)
    #expect(most.pointSize == 18)
  }

  @Test func imagesAreComparedByWhatTheyAreMadeOf() {
    #expect(UIImage(named: "a") == UIImage(named: "a"))
    #expect(UIImage(named: "a") != UIImage(systemName: "a"))
    #expect(UIImage(named: "") == nil)
    #expect(UIImage(systemName: "") == nil)
    #expect(UIImage(data: Data()) == nil)
    #expect(UIImage(contentsOfFile: "/nowhere/a.png") == nil)
    #expect(UIImage(data: Data([1]))?.pngData() == Data([1]))
    #expect(UIImage() != UIImage())
    #expect(
      UIImage(named: "a")?.withRenderingMode(.alwaysTemplate).renderingMode == .alwaysTemplate
    )
    #expect(UIImage(systemName: "star")?.isSymbolImage == true)
  }

  @Test func rectanglesAreInset() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
    let inset = rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(inset == CGRect(x: 2, y: 1, width: 94, height: 46))
    #expect(UIEdgeInsets() == .zero)
    #expect(NSDirectionalEdgeInsets() == .zero)
    #expect(UIOffset() == .zero)
    #expect(UIRectEdge.all == [.top, .left, .bottom, .right])
  }

  @Test("Transforms are applied in the order of Core Graphics")
  func transformsAreConcatenated() {
    let point = CGPoint(x: 1, y: 2)
    #expect(point.applying(.identity) == point)
    let moved = CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 3)
    #expect(point.applying(moved) == CGPoint(x: 12, y: 6))
    #expect(point.applying(moved).applying(moved.inverted()) == point)
    let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(turned.x) < 1e-12 && abs(turned.y - 1) < 1e-12)
    let rect = CGRect(x: 0, y: 0, width: 2, height: 1)
      .applying(CGAffineTransform(scaleX: -1, y: 2))
    #expect(rect == CGRect(x: -2, y: 0, width: 2, height: 2))
    #expect(CGSize(width: 1, height: 1).applying(moved) == CGSize(width: 2, height: 3))
    #expect(CGAffineTransform.identity.isIdentity && !moved.isIdentity)
    #expect(CGAffineTransform().inverted() == CGAffineTransform())
  }

  @Test func stringsTakeAttributesOfUIKit() {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineSpacing = 3
    let text = NSAttributedString(
      string: "a",
      attributes: [
        .foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 9),
        .paragraphStyle: style, .underlineStyle: NSUnderlineStyle.single.rawValue,
      ]
    )
    let found = text.attributes(at: 0, effectiveRange: nil)
    #expect(found[.foregroundColor] as? UIColor == .red)
    #expect((found[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
    #expect(found.count == 4)
  }

  @Test func surroundingsAreThoseOfAPhone() {
    #expect(UITraitCollection.current.userInterfaceIdiom == .phone)
    #expect(UITraitCollection.current.horizontalSizeClass == .compact)
    #expect(UITraitCollection() == UITraitCollection(userInterfaceStyle: .unspecified))
    #expect(UITraitCollection(horizontalSizeClass: .regular) != UITraitCollection())
    #expect(UIContentSizeCategory.accessibilityLarge.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.large.isAccessibilityCategory)
  }
}
