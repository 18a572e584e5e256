public import Foundation
import TableTrace

/// The header or footer of a section that a table uses again.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// The identifier under which a table uses it again.
  open private(set) var reuseIdentifier: String?
  /// The view that has what it shows.
  open private(set) var contentView = UIView()
  /// The main text.
  open private(set) lazy var textLabel: UILabel? = UILabel()
  /// The second text; only grouped tables show it.
  open private(set) lazy var detailTextLabel: UILabel? = UILabel()
  /// The view behind its content.
  open var backgroundView: UIView?
  /// What it shows, from iOS 14.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { if let view = contentConfiguration?.makeContentView() { contentView = view } }
  }
  /// What is behind it, from iOS 14.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// Whether its content follows its state, from iOS 14.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether what is behind it follows its state, from iOS 14.
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// Makes a view.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Makes a view that comes from an archive, of which nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// Makes a view that is used once.
  public convenience init() {
    self.init(reuseIdentifier: nil)
  }

  /// Is about to be used again for another section.
  open func prepareForReuse() {}

  /// A configuration as headers have it, from iOS 14.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .groupedHeader() }

  /// The background as the table would have it, from iOS 16.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  /// Makes its content follow its state, from iOS 14.
  open func updateConfiguration(using state: UIViewConfigurationState) {}

  /// Asks for its content to follow its state, from iOS 14; here it does at once.
  open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }

  /// How it is, from iOS 14.
  open var configurationState: UIViewConfigurationState {
    UIViewConfigurationState(traitCollection: traitCollection)
  }
}
