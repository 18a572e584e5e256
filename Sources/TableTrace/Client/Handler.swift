/// The closure of one implemented callback, by the kind of its answer.
///
/// Every closure gets the table, so that it can act on it while it runs, and the call.
package enum Handler {
  /// A closure that answers a value or raises.
  package typealias Closure<Value> = (TableView, Call) throws(UIKitException) -> Value
  /// A closure that is called when an update has been animated, and whether it was to its end.
  package typealias Completion = (TableView, Bool) throws(UIKitException) -> Void

  /// Answers the number of rows of a section; stored as it is, because a re-query queries every
  /// section.
  case rowCount((TableView, Int) throws(UIKitException) -> Int)
  /// Answers the points of a row; stored as it is, because a re-query queries every row.
  case rowPoints((TableView, IndexPath) throws(UIKitException) -> Double)
  /// Answers the cell of a row; stored as it is, because every step of scrolling queries.
  case rowCell((TableView, IndexPath) throws(UIKitException) -> Cell?)
  /// Receives a cell and its row; stored as it is, because every step of scrolling calls it.
  case cellAction((TableView, Cell, IndexPath) throws(UIKitException) -> Void)
  case action(Closure<Void>)
  /// Answers a count, a section or a level.
  case integer(Closure<Int>)
  /// Answers points; -1 is `automaticDimension`.
  case points(Closure<Double>)
  case flag(Closure<Bool>)
  /// Answers a text, or nil.
  case text(Closure<String?>)
  /// Answers several texts, or nil; for the items of a drag, a text each.
  case texts(Closure<[String]?>)
  /// Answers a cell that it got from the table; nil is an exception.
  case cell(Closure<Cell?>)
  /// Answers a view that it got from the table, or nil.
  case view(Closure<SectionView?>)
  /// Answers a row, or nil.
  case row(Closure<IndexPath?>)
  /// Answers what the edit control of a row does.
  case editingStyle(Closure<EditingStyle>)
  /// Answers the actions behind a row, or nil.
  case actions(Closure<RowActions?>)
  /// Answers what a drop at this place would do.
  case dropProposal(Closure<DropProposal>)
  /// Answers a context menu, or nil.
  case menu(Closure<ContextMenu?>)
  /// Answers an object that the trace shows as a word.
  case word(Closure<String?>)
}

@available(*, unavailable)
extension Handler: Sendable {}
