package import TableTrace

extension GateID {
  /// A sentence about the change in an app that makes the condition hold.
  package var change: String { ExplanationText.of(.gate, rawValue).purpose ?? "" }

  /// Returns the change for one callback, in which its receiver is named.
  package func change(for callback: Callback) -> String {
    guard self == .clientSet else { return change }
    return "Set tableView.\(callback.recipient.rawValue) before the table appears."
  }
}
