import PlainWords
import Testing

@testable import CommandLineTool
@testable import Project

/// The messages about command lines, files, goldens, logs and ledgers keep to plain words and to
/// one form: a headline, its place, what was expected, and lines of help.
@Suite struct PlainMessageTests {
  /// The most characters of a headline, without what it quotes.
  private static let mostOfHeadline = 80

  /// Codes whose headline names the calls or the versions that differ.
  private static let namingCalls: Set = ["L018", "L019"]

  @Test("The messages of each code use plain words", arguments: ErrorCodeTests.all)
  func messages(_ item: ErrorCodeTests.Case) {
    let run = ToolRun(ToolRun.words(item.line), files: MemoryFiles(item.texts))
    let lines = (run.output + run.errors).split(separator: "\n").map(String.init)
    for line in lines {
      if let headline = Self.headline(line) {
        expectPlain(headline)
        let length = headline.replacing(/'[^']*'/, with: "_").count
        #expect(
          length <= Self.mostOfHeadline || Self.namingCalls.contains(item.code),
          "\(length) characters: \(headline)"
        )
      } else if let help = Self.text(of: line, after: ["help: ", "note: ", "expected: "]) {
        expectPlain(help)
      }
    }
  }

  /// The headline of an error, or of a finding behind the name of its check.
  private static func headline(_ line: String) -> String? {
    if line.hasPrefix("error"), let start = line.firstRange(of: ": ") {
      return String(line[start.upperBound...])
    }
    guard line.hasPrefix("✘"), let start = line.firstRange(of: ": ") else { return nil }
    return String(line[start.upperBound...])
  }

  private static func text(of line: String, after heads: [String]) -> String? {
    let line = line.drop { $0 == " " || $0 == "=" }
    return heads.first { line.hasPrefix($0) }.map { String(line.dropFirst($0.count)) }
  }

  private func expectPlain(_ text: String) {
    let findings = PlainWords.findings(in: text)
    #expect(findings.isEmpty, "\(findings.joined(separator: "\n"))")
  }
}
