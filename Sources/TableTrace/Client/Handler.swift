/// The closure of an implemented callback, by the kind of its answer.
///
/// Every closure receives the table and the call, so that it can change the table while it runs.
package enum Handler {
  /// A closure that returns a value or throws an exception.
  package typealias Closure<Value> = (TableView, Call) throws(UIKitException) -> Value
  /// A closure that is called after the animation of an update, and whether the animation finished.
  package typealias Completion = (TableView, Bool) throws(UIKitException) -> Void

  /// Returns the number of rows of a section, without a conversion because it is called often.
  case rowCount((TableView, Int) throws(UIKitException) -> Int)
  /// Returns the height of a row in points, without a conversion because it is called often.
  case rowPoints((TableView, IndexPath) throws(UIKitException) -> Double)
  /// Returns the cell of a row, without a conversion because it is called often.
  case rowCell((TableView, IndexPath) throws(UIKitException) -> Cell?)
  /// Receives a cell and its row, without a conversion because it is called often.
  case cellAction((TableView, Cell, IndexPath) throws(UIKitException) -> Void)
  case action(Closure<Void>)
  /// Returns a count, a section or a level.
  case integer(Closure<Int>)
  /// Returns points, where -1 is `automaticDimension`.
  case points(Closure<Double>)
  case flag(Closure<Bool>)
  /// Returns a text, or nil.
  case text(Closure<String?>)
  /// Returns several texts, such as the items of a drag, or nil.
  case texts(Closure<[String]?>)
  /// Returns a cell that the table created or dequeued (nil causes an exception).
  case cell(Closure<Cell?>)
  /// Returns a view that the table created or dequeued, or nil.
  case view(Closure<SectionView?>)
  /// Returns a row, or nil.
  case row(Closure<IndexPath?>)
  /// Returns what the edit control of a row does.
  case editingStyle(Closure<EditingStyle>)
  /// Returns the actions behind a row, or nil.
  case actions(Closure<RowActions?>)
  /// Returns what a drop here would do.
  case dropProposal(Closure<DropProposal>)
  /// Returns a context menu, or nil.
  case menu(Closure<ContextMenu?>)
  /// Returns an object that the trace shows as a word, or nil.
  case word(Closure<String?>)
}

@available(*, unavailable)
extension Handler: Sendable {}
