/// The properties of a table that decide which rows can be selected, focused and opened.
public struct SelectionProperties: Hashable, Sendable {
  /// `allowsSelection`: whether rows can be selected outside edit mode.
  public var allowsSelection = true
  /// `allowsSelectionDuringEditing`: the same in edit mode.
  public var allowsSelectionDuringEditing = false
  /// `allowsMultipleSelection`: whether several rows can be selected outside edit mode.
  public var allowsMultipleSelection = false
  /// `allowsMultipleSelectionDuringEditing`: the same in edit mode.
  public var allowsMultipleSelectionDuringEditing = false
  /// `selectionFollowsFocus`: whether a row that gains focus is selected, from iOS 14.
  public var selectionFollowsFocus = false
  /// `allowsFocus`: whether rows take focus, from iOS 15.
  public var allowsFocus = true
  /// `allowsFocusDuringEditing`: the same in edit mode.
  public var allowsFocusDuringEditing = true
  /// `remembersLastFocusedIndexPath`: whether focus returns to the row that had it.
  public var remembersLastFocusedRow = false
  /// `isSpringLoaded`: whether rows open under a resting drag, from iOS 11.
  public var isSpringLoaded = false

  /// Makes the defaults; those of focus, which the system derives, are taken as true.
  public init() {}
}
