package import TableTrace

extension GateID {
  /// What to change in an app where the condition fails, as a sentence.
  package var change: String { Self.changes[self] ?? "" }

  /// The same for one callback, whose recipient is known.
  package func change(for callback: Callback) -> String {
    guard self == .clientSet else { return change }
    return "Set tableView.\(callback.recipient.rawValue) before the table appears."
  }

  private static let changes: [GateID: String] = (try? readChanges()) ?? [:]

  /// Reads the embedded texts.
  package static func readChanges() throws(ExplanationFile.Mistake) -> [GateID: String] {
    var texts: [GateID: String] = [:]
    for entry in try ExplanationFile.embedded("gates.yaml") {
      guard let gate = GateID(rawValue: entry.name) else {
        throw entry.mistake("there is no gate '\(entry.name)'")
      }
      try entry.check(["is"])
      texts[gate] = try entry.requiredText("is")
    }
    return texts
  }
}
