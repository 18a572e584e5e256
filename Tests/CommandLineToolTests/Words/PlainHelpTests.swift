import Diagnostics
import PlainWords
import Scenarios
import TableTrace
import Teaching
import Testing

@testable import CommandLineTool
@testable import Project

/// The help, the pages of codes and the reference keep to plain words.
@Suite struct PlainHelpTests {
  @Test("The page of each code uses plain words", arguments: ProblemCode.allCases)
  func codes(_ code: ProblemCode) {
    expectPlain(code.title, "the title of \(code.name)")
    expectPlain(code.explanation, "the page of \(code.name)")
    #expect(code.explanation.hasSuffix("."))
    #expect(code.title.count <= 60)
  }

  @Test("Every text of a code belongs to a code")
  func codeTexts() {
    #expect(Set(ExplanationText.names(of: .code)) == Set(ProblemCode.allCases.map(\.name)))
  }

  @Test("The fixes for failed conditions use plain words", arguments: GateID.allCases)
  func gates(_ gate: GateID) {
    #expect(!gate.change.isEmpty)
    for callback in GateBook.callbacks(behind: gate).map(\.callback) {
      expectPlain(gate.change(for: callback), "\(gate.rawValue), change")
    }
  }

  @Test("The help of each command uses plain words", arguments: Commands.names)
  func commands(_ name: String) throws {
    let facts = try #require(Commands.named(name)?.facts)
    expectPlain(facts.says, name)
    for paragraph in facts.details { expectPlain(paragraph, name) }
    for flag in facts.allFlags { expectPlain(facts.says(of: flag), "\(name) \(flag.spelling)") }
    #expect(facts.says.count <= 80, "\(name): \(facts.says)")
  }

  @Test("The overview of the help uses plain words")
  func overview() {
    for purpose in CommandFacts.Purpose.allCases { expectPlain(purpose.rawValue, "a headline") }
    for row in HelpText.exitCodes { expectPlain(row.says, "an exit code") }
  }

  @Test("The reference of the scenario language uses plain words")
  func reference() {
    var isCode = false
    for line in ReferencePage.markdown.split(separator: "\n") {
      if line.hasPrefix("```") {
        isCode.toggle()
      } else if !isCode {
        for cell in line.split(separator: "|") where !cell.allSatisfy({ "-: ".contains($0) }) {
          expectPlain(String(cell), "the reference")
        }
      }
    }
    #expect(!isCode)
  }

  private func expectPlain(_ text: String, _ place: String) {
    let findings = PlainWords.findings(in: text)
    #expect(findings.isEmpty, "\(place): \(findings.joined(separator: "\n"))")
  }
}
