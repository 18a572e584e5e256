public import Foundation
import TableTrace

/// The properties of a table that decide what can be selected, focused and dragged.
extension UITableView {
  /// Whether rows can be selected outside edit mode.
  public var allowsSelection: Bool {
    get { engine.properties.selection.allowsSelection }
    set { change { $0.selection.allowsSelection = newValue } }
  }

  /// Whether rows can be selected in edit mode.
  public var allowsSelectionDuringEditing: Bool {
    get { engine.properties.selection.allowsSelectionDuringEditing }
    set { change { $0.selection.allowsSelectionDuringEditing = newValue } }
  }

  /// Whether several rows can be selected outside edit mode.
  public var allowsMultipleSelection: Bool {
    get { engine.properties.selection.allowsMultipleSelection }
    set { change { $0.selection.allowsMultipleSelection = newValue } }
  }

  /// Whether several rows can be selected in edit mode.
  public var allowsMultipleSelectionDuringEditing: Bool {
    get { engine.properties.selection.allowsMultipleSelectionDuringEditing }
    set { change { $0.selection.allowsMultipleSelectionDuringEditing = newValue } }
  }

  /// Whether a row that gains focus is selected, from iOS 14.
  public var selectionFollowsFocus: Bool {
    get { engine.properties.selection.selectionFollowsFocus }
    set { change { $0.selection.selectionFollowsFocus = newValue } }
  }

  /// Whether rows take focus, from iOS 15.
  public var allowsFocus: Bool {
    get { engine.properties.selection.allowsFocus }
    set { change { $0.selection.allowsFocus = newValue } }
  }

  /// Whether rows take focus in edit mode, from iOS 15.
  public var allowsFocusDuringEditing: Bool {
    get { engine.properties.selection.allowsFocusDuringEditing }
    set { change { $0.selection.allowsFocusDuringEditing = newValue } }
  }

  /// Whether focus returns to the row that had it.
  public var remembersLastFocusedIndexPath: Bool {
    get { engine.properties.selection.remembersLastFocusedRow }
    set { change { $0.selection.remembersLastFocusedRow = newValue } }
  }

  /// Whether rows open under a resting drag, from iOS 11.
  public var isSpringLoaded: Bool {
    get { engine.properties.selection.isSpringLoaded }
    set { change { $0.selection.isSpringLoaded = newValue } }
  }

  /// Whether rows can be dragged, from iOS 11.
  public var dragInteractionEnabled: Bool {
    get { engine.properties.dragInteractionEnabled }
    set { change { $0.dragInteractionEnabled = newValue } }
  }

  /// Whether rows are prepared and announced ahead, from iOS 15.
  public var isPrefetchingEnabled: Bool {
    get { engine.properties.scrolling.isPrefetchingEnabled }
    set { change { $0.scrolling.isPrefetchingEnabled = newValue } }
  }

  /// The number of rows from which on the section index is shown.
  public var sectionIndexMinimumDisplayRowCount: Int {
    get { engine.properties.sectionIndexMinimumDisplayRowCount }
    set { change { $0.sectionIndexMinimumDisplayRowCount = newValue } }
  }
}

/// What of a table's looks no call depends on.
struct TableAppearance {
  var selfSizingInvalidation = UITableView.SelfSizingInvalidation.enabled
  var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  var separatorColor: UIColor?
  var separatorEffect: UIVisualEffect?
  var separatorInset = UIEdgeInsets.zero
  var separatorInsetReference = UITableView.SeparatorInsetReference.fromCellEdges
  var backgroundView: UIView?
  var fillerRowHeight: CGFloat = 0
  var cellLayoutMarginsFollowReadableWidth = false
  var insetsContentViewsToSafeArea = true
  var sectionIndexColor: UIColor?
  var sectionIndexBackgroundColor: UIColor?
  var sectionIndexTrackingBackgroundColor: UIColor?
}

/// The properties that no call depends on.
extension UITableView {
  /// The lines between rows.
  public var separatorStyle: UITableViewCell.SeparatorStyle {
    get { appearance.separatorStyle }
    set { appearance.separatorStyle = newValue }
  }

  /// The colour of the lines between rows.
  public var separatorColor: UIColor? {
    get { appearance.separatorColor }
    set { appearance.separatorColor = newValue }
  }

  /// How what is behind those lines is seen, from iOS 8.
  public var separatorEffect: UIVisualEffect? {
    get { appearance.separatorEffect }
    set { appearance.separatorEffect = newValue }
  }

  /// The inset of the lines between rows, in points.
  public var separatorInset: UIEdgeInsets {
    get { appearance.separatorInset }
    set { appearance.separatorInset = newValue }
  }

  /// What that inset counts from.
  public var separatorInsetReference: SeparatorInsetReference {
    get { appearance.separatorInsetReference }
    set { appearance.separatorInsetReference = newValue }
  }

  /// The view behind all rows.
  public var backgroundView: UIView? {
    get { appearance.backgroundView }
    set { appearance.backgroundView = newValue }
  }

  /// The height of the empty rows below a short table, in points, from iOS 15.
  public var fillerRowHeight: CGFloat {
    get { appearance.fillerRowHeight }
    set { appearance.fillerRowHeight = newValue }
  }

  /// Whether the margins of cells follow the readable width.
  public var cellLayoutMarginsFollowReadableWidth: Bool {
    get { appearance.cellLayoutMarginsFollowReadableWidth }
    set { appearance.cellLayoutMarginsFollowReadableWidth = newValue }
  }

  /// Whether the contents of cells keep inside the safe area.
  public var insetsContentViewsToSafeArea: Bool {
    get { appearance.insetsContentViewsToSafeArea }
    set { appearance.insetsContentViewsToSafeArea = newValue }
  }

  /// The colour of the titles in the section index.
  public var sectionIndexColor: UIColor? {
    get { appearance.sectionIndexColor }
    set { appearance.sectionIndexColor = newValue }
  }

  /// The colour behind the section index.
  public var sectionIndexBackgroundColor: UIColor? {
    get { appearance.sectionIndexBackgroundColor }
    set { appearance.sectionIndexBackgroundColor = newValue }
  }

  /// The colour behind the section index while it is touched.
  public var sectionIndexTrackingBackgroundColor: UIColor? {
    get { appearance.sectionIndexTrackingBackgroundColor }
    set { appearance.sectionIndexTrackingBackgroundColor = newValue }
  }
}
