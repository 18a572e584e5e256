public import Foundation

/// What a search bar tells and asks.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
  /// Whether it may be edited.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// It is edited.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Whether editing may end.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// It is no longer edited.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// The text is another one.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Whether a part of the text may be replaced.
  func searchBar(
    _ searchBar: UISearchBar,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool
  /// Search was tapped.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Cancel was tapped.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// The bookmarks were tapped.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// Another scope was chosen.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

/// What a class does not implement itself.
extension UISearchBarDelegate {
  /// Yes.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Yes.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Yes.
  public func searchBar(
    _ searchBar: UISearchBar,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool { true }
  /// Nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Nothing.
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  /// Nothing.
  public func searchBar(
    _ searchBar: UISearchBar,
    selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}

/// The field of a search bar.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {}

/// A field for searching; ``type(_:)`` writes into it.
@preconcurrency @MainActor
open class UISearchBar: UIView {
  /// How it looks.
  public enum Style: UInt, Sendable {
    case `default`, prominent, minimal
  }

  /// A picture in it.
  public enum Icon: Int, Sendable {
    case search, clear, bookmark, resultsList
  }

  /// What is told of it.
  open weak var delegate: (any UISearchBarDelegate)?
  /// What is told of it besides, by a search controller.
  weak var controller: UISearchController?
  /// The text.
  open var text: String? = ""
  /// What is shown where there is no text.
  open var placeholder: String?
  /// The line above.
  open var prompt: String?
  /// The colour behind everything.
  open var barTintColor: UIColor?
  /// How it looks.
  open var searchBarStyle = Style.default
  /// How it looks.
  open var barStyle = UIBarStyle.default
  /// Whether the content shines through.
  open var isTranslucent = true
  /// Whether it has a button that gives up.
  open var showsCancelButton = false
  /// Whether it has a button for bookmarks.
  open var showsBookmarkButton = false
  /// Whether it has scopes.
  open var showsScopeBar = false
  /// The texts of the scopes.
  open var scopeButtonTitles: [String]?
  /// The scope that is chosen.
  open var selectedScopeButtonIndex = 0
  /// The picture behind everything.
  open var backgroundImage: UIImage?
  /// The field, from iOS 13.
  open private(set) lazy var searchTextField = UISearchTextField()
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.search
  open var autocapitalizationType = UITextAutocapitalizationType.none
  open var autocorrectionType = UITextAutocorrectionType.default
  open var enablesReturnKeyAutomatically = true
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var isSecureTextEntry = false
  open var spellCheckingType = UITextSpellCheckingType.default

  /// Shows the button that gives up, or not.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// Sets the picture of a button, which nothing shows.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {}

  /// It can be edited.
  open override var canBecomeFirstResponder: Bool { true }

  /// Begins to be edited, unless its delegate says no.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard delegate?.searchBarShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    controller?.isActive = true
    delegate?.searchBarTextDidBeginEditing(self)
    return true
  }

  /// Is no longer edited, unless its delegate says no.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.searchBarShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    delegate?.searchBarTextDidEndEditing(self)
    return true
  }

  /// Writes a text in the place of the one that is there, as a user does.
  public func type(_ text: String) {
    becomeFirstResponder()
    let old = self.text ?? ""
    let range = NSRange(location: 0, length: old.utf16.count)
    guard delegate?.searchBar(self, shouldChangeTextIn: range, replacementText: text) ?? true else {
      return
    }
    self.text = text
    delegate?.searchBar(self, textDidChange: text)
    controller?.textDidChange()
  }

  /// Taps search on the keyboard.
  public func tapSearch() { delegate?.searchBarSearchButtonClicked(self) }

  /// Taps the button that gives up.
  public func tapCancel() {
    delegate?.searchBarCancelButtonClicked(self)
    controller?.isActive = false
    resignFirstResponder()
  }
}

/// The same keyboard as a text field has.
extension UISearchBar: UITextInputTraits {}
