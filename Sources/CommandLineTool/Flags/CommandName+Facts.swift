extension CommandName {
  /// The facts, one row a command.
  var facts: Facts {
    switch self {
    case .run: .run
    case .check: .check
    case .accept: .accept
    case .validate: .validate
    case .compare: .compare
    case .diff: .diff
    case .conformance: .conformance
    case .list: .list
    case .rules: .rules
    case .explain: .explain
    case .schema: .schema
    case .reference: .reference
    }
  }
}
