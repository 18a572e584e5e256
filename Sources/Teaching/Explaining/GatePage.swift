package import TableTrace

/// A gate as `explain` shows it, with the callbacks that it can prevent.
package struct GatePage {
  var gate: GateID

  package init(gate: GateID) {
    self.gate = gate
  }

  package var page: Page {
    let found = GateBook.callbacks(behind: gate)
    var rules: [RuleID] = []
    for gate in found.map(\.gate) where !rules.contains(gate.rule) { rules.append(gate.rule) }
    let callbacks = found.map(\.callback)
    let rows: [[PageText]] = [
      ["what to change", PageText(gate.change)], ["rule", .list(rules.map(PageText.rule))],
      [
        "else not called",
        callbacks.count == Callback.allCases.count
          ? "any callback" : .list(callbacks.map(PageText.callback)),
      ],
    ]
    return Page(
      title: gate.rawValue,
      parts: [.rows([["must hold", PageText(gate.sentence)]] + rows)]
    )
  }
}
