public import Foundation
import TableTrace

@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  open private(set) var reuseIdentifier: String?
  open private(set) var contentView = UIView()
  open private(set) lazy var textLabel: UILabel? = UILabel()
  open private(set) lazy var detailTextLabel: UILabel? = UILabel()
  open var backgroundView: UIView?
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      guard let view = contentConfiguration?.makeContentView() else { return }
      contentView.removeFromSuperview()
      contentView = view
      view.frame = bounds
      addSubview(view)
    }
  }
  open var backgroundConfiguration: UIBackgroundConfiguration?
  open var automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true

  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  public convenience init() {
    self.init(reuseIdentifier: nil)
  }

  override func sizeDidChange() {
    super.sizeDidChange()
    contentView.frame = bounds
  }

  open func prepareForReuse() {}

  open func defaultContentConfiguration() -> UIListContentConfiguration { .groupedHeader() }

  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  open func updateConfiguration(using state: UIViewConfigurationState) {}

  open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }

  open var configurationState: UIViewConfigurationState {
    UIViewConfigurationState(traitCollection: traitCollection)
  }
}
