/// A condition that must hold for a callback to be called.
///
/// Gates complement the rules: a rule says when a callback is called, its gates say why it may not
/// be.
package struct Gate: Sendable {
  /// Whether the condition holds for a row, by what the table knows.
  typealias Condition = @Sendable (TableView, IndexPath?) -> Bool

  /// The stable name, as reports print it.
  package var id: GateID
  package var rule: RuleID
  /// Whether it holds.
  ///
  /// Nil for a gate that is open until an answer or an event closes it, and for one that says when
  /// the table makes the query.
  let holds: Condition?
  /// Whether a table at rest shows if it is open; the others are looked at on the way to a call.
  package private(set) var isStanding = false

  /// Makes a gate; one without a condition is open until the interaction closes it.
  init(_ id: GateID, rule: RuleID, holds: Condition? = nil) {
    self.id = id
    self.rule = rule
    self.holds = holds
  }

  /// Returns a gate that a table at rest can be queried about.
  static func standing(_ id: GateID, rule: RuleID, holds: @escaping Condition) -> Gate {
    var gate = Gate(id, rule: rule, holds: holds)
    gate.isStanding = true
    return gate
  }
}

/// The gates at which several rules look.
extension Gate {
  static func rowExists(_ rule: RuleID) -> Gate {
    Gate(.rowExists, rule: rule) { table, row in
      row.map { table.content.contains($0) } ?? false
    }
  }

  static func rowVisible(_ rule: RuleID) -> Gate {
    Gate(.rowVisible, rule: rule) { table, row in
      row.map { table.screen.cell(at: $0) != nil } ?? false
    }
  }

  static func cellConfigured(_ rule: RuleID) -> Gate {
    standing(.cellConfigured, rule: rule) {
      table,
      row in row.map { table.existingCell(at: $0) != nil } ?? !table.screen.rows.isEmpty
    }
  }

  static func editing(_ rule: RuleID) -> Gate {
    Gate(.editing, rule: rule)
  }

  static func rowEditable(_ rule: RuleID) -> Gate {
    Gate(.rowEditable, rule: rule)
  }

  static func moveRowImplemented(_ rule: RuleID) -> Gate {
    Gate(.moveRowImplemented, rule: rule)
  }
}
