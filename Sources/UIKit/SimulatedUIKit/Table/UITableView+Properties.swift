import TableTrace

/// The properties of a table that decide what can be selected, focused and dragged.
extension UITableView {
  public var allowsSelection: Bool {
    get { engine.properties.selection.allowsSelection }
    set { change { $0.selection.allowsSelection = newValue } }
  }

  public var allowsSelectionDuringEditing: Bool {
    get { engine.properties.selection.allowsSelectionDuringEditing }
    set { change { $0.selection.allowsSelectionDuringEditing = newValue } }
  }

  public var allowsMultipleSelection: Bool {
    get { engine.properties.selection.allowsMultipleSelection }
    set { change { $0.selection.allowsMultipleSelection = newValue } }
  }

  public var allowsMultipleSelectionDuringEditing: Bool {
    get { engine.properties.selection.allowsMultipleSelectionDuringEditing }
    set { change { $0.selection.allowsMultipleSelectionDuringEditing = newValue } }
  }

  public var selectionFollowsFocus: Bool {
    get { engine.properties.selection.selectionFollowsFocus }
    set { change { $0.selection.selectionFollowsFocus = newValue } }
  }

  public var allowsFocus: Bool {
    get { engine.properties.selection.allowsFocus }
    set { change { $0.selection.allowsFocus = newValue } }
  }

  public var allowsFocusDuringEditing: Bool {
    get { engine.properties.selection.allowsFocusDuringEditing }
    set { change { $0.selection.allowsFocusDuringEditing = newValue } }
  }

  public var remembersLastFocusedIndexPath: Bool {
    get { engine.properties.selection.remembersLastFocusedRow }
    set { change { $0.selection.remembersLastFocusedRow = newValue } }
  }

  public var isSpringLoaded: Bool {
    get { engine.properties.selection.isSpringLoaded }
    set { change { $0.selection.isSpringLoaded = newValue } }
  }

  public var dragInteractionEnabled: Bool {
    get { engine.properties.dragInteractionEnabled }
    set { change { $0.dragInteractionEnabled = newValue } }
  }

  public var isPrefetchingEnabled: Bool {
    get { engine.properties.scrolling.isPrefetchingEnabled }
    set { change { $0.scrolling.isPrefetchingEnabled = newValue } }
  }

  public var sectionIndexMinimumDisplayRowCount: Int {
    get { engine.properties.sectionIndexMinimumDisplayRowCount }
    set { change { $0.sectionIndexMinimumDisplayRowCount = newValue } }
  }
}
