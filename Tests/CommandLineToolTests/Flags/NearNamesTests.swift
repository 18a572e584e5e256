import Testing

@testable import Project

struct NearNamesTests {
  @Test(arguments: [
    ("heightForRowAtt", ["heightForRowAt"]),
    ("height_for_row_at", ["heightForRowAt"]),
    ("hieghtForRowAt", ["heightForRowAt"]),
    ("HEIGHTFORROWAT", ["heightForRowAt"]),
    ("", []),
    ("entirely different", []),
  ])
  func findsWhatWasMeant(word: String, expected: [String]) {
    let names = ["heightForRowAt", "willDisplayCell", "cellForRowAt"]
    #expect(NearNames.of(word, in: names) == expected)
  }

  @Test func equalOnesComeByTheAlphabetAndManyAreNoGuess() {
    #expect(NearNames.of("ax", in: ["ad", "ac", "ab"]) == ["ab", "ac", "ad"])
    #expect(NearNames.of("ax", in: ["ad", "ac", "ab", "aa"]).isEmpty)
  }
}
