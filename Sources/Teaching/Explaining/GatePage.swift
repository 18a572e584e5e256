package import TableTrace

/// A gate as `explain` shows it, with the callbacks that it may keep away; what it says may depend on
/// the callback.
package struct GatePage {
  var gate: GateID

  package init(
    gate: GateID
  ) {
    self.gate = gate
  }

  package var page: Page {
    let found = GateBook.callbacks(behind: gate)
    var sentences: [String] = []
    var rules: [RuleID] = []
    for gate in found.map(\.gate) {
      if !sentences.contains(gate.sentence) { sentences.append(gate.sentence) }
      if !rules.contains(gate.rule) { rules.append(gate.rule) }
    }
    let callbacks = found.map(\.callback)
    let rows: [[PageText]] = [
      ["looked at by", .list(rules.map(PageText.rule))], ["what to change", PageText(gate.change)],
      [
        "else not called",
        callbacks.count == Callback.allCases.count
          ? "any callback" : .list(callbacks.map(PageText.callback)),
      ],
    ]
    return Page(
      title: gate.rawValue,
      parts: [.rows(sentences.map { ["open when", PageText($0)] } + rows)]
    )
  }
}
