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

  /// A sample of the names in groups, so that several cores share the work.
  private static let groups: [[String]] = {
    let sampled = Sample.of(names.filter { !isQuestion($0) }, 60)
    return stride(from: 0, to: sampled.count, by: 30).map { start in
      Array(sampled[start..<min(start + 30, sampled.count)])
    }
  }()

  @Test(
    "A page has at most 40 lines without --all, a first sentence, related names and working commands",
    arguments: groups
  )
  func pagesHaveOneShape(names: [String]) {
    var commands: Set<String> = []
    for name in names {
      let run = ToolRun(["explain", "--", name], hasLibrary: true)
      #expect(run.code == .success && run.errors.isEmpty, "\(name): \(run.errors)")
      let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
      if !Self.lists.contains(name) { expectShape(of: lines, name) }
      expectRelatedPages(in: lines, name)
      commands.formUnion(Self.commands(in: lines, of: name))
    }
    for command in commands.sorted() { expectSuccess(of: command) }
  }

  private func expectShape(of lines: [Substring], _ name: String) {
    #expect(lines.count - 1 <= Explanation.mostLines, "\(name) has \(lines.count - 1) lines")
    let sentence = lines.dropFirst().drop { $0.isEmpty || $0.hasPrefix("  ") }.first ?? ""
    #expect(sentence.contains(" "), "\(name): \(lines)")
    let related = lines.firstIndex(of: "related").map { lines[$0 + 1] } ?? ""
    #expect(!related.allSatisfy { $0 == " " }, "\(name): \(lines)")
  }

  private func expectRelatedPages(in lines: [Substring], _ name: String) {
    guard let place = lines.firstIndex(of: "related") else { return }
    let text = lines[(place + 1)...].prefix { $0.hasPrefix("  ") }
      .map { $0.drop { $0 == " " } }.joined(separator: " ")
    for related in text.split(separator: ", ").map(String.init) {
      #expect(ExplainSubject(name: related) != nil, "\(name): \(related)")
    }
  }

  /// Returns the commands of a page that can be typed without a file of the reader.
  private static func commands(in lines: [Substring], of name: String) -> [String] {
    // The examples of errors and terms name files that a reader has. A command inside a sentence of a
    // lesson is followed by the rest of that sentence.
    guard ProblemCode.named(name) == nil, Term.named(name) == nil, !lists.contains(name) else {
      return []
    }
    return lines.compactMap { line in
      guard let start = line.firstRange(of: "tabletrace ")?.upperBound else { return nil }
      let before = line[..<start].dropLast("tabletrace ".count)
      guard before.last == " ", before.allSatisfy({ $0 == " " }) || before.hasSuffix(": ") else {
        return nil
      }
      return line[start...].contains("SCENARIO") ? nil : String(line[start...])
    }
  }

  private func expectSuccess(of command: String) {
    let words = ToolRun.words(command)
    // Other tests make every page of explain, and the site's tests every whole page.
    if words.first == "explain", words.count == 3, words[2] == "--all" {
      #expect(ExplainSubject(name: words[1]) != nil, "\(command)")
      return
    }
    // A recorder writes a package.
    let typed = words.first == "recorder" ? ["recorder", "--list"] + words[1..<2] : words
    let run = ToolRun(typed, hasLibrary: true)
    #expect(run.code == .success || run.code == .differs, "\(command)\n\(run.errors)")
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
