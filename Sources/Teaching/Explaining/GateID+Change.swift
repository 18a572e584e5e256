package import TableTrace

extension GateID {
  /// The change in an app that makes the condition hold, as a sentence.
  package var change: String { ExplanationText.of(.gate, rawValue).purpose ?? "" }

  /// The same for one callback, whose recipient is known.
  package func change(for callback: Callback) -> String {
    guard self == .clientSet else { return change }
    return "Set tableView.\(callback.recipient.rawValue) before the table appears."
  }
}
