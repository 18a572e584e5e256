public import Foundation
public import SimulatedUIKit

/// What a page of the web inside the app tells.
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  /// The user has closed it.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}

/// What a class does not implement itself.
extension SFSafariViewControllerDelegate {
  /// Nothing.
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}

/// A page of the web inside the app; nothing is loaded.
@preconcurrency @MainActor
open class SFSafariViewController: UIViewController {
  /// What the button at the left says.
  public enum DismissButtonStyle: Int, Sendable {
    case done, close, cancel
  }

  /// How it shows the page.
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    /// Whether the text alone is shown where that is possible.
    open var entersReaderIfAvailable = false
    /// Whether the bars go as the content scrolls.
    open var barCollapsingEnabled = true
  }

  /// The address.
  public let url: URL
  /// How it shows the page.
  public let configuration: Configuration
  /// What is told of it.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// The colour of the bars.
  open var preferredBarTintColor: UIColor?
  /// The colour of what can be tapped in them.
  open var preferredControlTintColor: UIColor?
  /// What the button at the left says.
  open var dismissButtonStyle = DismissButtonStyle.done

  /// Makes a controller that shows an address.
  public init(url URL: URL, configuration: Configuration = Configuration()) {
    url = URL
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// It comes out of no archive.
  public required init?(coder: NSCoder) { nil }
}
