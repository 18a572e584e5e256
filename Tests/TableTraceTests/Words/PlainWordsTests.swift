import PlainWords
import Testing

/// The reader of sentences itself: what it counts and what it finds.
struct PlainWordsTests {
  private static let twentyFive = Array(repeating: "word", count: 25).joined(separator: " ")

  @Test(
    "A plain text has no finding",
    arguments: [
      "The table calls cellForRowAt for each visible row.",
      twentyFive + ".",
      twentyFive + " tableView(_:cellForRowAt:) cellForRow 'a quoted; asked text' 12 iOS.",
      twentyFive + ". " + twentyFive + ".",
      "The app's table doesn't move.",
      "The surrounding rows and the background stay.",
      "",
    ]
  )
  func plain(text: String) {
    #expect(PlainWords.findings(in: text) == [])
  }

  @Test(
    "A long sentence, a joining semicolon and a private word are found",
    arguments: [
      (twentyFive + " more.", "26 words in a sentence, at most 25: "),
      ("Short. " + twentyFive + " more", "26 words in a sentence, at most 25: word"),
      ("It is short; it has two parts.", "a semicolon joins two sentences: "),
      ("Each Round counts.", "'round' is a private word, write 're-query': "),
      (
        "It is, as it were, passed over.",
        "'passed over' is a private word, write 'skipped, ignored': "
      ),
    ]
  )
  func found(text: String, start: String) {
    let findings = PlainWords.findings(in: text)
    #expect(findings.count == 1)
    #expect(findings.first?.hasPrefix(start) == true)
  }
}
