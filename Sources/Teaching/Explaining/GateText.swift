package import TableTrace

/// The texts of a gate, from the file that teachers edit.
package struct GateText: Sendable {
  /// The condition that must hold, as a sentence.
  package var needs: String
  /// What to change in an app whose gate is closed, as a sentence.
  package var change: String

  private static let all: [GateID: GateText] = (try? read()) ?? [:]

  /// Reads the embedded texts.
  package static func read() throws(ExplanationFile.Mistake) -> [GateID: GateText] {
    var texts: [GateID: GateText] = [:]
    for entry in try ExplanationFile.embedded("gates.yaml") {
      guard let gate = GateID(rawValue: entry.name) else {
        throw entry.mistake("there is no gate '\(entry.name)'")
      }
      try entry.check(["needs", "change"])
      texts[gate] = GateText(
        needs: try entry.requiredText("needs"),
        change: try entry.requiredText("change")
      )
    }
    return texts
  }

  fileprivate static func of(_ gate: GateID) -> GateText {
    all[gate] ?? GateText(needs: "", change: "")
  }
}

extension GateID {
  /// The condition that must hold, as a sentence.
  package var sentence: String { GateText.of(self).needs }

  /// What to change in an app whose gate is closed, as a sentence.
  package var change: String { GateText.of(self).change }

  /// The same for one callback, whose recipient is known.
  package func change(for callback: Callback) -> String {
    guard self == .clientSet else { return change }
    return "Set tableView.\(callback.recipient.rawValue) before the table appears."
  }
}
