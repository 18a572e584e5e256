package import TableTrace

/// The page of a gate in `explain`, with the callbacks that the gate can prevent.
extension GateID {
  package var explained: Explanation {
    let found = GateBook.callbacks(behind: self)
    let rules = found.map(\.gate.rule).eachOnce
    let callbacks = found.map(\.callback)
    let all = callbacks.count == Callback.allCases.count
    let first = callbacks.prefix(Self.mostCallbacks).map(PageText.callback)
    let more = callbacks.count - first.count
    let named = PageText.list(first) + (more > 0 ? " and \(more) more" : "")
    let command = ExplanationText.of(.gate, rawValue).command
    return Explanation(
      name: rawValue,
      purpose: "A condition for a call. " + sentence,
      shown: [
        .headline("if the condition does not hold, these are not called"),
        .words([all ? "any callback" : named]),
      ],
      reasons: (
        "how to make the condition hold",
        [PageReason(says: change, command: command.map(PageText.command))]
      ),
      versions: command == nil ? [.more(Self.notShown)] : [],
      related: neighbours(in: callbacks.first) + rules.map(PageText.rule),
      commands: (callbacks.first?.facts.key).map {
        [PageHint("all conditions for one of these callbacks", "tabletrace explain \($0) --all")]
      } ?? [],
      rest: more > 0 && !all
        ? PagePart.rows(
          callbacks.map { [.callback($0)] },
          under: "all callbacks that need the condition"
        )
        : [],
      restName: "callbacks"
    )
  }

  private static let notShown: PageText =
    "No scenario of the tool has a call that is missing because of this condition."

  private static let mostCallbacks = 8

  /// Returns the gates that are checked right before and after it for a callback.
  private func neighbours(in callback: Callback?) -> [PageText] {
    let chain = callback.map { GateBook.chain(of: $0).map(\.id) } ?? []
    guard let place = chain.firstIndex(of: self) else { return [] }
    return chain.beside(place).map(PageText.gate)
  }
}
