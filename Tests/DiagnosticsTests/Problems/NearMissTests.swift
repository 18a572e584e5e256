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

  /// A word with one slip in it is found, whatever its letters are.
  @Test(arguments: ["heightForRowAt", "aaaabbbb", "z12", "größe", "abcdefghijklmnop", "0,1"])
  func oneSlipIsFound(_ word: String) {
    let letters = Array(word)
    let candidates = [Candidate(word), Candidate("something else")]
    for place in letters.indices {
      var removed = letters
      removed.remove(at: place)
      var replaced = letters
      replaced[place] = "q"
      var swapped = letters
      swapped.swapAt(place, max(0, place - 1))
      let inserted = letters[..<place] + "q" + letters[place...]
      for slip in [removed, replaced, swapped, Array(inserted)]
      where slip.contains(where: \.isLetter) {
        let found = NearMiss.suggestions(for: String(slip), among: candidates)
        #expect(found == [word], "\(String(slip))")
      }
    }
  }

  @Test func endlessWordsCostNothing() {
    let word = String(repeating: "x", count: 1_000_000)
    #expect(NearMiss.suggestions(for: word, among: [Candidate(word)]).isEmpty)
  }
}
