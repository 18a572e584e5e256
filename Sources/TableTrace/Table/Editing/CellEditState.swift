/// `UITableViewCell.StateMask`: what a cell shows of editing.
struct CellEditState: Equatable {
  /// `showingEditControl`.
  var showsEditControl = false
  /// `showingDeleteConfirmation`.
  var showsDeleteConfirmation = false

  /// The state in the trace's form.
  var text: String {
    let parts =
      (showsEditControl ? ["showingEditControl"] : [])
      + (showsDeleteConfirmation ? ["showingDeleteConfirmation"] : [])
    return parts.isEmpty ? "default" : parts.joined(separator: "|")
  }
}
