public import Foundation
import TableTrace

/// The cell of a row.
///
/// A class that a table is to make itself has to override both initialisers of this one, or neither.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
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

  private let style: CellStyle
  private var look = Look()
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

  /// Makes a cell that comes from an archive, of which nothing is read.
  public required init?(coder: NSCoder) {
    style = .default
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// Makes a cell of the default style that is used once.
  public convenience init() {
    self.init(style: .default, reuseIdentifier: nil)
  }

  /// Makes a cell as a table does for a class that is registered.
  public required convenience init(registeredFor reuseIdentifier: String) {
    self.init(style: .default, reuseIdentifier: reuseIdentifier)
  }

  /// Is about to be used again for another row.
  open func prepareForReuse() {}

  /// Whether it looks selected.
  open var isSelected: Bool {
    get { look.isSelected }
    set { setSelected(newValue, animated: false) }
  }

  /// Makes it look selected or not.
  open func setSelected(_ selected: Bool, animated: Bool) { look.isSelected = selected }

  /// Whether it looks highlighted.
  open var isHighlighted: Bool {
    get { look.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Makes it look highlighted or not.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    look.isHighlighted = highlighted
  }

  /// Whether it is in edit mode.
  open var isEditing: Bool {
    get { look.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Puts it into edit mode or takes it out.
  open func setEditing(_ editing: Bool, animated: Bool) { look.isEditing = editing }

  /// Is about to show other controls.
  open func willTransition(to state: StateMask) {}

  /// Shows other controls.
  open func didTransition(to state: StateMask) {}
}

extension UITableViewCell {
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
