import TableTrace

extension IndexPathExpression {
  /// Returns the index path, given the call that a reaction responds to.
  ///
  /// - Throws: the exception of an app that unwraps an index path which is nil in this call.
  func path(in call: Call?) throws(UIKitException) -> IndexPath {
    guard let path = givenPath(in: call) else { throw .missingRow }
    return path
  }

  /// Returns the index path, or nil if the call has none.
  func givenPath(in call: Call?) -> IndexPath? {
    switch self {
    case .fixed(let path): path
    case .row, .proposed: call?.arguments.target
    case .source: call?.arguments.source
    // A scenario cannot write several rows where one is needed.
    case .rows: nil
    }
  }
}

extension [IndexPathExpression] {
  /// Returns the index paths in order.
  func paths(in call: Call?) throws(UIKitException) -> [IndexPath] {
    var paths: [IndexPath] = []
    for row in self {
      if row == .rows {
        paths += call?.arguments.rows ?? []
      } else {
        paths.append(try row.path(in: call))
      }
    }
    return paths
  }
}

extension Arguments {
  /// The rows of a call, or empty if the call has no list of rows.
  var rows: [IndexPath] {
    if case .rows(let rows) = self { rows } else { [] }
  }

  /// The rows as a trace prints them, or nil if the call has no list of rows.
  var list: String? {
    guard case .rows(let rows) = self else { return nil }
    return TraceFormat.list(rows.map(\.description))
  }

  /// The row of a call, or the target of a move.
  var target: IndexPath? {
    place.map { IndexPath(section: $0.section, row: $0.row ?? 0) }
  }

  /// The row of a call, or the source of a move.
  var source: IndexPath? {
    if case .move(let source, _) = self { return source }
    return target
  }
}

extension UIKitException {
  /// The exception of an app that uses the row of a callback without one.
  static let missingRow = UIKitException(
    name: "Fatal error",
    reason: "Unexpectedly found nil while unwrapping an Optional value",
    rule: .appRaised,
    arithmetic: ["the step needs the row of the callback, but the callback received no index path"]
  )
}
