package import TableTrace

extension GateID {
  /// A sentence about the change in an app that makes the condition hold.
  package var change: String { ExplanationText.of(.gate, rawValue).purpose ?? "" }

  /// Returns the change for one callback, with the name of the object that receives the call.
  package func change(for callback: Callback) -> String {
    guard self == .clientSet else { return change }
    return "Set tableView.\(callback.recipient.rawValue) before the table appears."
  }
}
