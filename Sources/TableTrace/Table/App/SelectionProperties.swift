/// The properties that affect which rows can be selected, focused and opened.
public struct SelectionProperties: Hashable, Sendable {
  /// `allowsSelection`: whether rows can be selected outside edit mode.
  public var allowsSelection = true
  /// `allowsSelectionDuringEditing`: whether rows can be selected in edit mode.
  public var allowsSelectionDuringEditing = false
  /// `allowsMultipleSelection`: whether several rows can be selected outside edit mode.
  public var allowsMultipleSelection = false
  /// `allowsMultipleSelectionDuringEditing`: whether several rows can be selected in edit mode.
  public var allowsMultipleSelectionDuringEditing = false
  /// `selectionFollowsFocus`: whether a row that receives focus is selected, from iOS 14.
  public var selectionFollowsFocus = false
  /// `allowsFocus`: whether rows can receive focus, from iOS 15.
  public var allowsFocus = true
  /// `allowsFocusDuringEditing`: whether rows can receive focus in edit mode, from iOS 15.
  public var allowsFocusDuringEditing = true
  /// `remembersLastFocusedIndexPath`: whether focus returns to the row that had it last.
  public var remembersLastFocusedRow = false
  /// `isSpringLoaded`: whether rows open while a drag rests on them, from iOS 11.
  public var isSpringLoaded = false

  /// Makes the default properties.
  ///
  /// The system derives the defaults about focus. They are assumed to be true.
  public init() {}
}
