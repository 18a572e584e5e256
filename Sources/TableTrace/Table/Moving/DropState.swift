/// What has become of a drag over the table so far.
struct DropState {
  /// The rows of the table that are dragged; none for items from elsewhere.
  var rows: [IndexPath] = []
  /// The number of items.
  var items = 0
  /// Whether the drop delegate takes the session; nil before it was asked.
  var canHandle: Bool?
  /// Whether the finger is over the table.
  var isInside = false
  /// Whether the finger has ever been over the table.
  var hasEntered = false
  /// What the delegate last proposed.
  var proposal = DropProposal.cancel
  /// The row where the items would land; nil where the table has no row.
  var destination: IndexPath?

  /// The one row that a drop would reorder, if it is no more than one.
  var onlyRow: IndexPath? {
    items == 1 && rows.count == 1 ? rows.first : nil
  }
}
