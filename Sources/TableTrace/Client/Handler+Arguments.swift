/// The table's closures, made from closures that take what their callback is given.
///
/// They are inlined, so that a closure of known types has one other around it and no conversions. A
/// closure for a callback with other arguments answers that it is not implemented. The methods of
/// ``Client`` allow no such closure.
extension Handler {
  /// For a callback that is given nothing but the table, or besides it a session.
  @inline(__always)
  static func table<Value>(_ body: @escaping Client.TableMethod<Value>) -> Closure<Value> {
    { table, _ throws(UIKitException) in try body(table) }
  }

  @inline(__always)
  static func section<Value>(_ body: @escaping Client.SectionMethod<Value>) -> Closure<Value> {
    { table, call throws(UIKitException) in
      guard case .section(let section) = call.arguments else { throw .notImplemented }
      return try body(table, section)
    }
  }

  @inline(__always)
  static func row<Value>(_ body: @escaping Client.RowMethod<Value>) -> Closure<Value> {
    { table, call throws(UIKitException) in
      guard case .row(let row) = call.arguments else { throw .notImplemented }
      return try body(table, row)
    }
  }

  /// For a callback about a row that may be missing.
  @inline(__always)
  static func optionalRow<Value>(
    _ body: @escaping Client.OptionalRowMethod<Value>
  ) -> Closure<Value> {
    { table, call throws(UIKitException) in
      guard case .optionalRow(let row) = call.arguments else { throw .notImplemented }
      return try body(table, row)
    }
  }

  /// For a callback about several rows.
  @inline(__always)
  static func rows<Value>(_ body: @escaping Client.RowsMethod<Value>) -> Closure<Value> {
    { table, call throws(UIKitException) in
      guard case .rows(let rows) = call.arguments else { throw .notImplemented }
      return try body(table, rows)
    }
  }

  /// For a callback about a row that goes elsewhere.
  @inline(__always)
  static func move<Value>(
    _ body: @escaping (TableView, IndexPath, IndexPath) throws(UIKitException) -> Value
  ) -> Closure<Value> {
    { table, call throws(UIKitException) in
      guard case .move(let source, let target) = call.arguments else { throw .notImplemented }
      return try body(table, source, target)
    }
  }

  /// For a callback about a header or footer and its section.
  @inline(__always)
  static func view<Value>(_ body: @escaping Client.SectionViewMethod<Value>) -> Closure<Value> {
    { table, call throws(UIKitException) in
      guard case .view(let view, let section) = call.arguments else { throw .notImplemented }
      return try body(table, view, section)
    }
  }

  /// For a callback about a title of the section index.
  @inline(__always)
  static func indexTitle<Value>(
    _ body: @escaping (TableView, String, Int) throws(UIKitException) -> Value
  ) -> Closure<Value> {
    { table, call throws(UIKitException) in
      guard case .indexTitle(let title, let ordinal) = call.arguments else { throw .notImplemented }
      return try body(table, title, ordinal)
    }
  }

  /// For a callback about an edit and its row.
  @inline(__always)
  static func commit<Value>(
    _ body: @escaping (TableView, EditingStyle, IndexPath) throws(UIKitException) -> Value
  ) -> Closure<Value> {
    { table, call throws(UIKitException) in
      guard case .commit(let style, let row) = call.arguments else { throw .notImplemented }
      return try body(table, style, row)
    }
  }

  /// For a callback about an item of the edit menu and its row.
  @inline(__always)
  static func menuAction<Value>(
    _ body: @escaping (TableView, String, IndexPath) throws(UIKitException) -> Value
  ) -> Closure<Value> {
    { table, call throws(UIKitException) in
      guard case .menuAction(let selector, let row) = call.arguments else { throw .notImplemented }
      return try body(table, selector, row)
    }
  }

  /// For a callback about a row and a place on it.
  @inline(__always)
  static func rowAndPoint<Value>(
    _ body: @escaping (TableView, IndexPath, Point) throws(UIKitException) -> Value
  ) -> Closure<Value> {
    { table, call throws(UIKitException) in
      guard case .rowAndPoint(let row, let point) = call.arguments else { throw .notImplemented }
      return try body(table, row, point)
    }
  }

  /// For a callback about focus that goes from row to row.
  @inline(__always)
  static func focus<Value>(
    _ body: @escaping (TableView, IndexPath?, IndexPath?) throws(UIKitException) -> Value
  ) -> Closure<Value> {
    { table, call throws(UIKitException) in
      guard case .focus(let old, let new) = call.arguments else { throw .notImplemented }
      return try body(table, old, new)
    }
  }

  @inline(__always)
  static func menu<Value>(_ body: @escaping Client.MenuMethod<Value>) -> Closure<Value> {
    { table, call throws(UIKitException) in
      guard case .menu(let menu) = call.arguments else { throw .notImplemented }
      return try body(table, menu)
    }
  }

  /// For a callback about a drag session and a row.
  @inline(__always)
  static func sessionRow<Value>(_ body: @escaping Client.RowMethod<Value>) -> Closure<Value> {
    { table, call throws(UIKitException) in
      guard case .sessionRow(let row?) = call.arguments else { throw .notImplemented }
      return try body(table, row)
    }
  }

  /// For a callback about a drag session, a row and a place on it.
  @inline(__always)
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
  @inline(__always)
  static func sessionOptionalRow<Value>(
    _ body: @escaping Client.OptionalRowMethod<Value>
  ) -> Closure<Value> {
    { table, call throws(UIKitException) in
      guard case .sessionRow(let row) = call.arguments else { throw .notImplemented }
      return try body(table, row)
    }
  }

  /// For a callback about a drop and the row where it lands, if any.
  @inline(__always)
  static func coordinator<Value>(
    _ body: @escaping Client.OptionalRowMethod<Value>
  ) -> Closure<Value> {
    { table, call throws(UIKitException) in
      guard case .coordinator(let destination) = call.arguments else { throw .notImplemented }
      return try body(table, destination)
    }
  }

  /// For a callback about the end of a drag: the finger's velocity, and where the content will
  /// rest.
  @inline(__always)
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

  @inline(__always)
  static func flag<Value>(
    _ body: @escaping (TableView, Bool) throws(UIKitException) -> Value
  ) -> Closure<Value> {
    { table, call throws(UIKitException) in
      guard case .flag(let flag) = call.arguments else { throw .notImplemented }
      return try body(table, flag)
    }
  }
}
