/// The table's closures, made from closures that take what their callback is given.
///
/// A closure that is stored for a callback with other arguments answers that it is not implemented;
/// the methods of ``Client`` leave no way to store one.
extension Handler {
  /// For a callback that is given nothing but the table, or besides it a session.
  static func table<Value>(
    _ body: @escaping (TableView) throws(UIKitException) -> Value
  ) -> Closure<Value> {
    { table, _ throws(UIKitException) in try body(table) }
  }

  /// For a callback about a section.
  static func section<Value>(
    _ body: @escaping (TableView, Int) throws(UIKitException) -> Value
  ) -> Closure<Value> {
    { table, call throws(UIKitException) in
      guard case .section(let section) = call.arguments else { throw .notImplemented }
      return try body(table, section)
    }
  }

  /// For a callback about a row.
  static func row<Value>(
    _ body: @escaping (TableView, IndexPath) throws(UIKitException) -> Value
  ) -> Closure<Value> {
    { table, call throws(UIKitException) in
      guard case .row(let row) = call.arguments else { throw .notImplemented }
      return try body(table, row)
    }
  }

  /// For a callback about a row that may be missing.
  static func optionalRow<Value>(
    _ body: @escaping (TableView, IndexPath?) throws(UIKitException) -> Value
  ) -> Closure<Value> {
    { table, call throws(UIKitException) in
      guard case .optionalRow(let row) = call.arguments else { throw .notImplemented }
      return try body(table, row)
    }
  }

  /// For a callback about several rows.
  static func rows<Value>(
    _ body: @escaping (TableView, [IndexPath]) throws(UIKitException) -> Value
  ) -> Closure<Value> {
    { table, call throws(UIKitException) in
      guard case .rows(let rows) = call.arguments else { throw .notImplemented }
      return try body(table, rows)
    }
  }

  /// For a callback about a row that goes elsewhere.
  static func move<Value>(
    _ body: @escaping (TableView, IndexPath, IndexPath) throws(UIKitException) -> Value
  ) -> Closure<Value> {
    { table, call throws(UIKitException) in
      guard case .move(let source, let target) = call.arguments else { throw .notImplemented }
      return try body(table, source, target)
    }
  }

  /// For a callback about a cell and its row.
  static func cell<Value>(
    _ body: @escaping (TableView, Cell, IndexPath) throws(UIKitException) -> Value
  ) -> Closure<Value> {
    { table, call throws(UIKitException) in
      guard case .cell(let cell, let row) = call.arguments else { throw .notImplemented }
      return try body(table, cell, row)
    }
  }

  /// For a callback about a header or footer and its section.
  static func view<Value>(
    _ body: @escaping (TableView, SectionView, Int) throws(UIKitException) -> Value
  ) -> Closure<Value> {
    { table, call throws(UIKitException) in
      guard case .view(let view, let section) = call.arguments else { throw .notImplemented }
      return try body(table, view, section)
    }
  }

  /// For a callback about a title of the section index.
  static func indexTitle<Value>(
    _ body: @escaping (TableView, String, Int) throws(UIKitException) -> Value
  ) -> Closure<Value> {
    { table, call throws(UIKitException) in
      guard case .indexTitle(let title, let ordinal) = call.arguments else { throw .notImplemented }
      return try body(table, title, ordinal)
    }
  }

  /// For a callback about an edit and its row.
  static func commit<Value>(
    _ body: @escaping (TableView, EditingStyle, IndexPath) throws(UIKitException) -> Value
  ) -> Closure<Value> {
    { table, call throws(UIKitException) in
      guard case .commit(let style, let row) = call.arguments else { throw .notImplemented }
      return try body(table, style, row)
    }
  }

  /// For a callback about an item of the edit menu and its row.
  static func menuAction<Value>(
    _ body: @escaping (TableView, String, IndexPath) throws(UIKitException) -> Value
  ) -> Closure<Value> {
    { table, call throws(UIKitException) in
      guard case .menuAction(let selector, let row) = call.arguments else { throw .notImplemented }
      return try body(table, selector, row)
    }
  }

  /// For a callback about a row and a place on it.
  static func rowAndPoint<Value>(
    _ body: @escaping (TableView, IndexPath, Point) throws(UIKitException) -> Value
  ) -> Closure<Value> {
    { table, call throws(UIKitException) in
      guard case .rowAndPoint(let row, let point) = call.arguments else { throw .notImplemented }
      return try body(table, row, point)
    }
  }

  /// For a callback about focus that goes from row to row.
  static func focus<Value>(
    _ body: @escaping (TableView, IndexPath?, IndexPath?) throws(UIKitException) -> Value
  ) -> Closure<Value> {
    { table, call throws(UIKitException) in
      guard case .focus(let old, let new) = call.arguments else { throw .notImplemented }
      return try body(table, old, new)
    }
  }

  /// For a callback about a context menu.
  static func menu<Value>(
    _ body: @escaping (TableView, ContextMenu) throws(UIKitException) -> Value
  ) -> Closure<Value> {
    { table, call throws(UIKitException) in
      guard case .menu(let menu) = call.arguments else { throw .notImplemented }
      return try body(table, menu)
    }
  }

  /// For a callback about a drag session and a row.
  static func sessionRow<Value>(
    _ body: @escaping (TableView, IndexPath) throws(UIKitException) -> Value
  ) -> Closure<Value> {
    { table, call throws(UIKitException) in
      guard case .sessionRow(let row?) = call.arguments else { throw .notImplemented }
      return try body(table, row)
    }
  }

  /// For a callback about a drag session, a row and a place on it.
  static func sessionRowAndPoint<Value>(
    _ body: @escaping (TableView, IndexPath, Point) throws(UIKitException) -> Value
  ) -> Closure<Value> {
    { table, call throws(UIKitException) in
      guard case .sessionRowPoint(let row, let point) = call.arguments else {
        throw .notImplemented
      }
      return try body(table, row, point)
    }
  }

  /// For a callback about a drop session and a row that may be missing.
  static func sessionOptionalRow<Value>(
    _ body: @escaping (TableView, IndexPath?) throws(UIKitException) -> Value
  ) -> Closure<Value> {
    { table, call throws(UIKitException) in
      guard case .sessionRow(let row) = call.arguments else { throw .notImplemented }
      return try body(table, row)
    }
  }

  /// For a callback about a drop and the row where it lands, if any.
  static func coordinator<Value>(
    _ body: @escaping (TableView, IndexPath?) throws(UIKitException) -> Value
  ) -> Closure<Value> {
    { table, call throws(UIKitException) in
      guard case .coordinator(let destination) = call.arguments else { throw .notImplemented }
      return try body(table, destination)
    }
  }

  /// For a callback about the end of a drag: the finger's velocity, and where the content will rest.
  static func targetOffset<Value>(
    _ body: @escaping (TableView, Point, Point) throws(UIKitException) -> Value
  ) -> Closure<Value> {
    { table, call throws(UIKitException) in
      guard case .targetOffset(let velocity, let target) = call.arguments else {
        throw .notImplemented
      }
      return try body(table, velocity, target)
    }
  }

  /// For a callback with a yes or no.
  static func flag<Value>(
    _ body: @escaping (TableView, Bool) throws(UIKitException) -> Value
  ) -> Closure<Value> {
    { table, call throws(UIKitException) in
      guard case .flag(let flag) = call.arguments else { throw .notImplemented }
      return try body(table, flag)
    }
  }
}
