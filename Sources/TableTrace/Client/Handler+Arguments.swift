/// Converts closures with the arguments of their callback to the table's closures.
///
/// They are inlined, so that a call passes only one extra closure. If the arguments do not match
/// the callback, the result is "not implemented". The methods of ``Client`` allow no such closure.
extension Handler {
  /// Converts a closure whose only argument is the table.
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

  /// Converts a closure about a row that may be nil.
  @inline(__always)
  static func optionalRow<Value>(
    _ body: @escaping Client.OptionalRowMethod<Value>
  ) -> Closure<Value> {
    { table, call throws(UIKitException) in
      guard case .optionalRow(let row) = call.arguments else { throw .notImplemented }
      return try body(table, row)
    }
  }

  /// Converts a closure about several rows.
  @inline(__always)
  static func rows<Value>(_ body: @escaping Client.RowsMethod<Value>) -> Closure<Value> {
    { table, call throws(UIKitException) in
      guard case .rows(let rows) = call.arguments else { throw .notImplemented }
      return try body(table, rows)
    }
  }

  /// Converts a closure about the source and the target of a moved row.
  @inline(__always)
  static func move<Value>(
    _ body: @escaping (TableView, IndexPath, IndexPath) throws(UIKitException) -> Value
  ) -> Closure<Value> {
    { table, call throws(UIKitException) in
      guard case .move(let source, let target) = call.arguments else { throw .notImplemented }
      return try body(table, source, target)
    }
  }

  /// Converts a closure about a header or footer and its section.
  @inline(__always)
  static func view<Value>(_ body: @escaping Client.SectionViewMethod<Value>) -> Closure<Value> {
    { table, call throws(UIKitException) in
      guard case .view(let view, let section) = call.arguments else { throw .notImplemented }
      return try body(table, view, section)
    }
  }

  /// Converts a closure about a title of the section index.
  @inline(__always)
  static func indexTitle<Value>(
    _ body: @escaping (TableView, String, Int) throws(UIKitException) -> Value
  ) -> Closure<Value> {
    { table, call throws(UIKitException) in
      guard case .indexTitle(let title, let ordinal) = call.arguments else { throw .notImplemented }
      return try body(table, title, ordinal)
    }
  }

  /// Converts a closure about an edit and its row.
  @inline(__always)
  static func commit<Value>(
    _ body: @escaping (TableView, EditingStyle, IndexPath) throws(UIKitException) -> Value
  ) -> Closure<Value> {
    { table, call throws(UIKitException) in
      guard case .commit(let style, let row) = call.arguments else { throw .notImplemented }
      return try body(table, style, row)
    }
  }

  /// Converts a closure about an item of the edit menu and its row.
  @inline(__always)
  static func menuAction<Value>(
    _ body: @escaping (TableView, String, IndexPath) throws(UIKitException) -> Value
  ) -> Closure<Value> {
    { table, call throws(UIKitException) in
      guard case .menuAction(let selector, let row) = call.arguments else { throw .notImplemented }
      return try body(table, selector, row)
    }
  }

  /// Converts a closure about a row and a location on it.
  @inline(__always)
  static func rowAndPoint<Value>(
    _ body: @escaping (TableView, IndexPath, Point) throws(UIKitException) -> Value
  ) -> Closure<Value> {
    { table, call throws(UIKitException) in
      guard case .rowAndPoint(let row, let point) = call.arguments else { throw .notImplemented }
      return try body(table, row, point)
    }
  }

  /// Converts a closure about focus that moves from row to row.
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

  /// Converts a closure about a drag session and a row.
  @inline(__always)
  static func sessionRow<Value>(_ body: @escaping Client.RowMethod<Value>) -> Closure<Value> {
    { table, call throws(UIKitException) in
      guard case .sessionRow(let row?) = call.arguments else { throw .notImplemented }
      return try body(table, row)
    }
  }

  /// Converts a closure about a drag session, a row and a location on it.
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

  /// Converts a closure about a drop session and a row that may be nil.
  @inline(__always)
  static func sessionOptionalRow<Value>(
    _ body: @escaping Client.OptionalRowMethod<Value>
  ) -> Closure<Value> {
    { table, call throws(UIKitException) in
      guard case .sessionRow(let row) = call.arguments else { throw .notImplemented }
      return try body(table, row)
    }
  }

  /// Converts a closure about a drop and its row, which may be nil.
  @inline(__always)
  static func coordinator<Value>(
    _ body: @escaping Client.OptionalRowMethod<Value>
  ) -> Closure<Value> {
    { table, call throws(UIKitException) in
      guard case .coordinator(let destination) = call.arguments else { throw .notImplemented }
      return try body(table, destination)
    }
  }

  /// Converts a closure about the end of a drag: its velocity, and the offset where scrolling will
  /// end.
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
