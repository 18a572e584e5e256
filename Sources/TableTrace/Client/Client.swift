/// A data source, delegate or other client, with a closure for each callback that it implements.
///
/// The table reads the client when it is set, because UIKit caches which methods an object
/// implements. If you add a closure later, set the client again.
public struct Client {
  /// A method whose only argument is the table.
  public typealias TableMethod<Answer> = (TableView) throws(UIKitException) -> Answer
  /// A method about a section.
  public typealias SectionMethod<Answer> = (TableView, Int) throws(UIKitException) -> Answer
  /// A method about a header or footer and its section.
  public typealias SectionViewMethod<Answer> =
    (TableView, SectionView, _ section: Int) throws(UIKitException) -> Answer
  /// A method about a row.
  public typealias RowMethod<Answer> = (TableView, IndexPath) throws(UIKitException) -> Answer
  /// A method about a row that may be nil.
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

  /// Whether the client's methods may turn out to be missing when the table calls them.
  ///
  /// Each of its methods may then throw ``UIKitException/notImplemented``. Such a call does not
  /// count, and no trace shows it. From then on, the method is missing until a client is set again.
  ///
  /// Before its first call, a method counts as implemented. This matters where the table checks for
  /// a method: before it estimates heights, offers a deletion or swipe actions, or shows a menu. A
  /// method that has queried the table can no longer throw the error.
  public var isKnownByCalls = false

  /// Whether the client is a `UITableViewDiffableDataSource`, so that only snapshots change the
  /// table.
  public var isDiffable = false

  /// Makes a client that implements nothing.
  public init() {
    handlers = Array(repeating: nil, count: Callback.allCases.count)
  }

  /// The closure of a callback, which must match its kind of answer, or nil if it is not
  /// implemented.
  package subscript(callback: Callback) -> Handler? {
    get { handlers[callback.rawValue] }
    set { handlers[callback.rawValue] = newValue }
  }

  /// Returns the client without the callbacks that a version does not have.
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
