/// A condition that must hold for a callback to be called.
///
/// Gates complement the rules: a rule says when a callback is called, and its gates say why it is
/// not called.
package struct Gate: Sendable {
  /// Returns whether the condition holds for a row in the current state of the table.
  typealias Condition = @Sendable (TableView, IndexPath?) -> Bool

  /// The stable name, as reports print it.
  package var id: GateID
  package var rule: RuleID
  /// Returns whether the condition holds now.
  ///
  /// Nil if the table cannot compute it, because a return value or an event decides. Such a gate
  /// holds until something makes it fail.
  let holds: Condition?
  /// Whether the gate can be checked at any time; other gates are checked only during an
  /// interaction, such as a tap.
  package private(set) var isStanding = false

  /// Makes a gate; without a condition, it holds until an interaction makes it fail.
  init(_ id: GateID, rule: RuleID, holds: Condition? = nil) {
    self.id = id
    self.rule = rule
    self.holds = holds
  }

  /// Makes a gate that can be checked while nothing happens to the table.
  static func standing(_ id: GateID, rule: RuleID, holds: @escaping Condition) -> Gate {
    var gate = Gate(id, rule: rule, holds: holds)
    gate.isStanding = true
    return gate
  }
}

/// Gates that several lists share.
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
