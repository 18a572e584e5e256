public import Foundation
import TableTrace

@preconcurrency @MainActor
open class UITableViewCell: UIView, UIGestureRecognizerDelegate {
  open private(set) var reuseIdentifier: String?
  open private(set) var contentView = UIView()
  open private(set) lazy var textLabel: UILabel? = UILabel()
  open private(set) lazy var detailTextLabel: UILabel? = style == .default ? nil : UILabel()
  open private(set) lazy var imageView: UIImageView? = style == .value2 ? nil : UIImageView()
  open var accessoryType = AccessoryType.none {
    didSet { tellOfAccessory() }
  }
  open var accessoryView: UIView? {
    didSet {
      if oldValue !== accessoryView { oldValue?.removeFromSuperview() }
      if let accessoryView { addSubview(accessoryView) }
      tellOfAccessory()
    }
  }
  open var editingAccessoryType = AccessoryType.none
  open var editingAccessoryView: UIView?
  open var selectionStyle = SelectionStyle.default
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  open var indentationLevel = 0
  open var indentationWidth: CGFloat = 10
  open var shouldIndentWhileEditing = true
  open var showsReorderControl = false
  open var userInteractionEnabledWhileDragging = false
  open var separatorInset = UIEdgeInsets.zero
  open var multipleSelectionBackgroundView: UIView?
  open var focusStyle = FocusStyle.default
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { tellOfConfiguration() }
  }
  open var automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true
  open var backgroundConfiguration: UIBackgroundConfiguration?
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      show(contentConfiguration)
      if !isUpdating { tellOfContentConfiguration() }
    }
  }

  public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void

  private let style: CellStyle
  private var look = Look()
  private var isUpdating = false
  weak var table: UITableView?
  var number: Cell?

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    contentView.frame = bounds
    addSubview(contentView)
  }

  /// Creates a cell, for a table with the style and identifier of its prototype.
  public required init?(coder: NSCoder) {
    let prototype = coder as? PrototypeCoder
    style = prototype?.style ?? .default
    reuseIdentifier = prototype?.identifier
    super.init(coder: coder)
    addSubview(contentView)
  }

  public convenience init() {
    self.init(style: .default, reuseIdentifier: nil)
  }

  override func sizeDidChange() {
    super.sizeDidChange()
    contentView.frame = bounds
  }

  open func prepareForReuse() {}

  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// Updates the configuration immediately.
  open func setNeedsUpdateConfiguration() {
    follow()
    guard !isUpdating, systemVersion >= .iOS(15) else { return }
    isUpdating = true
    configurationUpdateHandler?(self, configurationState)
    isUpdating = false
  }

  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = look.isSelected
    state.isHighlighted = look.isHighlighted
    state.isEditing = look.isEditing
    return state
  }

  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }

  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .value1, .value2: .valueCell()
    case .subtitle: .subtitleCell()
    }
  }

  /// Returns no height unless overridden, so that a table uses the standard height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let height: CGFloat = 44
    table?.known.defaultHeight = height
    return CGSize(width: size.width, height: height)
  }

  open var isSelected: Bool {
    get { look.isSelected }
    set { setSelected(newValue, animated: false) }
  }

  open func setSelected(_ selected: Bool, animated: Bool) {
    let isNew = look.isSelected != selected
    look.isSelected = selected
    if isNew { followState() }
  }

  open var isHighlighted: Bool {
    get { look.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    let isNew = look.isHighlighted != highlighted
    look.isHighlighted = highlighted
    if isNew { followState() }
  }

  open var isEditing: Bool {
    get { look.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  open func setEditing(_ editing: Bool, animated: Bool) {
    let isNew = look.isEditing != editing
    look.isEditing = editing
    if isNew { followState() }
  }

  /// The superview, or the table before the cell is displayed.
  override var container: UIView? { superview ?? table }

  /// True unless overridden, before the delegate is called.
  open override var canBecomeFocused: Bool { true }

  open func willTransition(to state: StateMask) {}

  open func didTransition(to state: StateMask) {}

  open func dragStateDidChange(_ dragState: DragState) {}

  open var showingDeleteConfirmation: Bool { false }
}

extension UITableViewCell {
  public enum FocusStyle: Int, Sendable {
    case `default`, custom
  }

  /// Updates the configuration after a change of state, unless the table does so.
  private func followState() {
    if table == nil { setNeedsUpdateConfiguration() } else { follow() }
  }

  private var systemVersion: SystemVersion { table?.simulatedVersion ?? Simulation.version }

  /// Updates the content for the current state, in versions with configurations.
  func follow() {
    guard !isUpdating, systemVersion >= .iOS(14) else { return }
    isUpdating = true
    updateConfiguration(using: configurationState)
    isUpdating = false
  }

  /// Reports to the table whether the cell configures itself, before the cell is displayed.
  func tellOfConfiguration() {
    guard let number, let table else { return }
    let hooks: [CellHook] = configurationUpdateHandler == nil ? [] : [.configurationUpdateHandler]
    table.engine.setConfigurationHooks(hooks, of: number)
  }

  /// Makes the table measure the row of a visible cell again, from iOS 16.
  private func tellOfContentConfiguration() {
    guard let number, let table else { return }
    table.engine.noteChange(.contentConfiguration, of: number)
  }

  private func show(_ configuration: (any UIContentConfiguration)?) {
    guard let configuration else { return }
    if let shown = contentView as? any UIView & UIContentView, shown.supports(configuration) {
      shown.configuration = configuration
      return
    }
    let view: UIView = configuration.makeContentView()
    contentView.removeFromSuperview()
    contentView = view
    view.frame = bounds
    addSubview(view)
  }

  /// The appearance that a table has set on a cell.
  private struct Look {
    var isSelected = false
    var isHighlighted = false
    var isEditing = false
  }

  /// Sets the accessory in the simulation, so that it can be tapped.
  func tellOfAccessory() {
    guard let number, let table else { return }
    table.engine.setAccessory(
      accessoryView == nil ? TableTrace.AccessoryType(accessoryType) : .view,
      of: number
    )
  }
}
