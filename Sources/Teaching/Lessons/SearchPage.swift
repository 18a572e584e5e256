package import Diagnostics
import Project
import Scenarios

/// The results of a search as `list --find` prints them: lessons, then other scenarios by folder.
package struct SearchPage {
  /// The text for a question that no lesson answers.
  private static let outOfScope = "out of scope"

  let result: SearchResult
  let ink: Ink

  package init(
    result: SearchResult,
    ink: Ink
  ) {
    self.result = result
    self.ink = ink
  }

  /// The lessons, the other scenarios, and the command that shows the best answer.
  package var text: String {
    let lessons = TextTable.lines(result.lessons.map(\.document).map(row))
    return ([lessons].filter { !$0.isEmpty } + evidence + [hint]).joined(separator: "\n")
  }

  /// Returns a row with the lesson, the number of its question in the course, and the question.
  private func row(_ document: SearchDocument) -> [String] {
    switch document.subject {
    case .scenario(let entry, let answer):
      [entry.file.name, answer?.number ?? "", answer?.question ?? entry.headline]
    case .gap(let gap): [Self.outOfScope, gap.number, gap.question]
    }
  }

  /// The scenarios without a question, by folder.
  private var evidence: [String] {
    let entries = result.evidence.compactMap(\.document.entry)
    return LessonBook(entries).subjects.map { name, entries in
      ink.paint(Self.headline(of: name), .bold) + "\n"
        + TextTable.lines(entries.map { ["  \($0.file.name)", $0.scenario.title] })
    }
  }

  /// Returns a description of the scenarios without a question in a folder.
  private static func headline(of subject: String) -> String {
    switch subject {
    case "claims": "claims: published reports without a recorded log"
    case "recorded": "recorded: what logs of devices and simulators show"
    case "lists": "lists: orders of calls from documents"
    case "": "other scenarios of this folder"
    default: "\(subject): other scenarios"
    }
  }

  /// The command that shows the first result.
  private var hint: String {
    guard let first = (result.lessons + result.evidence).first?.document else { return "" }
    let command = first.number.map { "learn \($0)" } ?? "show \(first.name)"
    return "the first of them: tabletrace \(command)\n"
  }
}
