import Diagnostics
import Sampling
import Scenarios
import TableTrace
import Testing

@testable import CommandLineTool
@testable import Project
@testable import Teaching

/// The shape that all pages of `explain` have.
struct ExplanationTests {
  /// A name of each kind that needs a library or an argument, and questions.
  private static let others = [
    "load/first-load", "scroll/prefetch", "claims/swipe-precedence",
    "cellForRowAt [0, 0] -> Cell#1 new", "- tap: [0, 1]", "> layout", "os: iOS 12", "[0, 2]",
    "load.*", "patterns", "logs", "why is didSelectRow not called", "when is reloadData finished",
  ]

  private static let names: [String] = {
    var known: Set<String> = []
    let all = ExplainSubject.names + HookPage.hooks.map(\.key) + others
    return all.filter { known.insert($0).inserted }
  }()

  /// The pages of all terms and of all signs are lists.
  private static let lists: Set<String> = ["signs", "terms"]

  @Test("Every page has at most 40 lines without --all, a first sentence and a related name")
  func pagesHaveOneShape() {
    for name in Sample.of(Self.names, 120) {
      let run = ToolRun(["explain", "--", name], hasLibrary: true)
      #expect(run.code == .success, "\(name): \(run.errors)")
      guard !Self.lists.contains(name), !Self.isQuestion(name) else { continue }
      let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count - 1 <= Explanation.mostLines, "\(name) has \(lines.count - 1) lines")
      let sentence = lines.dropFirst().drop { $0.isEmpty || $0.hasPrefix("  ") }.first ?? ""
      #expect(sentence.contains(" "), "\(name): \(run.output)")
      let related = lines.firstIndex(of: "related").map { lines[$0 + 1] } ?? ""
      #expect(!related.allSatisfy { $0 == " " }, "\(name): \(run.output)")
    }
  }

  @Test("The answer to a question has at most 60 lines")
  func answersAreShort() {
    for name in Self.names.filter(Self.isQuestion) {
      let lines = ToolRun(["explain", "--", name], hasLibrary: true).output.split(separator: "\n")
      #expect(lines.count <= 60, "\(name): \(lines.count)")
    }
  }

  private static func isQuestion(_ name: String) -> Bool {
    if case .question? = ExplainSubject(name: name) ?? .question(name, about: nil) {
      true
    } else {
      false
    }
  }

  @Test("Every related name of a page has a page")
  func relatedNamesHavePages() {
    for name in Sample.of(Self.names, 60) where !Self.isQuestion(name) {
      let output = ToolRun(["explain", "--", name], hasLibrary: true).output
      let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
      guard let place = lines.firstIndex(of: "related") else { continue }
      let text = lines[(place + 1)...].prefix { $0.hasPrefix("  ") }
        .map { $0.drop { $0 == " " } }.joined(separator: " ")
      for related in text.split(separator: ", ").map(String.init) {
        #expect(ExplainSubject(name: related) != nil, "\(name): \(related)")
      }
    }
  }

  @Test("Every command that a page prints can be typed")
  func commandsAreTyped() {
    var commands: Set<String> = []
    // The examples of errors and terms name files that a reader has. A command inside a sentence of a lesson
    // is followed by the rest of that sentence.
    let isExample = { (name: String) in
      ProblemCode.named(name) != nil || Term.named(name) != nil
    }
    for name in Sample.of(Self.names, 60) where !isExample(name) && !Self.lists.contains(name) {
      let output = ToolRun(["explain", "--", name], hasLibrary: true).output
      for line in output.split(separator: "\n") {
        guard let start = line.firstRange(of: "tabletrace ")?.upperBound else { continue }
        let before = line[..<start].dropLast("tabletrace ".count)
        guard before.last == " ", before.allSatisfy({ $0 == " " }) || before.hasSuffix(": ") else {
          continue
        }
        commands.insert(String(line[start...]))
      }
    }
    for command in commands.sorted() where !command.contains("SCENARIO") {
      let words = ToolRun.words(command)
      // A recorder writes a package.
      let typed = words.first == "recorder" ? ["recorder", "--list"] + words[1..<2] : words
      let run = ToolRun(typed, hasLibrary: true)
      #expect(run.code == .success || run.code == .differs, "\(command)\n\(run.errors)")
    }
  }

  @Test("The whole page begins like the short one and has more")
  func wholePagesHaveMore() {
    for name in ["didSelectRowAt", "tap", "load.section-order", "> layout", "load"] {
      let short = ToolRun(["explain", "--", name], hasLibrary: true).output
      let whole = ToolRun(["explain", "--all", "--", name], hasLibrary: true).output
      let body = short.components(upTo: "\nall its ")
      #expect(whole.hasPrefix(body), "\(whole)")
      #expect(whole.count > short.count, "\(name)")
    }
  }
}

extension String {
  /// The text in front of another one.
  fileprivate func components(upTo end: String) -> Substring {
    firstRange(of: end).map { self[..<$0.lowerBound] } ?? self[...]
  }
}
