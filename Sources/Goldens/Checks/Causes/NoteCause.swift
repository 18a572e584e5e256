import Diagnostics
import Goldens
import Project
import Scenarios
import TableTrace

/// Finds out why only one side has a line that the app prints.
struct NoteCause {
  private let search: CauseSearch

  init(_ search: CauseSearch) { self.search = search }

  /// The cause of a difference at a printed note, or nil for other differences.
  var causes: DifferenceCauses? {
    let expected = Self.note(search.divergence.expected?.text)
    let traced = Self.note(search.divergence.traced?.text)
    var sentence: String?
    if let expected, !isWritten(expected) {
      sentence = "the golden file has the note '\(expected)', the scenario does not"
    } else if let traced, isWritten(traced), !isInGolden(traced) {
      sentence =
        "the scenario has the note '\(traced)'\(place(traced)), the golden file does not"
    }
    return sentence.map { DifferenceCauses(sentence: $0, certain: [$0]) }
  }

  private static func note(_ line: String?) -> String? {
    let text = (line ?? "").drop { $0 == " " }
    return text.hasPrefix("* ") ? String(text.dropFirst(2)) : nil
  }

  private func isInGolden(_ note: String) -> Bool {
    search.golden.golden?.body.contains { Self.note($0) == note } ?? true
  }

  /// Whether the scenario contains a note, or true if its text is unknown.
  private func isWritten(_ note: String) -> Bool {
    guard let text = search.text else { return true }
    return text.lineNumber(containing: note) != nil
  }

  private func place(_ note: String) -> String {
    CauseSearch.place(search.text?.lineNumber(containing: note))
  }
}

extension ScenarioText {
  /// The number of the first line that contains a text, from 1.
  func lineNumber(containing text: String) -> Int? {
    let lines = String(decoding: source.bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    return lines.firstIndex { $0.contains(text) }.map { $0 + 1 }
  }
}
