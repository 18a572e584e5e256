public import Foundation
import TableTrace

/// The cell of a row.
@preconcurrency @MainActor
open class UITableViewCell: UIView, UIGestureRecognizerDelegate {
  /// The identifier under which a table uses it again; nil for a cell that it uses once.
  open private(set) var reuseIdentifier: String?
  /// The view that has what it shows.
  open private(set) var contentView = UIView()
  /// The main text.
  open private(set) lazy var textLabel: UILabel? = UILabel()
  /// The second text; only some styles have it.
  open private(set) lazy var detailTextLabel: UILabel? = style == .default ? nil : UILabel()
  /// The picture; the style `value2` has none.
  open private(set) lazy var imageView: UIImageView? = style == .value2 ? nil : UIImageView()
  /// What stands at the right edge.
  open var accessoryType = AccessoryType.none {
    didSet { tellOfAccessory() }
  }
  /// A view of the app's at the right edge.
  open var accessoryView: UIView? {
    didSet { tellOfAccessory() }
  }
  /// What stands at the right edge in edit mode.
  open var editingAccessoryType = AccessoryType.none
  /// A view of the app's at the right edge in edit mode.
  open var editingAccessoryView: UIView?
  /// How it looks when its row is selected.
  open var selectionStyle = SelectionStyle.default
  /// The view behind its content.
  open var backgroundView: UIView?
  /// The view behind its content while its row is selected.
  open var selectedBackgroundView: UIView?
  /// How far its content is indented, in levels.
  open var indentationLevel = 0
  /// The width of a level, in points.
  open var indentationWidth: CGFloat = 10
  /// Whether the content is indented in edit mode.
  open var shouldIndentWhileEditing = true
  /// Whether it shows a reorder control in edit mode.
  open var showsReorderControl = false
  /// The inset of the line below it, in points.
  open var separatorInset = UIEdgeInsets.zero
  /// The view behind its content while its row is one of several that are selected.
  open var multipleSelectionBackgroundView: UIView?
  /// How it looks with focus.
  open var focusStyle = FocusStyle.default
  /// What is called as it is another way, from iOS 15; setting it asks for that.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { tellOfConfiguration() }
  }
  /// Whether its content follows its state, from iOS 14.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether what is behind it follows its state, from iOS 14.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// What is behind it, from iOS 14.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// What it shows, from iOS 14: a view of the configuration takes the place of its content.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      show(contentConfiguration)
      if !isUpdating { tellOfContentConfiguration() }
    }
  }

  /// What is called as a cell is another way.
  public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void

  private let style: CellStyle
  private var look = Look()
  private var isUpdating = false
  /// The table that it belongs to.
  weak var table: UITableView?
  /// Its number in the simulation.
  var number: Cell?

  /// Makes a cell.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Makes a cell that comes from an archive: as a storyboard has it, where a table makes it.
  public required init?(coder: NSCoder) {
    let prototype = coder as? PrototypeCoder
    style = prototype?.style ?? .default
    reuseIdentifier = prototype?.identifier
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// Makes a cell of the default style that is used once.
  public convenience init() {
    self.init(style: .default, reuseIdentifier: nil)
  }

  /// Is about to be used again for another row.
  open func prepareForReuse() {}

  /// Makes its content follow its state, from iOS 14.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// Asks for its content to follow its state, from iOS 14; here it does at once.
  open func setNeedsUpdateConfiguration() {
    follow()
    guard !isUpdating, systemVersion >= .iOS(15) else { return }
    isUpdating = true
    configurationUpdateHandler?(self, configurationState)
    isUpdating = false
  }

  /// How it is, from iOS 14.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = look.isSelected
    state.isHighlighted = look.isHighlighted
    state.isEditing = look.isEditing
    return state
  }

  /// The background as the table would have it, from iOS 16.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }

  /// A configuration as a cell of its style has it, from iOS 14.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .value1, .value2: .valueCell()
    case .subtitle: .subtitleCell()
    }
  }

  /// Its height by itself: none, unless overridden, so that a table takes the standard one.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    table?.known.isSizedByDefault = true
    return CGSize(width: size.width, height: 44)
  }

  /// Whether it looks selected.
  open var isSelected: Bool {
    get { look.isSelected }
    set { setSelected(newValue, animated: false) }
  }

  /// Makes it look selected or not.
  open func setSelected(_ selected: Bool, animated: Bool) {
    let isNew = look.isSelected != selected
    look.isSelected = selected
    if isNew { followState() }
  }

  /// Whether it looks highlighted.
  open var isHighlighted: Bool {
    get { look.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Makes it look highlighted or not.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    let isNew = look.isHighlighted != highlighted
    look.isHighlighted = highlighted
    if isNew { followState() }
  }

  /// Whether it is in edit mode.
  open var isEditing: Bool {
    get { look.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Puts it into edit mode or takes it out.
  open func setEditing(_ editing: Bool, animated: Bool) {
    let isNew = look.isEditing != editing
    look.isEditing = editing
    if isNew { followState() }
  }

  /// A cell is in its table, without being one of its views here.
  override var container: UIView? { superview ?? table }

  /// Whether focus can come to its row; yes, unless overridden, and then the delegate is asked.
  open override var canBecomeFocused: Bool { true }

  /// Is about to show other controls.
  open func willTransition(to state: StateMask) {}

  /// Shows other controls.
  open func didTransition(to state: StateMask) {}

  /// What is dragged of it is another way, from iOS 11.
  open func dragStateDidChange(_ dragState: DragState) {}

  /// Whether a button that confirms a deletion is shown.
  open var showingDeleteConfirmation: Bool { false }
}

extension UITableViewCell {
  /// How a cell looks with focus.
  public enum FocusStyle: Int, Sendable {
    case `default`, custom
  }

  /// Its state has changed: what it shows follows; the table calls the handler of one that it has.
  private func followState() {
    if table == nil { setNeedsUpdateConfiguration() } else { follow() }
  }

  private var systemVersion: SystemVersion { table?.simulatedVersion ?? Simulation.version }

  /// Makes its content follow its state, in releases that have configurations.
  func follow() {
    guard !isUpdating, systemVersion >= .iOS(14) else { return }
    isUpdating = true
    updateConfiguration(using: configurationState)
    isUpdating = false
  }

  /// The table learns whether it configures itself, which it asks for before the cell is displayed.
  func tellOfConfiguration() {
    guard let number, let table else { return }
    let hooks: [CellHook] = configurationUpdateHandler == nil ? [] : [.configurationUpdateHandler]
    table.engine.setConfigurationHooks(hooks, of: number)
  }

  /// The table measures the row of a visible cell anew, from iOS 16; inside cellForRow it does so anyway.
  private func tellOfContentConfiguration() {
    guard let number, let table else { return }
    table.engine.noteChange(.contentConfiguration, of: number)
  }

  /// Shows a view of a configuration in the place of its content.
  private func show(_ configuration: (any UIContentConfiguration)?) {
    guard let configuration else { return }
    if let shown = contentView as? any UIView & UIContentView, shown.supports(configuration) {
      shown.configuration = configuration
      return
    }
    let view: UIView = configuration.makeContentView()
    contentView.removeFromSuperview()
    contentView = view
    addSubview(view)
  }

  /// What a table has made of a cell's look.
  private struct Look {
    var isSelected = false
    var isHighlighted = false
    var isEditing = false
  }

  /// The table learns what stands at the right edge, where a finger may tap.
  func tellOfAccessory() {
    guard let number, let table else { return }
    table.engine.setAccessory(
      accessoryView == nil ? TableTrace.AccessoryType(accessoryType) : .view,
      of: number
    )
  }
}
