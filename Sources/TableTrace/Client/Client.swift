/// A data source, delegate or other client: for each callback that it implements, a closure.
///
/// The table reads a client when it is set, because UIKit caches which methods an object
/// implements. A closure that is added later counts when the client is set again.
public struct Client {
  /// A method that is given nothing but the table.
  public typealias TableMethod<Answer> = (TableView) throws(UIKitException) -> Answer
  /// A method about a section.
  public typealias SectionMethod<Answer> = (TableView, Int) throws(UIKitException) -> Answer
  /// A method about a header or footer and its section.
  public typealias SectionViewMethod<Answer> =
    (TableView, SectionView, _ section: Int) throws(UIKitException) -> Answer
  /// A method about a row.
  public typealias RowMethod<Answer> = (TableView, IndexPath) throws(UIKitException) -> Answer
  /// A method about a row that may be missing.
  public typealias OptionalRowMethod<Answer> =
    (TableView, IndexPath?) throws(UIKitException) -> Answer
  /// A method about several rows.
  public typealias RowsMethod<Answer> = (TableView, [IndexPath]) throws(UIKitException) -> Answer
  /// A method about a cell and its row.
  public typealias CellMethod<Answer> = (TableView, Cell, IndexPath) throws(UIKitException) ->
    Answer
  /// A method about a context menu.
  public typealias MenuMethod<Answer> = (TableView, ContextMenu) throws(UIKitException) -> Answer

  private var handlers: [Handler?]

  /// Whether what it implements is known only by its calls.
  ///
  /// Each of its methods may then throw ``UIKitException/notImplemented``. Such a call does not
  /// count, and no trace shows it. The method is missing until a client is set again. Before its
  /// first call a method counts as implemented. A table checks that before it estimates heights,
  /// offers a deletion or swipe actions, or shows a menu. A method that has queried the table can
  /// no longer throw it.
  public var isKnownByCalls = false

  /// Whether it is a `UITableViewDiffableDataSource`, whose snapshots alone may change the table.
  public var isDiffable = false

  /// Makes a client that implements nothing.
  public init() {
    handlers = Array(repeating: nil, count: Callback.allCases.count)
  }

  /// The closure of a callback, or nil while it is not implemented.
  ///
  /// Whoever sets one has chosen it by the callback's kind of answer, as the client's methods do.
  package subscript(callback: Callback) -> Handler? {
    get { handlers[callback.rawValue] }
    set { handlers[callback.rawValue] = newValue }
  }

  /// The same client without the callbacks that a version does not know yet.
  func known(to version: SystemVersion) -> Client {
    var client = self
    for callback in Callback.allCases where !callback.isAvailable(on: version) {
      client.handlers[callback.rawValue] = nil
    }
    return client
  }
}

@available(*, unavailable)
extension Client: Sendable {}
