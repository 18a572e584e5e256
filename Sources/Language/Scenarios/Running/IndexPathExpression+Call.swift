import TableTrace

extension IndexPathExpression {
  /// Returns the row meant, given the call that a reaction answers to.
  ///
  /// - Throws: what a Swift app gets that unwraps an index path which is nil in this call.
  func path(in call: Call?) throws(UIKitException) -> IndexPath {
    guard let path = givenPath(in: call) else { throw .missingRow }
    return path
  }

  /// Returns the row meant, or nil where the call was given none.
  func givenPath(in call: Call?) -> IndexPath? {
    switch self {
    case .fixed(let path): path
    case .row, .proposed: call?.arguments.target
    case .source: call?.arguments.source
    // Where one row is wanted, nobody can write several.
    case .rows: nil
    }
  }
}

extension [IndexPathExpression] {
  /// Returns the rows meant, in order.
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
  /// The rows that a call is about, or empty for a call that is not about several.
  var rows: [IndexPath] {
    if case .rows(let rows) = self { rows } else { [] }
  }

  /// The rows in the trace's form, or nil for a call that is not about several.
  var list: String? {
    guard case .rows(let rows) = self else { return nil }
    return TraceFormat.list(rows.map(\.description))
  }

  /// The row that a call is about; of a move, where it ends.
  var target: IndexPath? {
    place.map { IndexPath(section: $0.section, row: $0.row ?? 0) }
  }

  /// The row that a call is about; of a move, where it starts.
  var source: IndexPath? {
    if case .move(let source, _) = self { return source }
    return target
  }
}

extension UIKitException {
  /// The exception for an app that uses the row of a callback which received none.
  static let missingRow = UIKitException(
    name: "Fatal error",
    reason: "Unexpectedly found nil while unwrapping an Optional value",
    rule: .appRaised,
    arithmetic: ["the step needs the row of the callback, but its index path is nil"]
  )
}
