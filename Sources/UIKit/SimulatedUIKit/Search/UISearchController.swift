public import Foundation

/// What shows the results of a search.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// The text is another one, or searching begins or ends.
  func updateSearchResults(for searchController: UISearchController)
}

/// What is told of a search.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// It is about to be shown.
  func willPresentSearchController(_ searchController: UISearchController)
  /// It has been shown.
  func didPresentSearchController(_ searchController: UISearchController)
  /// It is about to go.
  func willDismissSearchController(_ searchController: UISearchController)
  /// It has gone.
  func didDismissSearchController(_ searchController: UISearchController)
  /// It is to be shown.
  func presentSearchController(_ searchController: UISearchController)
}

/// What a class does not implement itself.
extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
  public func presentSearchController(_ searchController: UISearchController) {}
}

/// A search; its bar's `type(_:)` writes a text into it.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  open private(set) lazy var searchBar: UISearchBar = {
    let bar = UISearchBar()
    bar.controller = self
    return bar
  }()
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?
  /// The controller of the results; nil for the one that is searched.
  open private(set) var searchResultsController: UIViewController?
  open var obscuresBackgroundDuringPresentation = true
  /// The same, up to iOS 11.
  open var dimsBackgroundDuringPresentation = true
  open var hidesNavigationBarDuringPresentation = true
  open var automaticallyShowsCancelButton = true
  open var automaticallyShowsScopeBar = true
  open var showsSearchResultsController = false

  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a search, of which nothing is read.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a search that comes from an archive, of which nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      if isActive { begin() } else { end() }
    }
  }

  private func begin() {
    delegate?.willPresentSearchController(self)
    searchResultsUpdater?.updateSearchResults(for: self)
    delegate?.didPresentSearchController(self)
  }

  private func end() {
    delegate?.willDismissSearchController(self)
    searchBar.text = ""
    searchResultsUpdater?.updateSearchResults(for: self)
    delegate?.didDismissSearchController(self)
  }

  /// The text is another one.
  func textDidChange() { searchResultsUpdater?.updateSearchResults(for: self) }
}
