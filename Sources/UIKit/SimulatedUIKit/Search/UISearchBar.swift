public import Foundation

@preconcurrency @MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBar(
    _ searchBar: UISearchBar,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBar(
    _ searchBar: UISearchBar,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool { true }
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBar(
    _ searchBar: UISearchBar,
    selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}

@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  open var allowsCopyingTokens = true
  open var allowsDeletingTokens = true
  open var tokens: [UISearchToken] = []
}

/// A part of a search that the user has chosen.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
  public let icon: UIImage?
  public let text: String
  open var representedObject: Any?

  public init(icon: UIImage?, text: String) {
    self.icon = icon
    self.text = text
  }
}

/// A search bar, into which a test types with ``type(_:)``.
@preconcurrency @MainActor
open class UISearchBar: UIView {
  public enum Style: UInt, Sendable {
    case `default`, prominent, minimal
  }

  public enum Icon: Int, Sendable {
    case search, clear, bookmark, resultsList
  }

  open weak var delegate: (any UISearchBarDelegate)?
  /// The search controller that also receives its events.
  weak var controller: UISearchController?
  open var text: String? = ""
  open var placeholder: String?
  open var prompt: String?
  open var barTintColor: UIColor?
  open var searchBarStyle = Style.default
  open var barStyle = UIBarStyle.default
  open var isTranslucent = true
  open var showsCancelButton = false
  open var showsBookmarkButton = false
  open var showsScopeBar = false
  open var scopeButtonTitles: [String]?
  open var selectedScopeButtonIndex = 0
  open var backgroundImage: UIImage?
  open private(set) lazy var searchTextField = UISearchTextField()
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.search
  open var autocapitalizationType = UITextAutocapitalizationType.none
  open var autocorrectionType = UITextAutocorrectionType.default
  open var enablesReturnKeyAutomatically = true
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var isSecureTextEntry = false
  open var spellCheckingType = UITextSpellCheckingType.default

  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {}

  open override var canBecomeFirstResponder: Bool { true }

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

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.searchBarShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    delegate?.searchBarTextDidEndEditing(self)
    return true
  }

  /// Replaces the text, as a user does.
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

  /// Taps a scope button, as a user does.
  public func tapScope(_ index: Int) {
    selectedScopeButtonIndex = index
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
    controller?.textDidChange()
  }

  /// Taps the search button of the keyboard, as a user does.
  public func tapSearch() { delegate?.searchBarSearchButtonClicked(self) }

  /// Taps the cancel button, as a user does.
  public func tapCancel() {
    delegate?.searchBarCancelButtonClicked(self)
    controller?.isActive = false
    resignFirstResponder()
  }
}

/// A search bar has the same keyboard settings as a text field.
extension UISearchBar: UITextInputTraits {}
