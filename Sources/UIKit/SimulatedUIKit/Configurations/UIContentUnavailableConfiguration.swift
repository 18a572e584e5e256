public import Foundation
import TableTrace

/// What a controller has instead of an empty list, from iOS 17, which is not shown here.
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  public var text: String?
  public var secondaryText: String?
  public var attributedText: NSAttributedString?
  public var image: UIImage?
  public var button = UIButton.Configuration.plain()
  public var buttonProperties = ButtonProperties()

  public struct ButtonProperties {
    public var primaryAction: UIAction?
    public var isEnabled = true
  }

  public static func empty() -> Self { Self() }
  public static func loading() -> Self { Self() }
  public static func search() -> Self { Self() }

  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

@available(*, unavailable)
extension UIContentUnavailableConfiguration: Sendable {}
@available(*, unavailable)
extension UIContentUnavailableConfiguration.ButtonProperties: Sendable {}

/// A view with such a configuration, which draws nothing.
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
  open var configuration: any UIContentConfiguration

  public init(configuration: UIContentUnavailableConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }

  /// Creates an empty view without reading the archive.
  public required init?(coder: NSCoder) {
    configuration = UIContentUnavailableConfiguration.empty()
    super.init(coder: coder)
  }
}

/// The state that such a configuration depends on.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
  public var traitCollection: UITraitCollection
  public var searchText: String?
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

@available(*, unavailable)
extension UIContentUnavailableConfigurationState: Sendable {}

/// What a controller shows instead of an empty list.
struct ContentUnavailable {
  var configuration: (any UIContentConfiguration)?
  /// The pending update that sets the configuration.
  var update = DueUpdate(isDue: false, since: .iOS(17))
}

extension UIViewController {
  public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { contentUnavailable.configuration }
    set { contentUnavailable.configuration = newValue }
  }

  /// The state, with the search text of the controller.
  public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    state.searchText = navigationItem.searchController?.searchBar.text
    return state
  }

  /// Requests the configuration at the end of the run loop turn, from iOS 17.
  public func setNeedsUpdateContentUnavailableConfiguration() {
    contentUnavailable.update.isDue = true
  }

  /// Sets the configuration, if that was requested.
  func updateContentUnavailableConfigurationIfNeeded() {
    guard contentUnavailable.update.takeDue() else { return }
    updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
  }
}
