import Testing

@testable import Diagnostics

@Suite struct NearMissTests {
  private static let words = [
    "heightForRowAt", "heightForHeaderInSection", "heightForFooterInSection",
    "titleForHeaderInSection", "titleForFooterInSection", "didSelectRowAt", "didDeselectRowAt",
  ]

  @Test(arguments: [
    ("heightForRowAtt", ["heightForRowAt"]),
    ("did_select_row_at", ["didSelectRowAt"]),
    ("DIDSELECTROWAT", ["didSelectRowAt"]),
    ("heightForRow", ["heightForRowAt"]),
    ("hieghtForRowAt", ["heightForRowAt"]),
    ("titleForHeader", ["titleForHeaderInSection"]),
    ("height", ["heightForFooterInSection", "heightForHeaderInSection", "heightForRowAt"]),
    ("completelyDifferent", []),
    ("", []),
    ("-", []),
  ])
  func guesses(_ word: String, _ expected: [String]) {
    let candidates = Self.words.map { Candidate($0) }
    #expect(NearMiss.suggestions(for: word, among: candidates) == expected)
  }

  @Test func otherSpellingsLeadToTheName() {
    let candidate = Candidate("cellForRowAt", spellings: ["cellForRowAtIndexPath:"])
    let found = NearMiss.suggestions(for: "cellForRowAtIndexPath", among: [candidate])
    #expect(found == ["cellForRowAt"])
  }

  @Test func aTieOfFourIsNoGuess() {
    let candidates = ["aa1", "aa2", "aa3", "aa4"].map { Candidate($0) }
    #expect(NearMiss.suggestions(for: "aa5", among: candidates).isEmpty)
    #expect(NearMiss.suggestions(for: "aa5", among: Array(candidates.prefix(3))).count == 3)
  }

  @Test func endlessWordsCostNothing() {
    let word = String(repeating: "x", count: 1_000_000)
    #expect(NearMiss.suggestions(for: word, among: [Candidate(word)]).isEmpty)
  }
}
