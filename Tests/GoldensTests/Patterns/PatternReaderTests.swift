import Goldens
import Testing

@Suite("Reading patterns")
struct PatternReaderTests {
  static let head = "tabletrace pattern 1\nscenario: a/b\nos: iOS 9.3\n\n"

  /// The pattern with some lines below its header.
  static func pattern(_ body: String) throws -> TracePattern {
    try PatternReader.read(Array((head + body).utf8))
  }

  @Test(
    "A pattern that was read is written unchanged",
    arguments: [
      "- load\n@skip\nb [0, 1]\n", "@skip 3\n- load\n", "@skip 3...\na\n@skip 2...5\n",
      "@times 3 a [0, @{row}]\n", "@times 2... a\n", "@times 2 @@skip\n", "@times 2 @{x} a\n",
      "@any-order\n@times 2 a\nb\n@times 3   a\n@end\n", "@any-order\na\nb -> @{_}\n@end\n",
      "@@odd\n  @@{x\na @@{b} @{c}\n", "  a\n    b@c\n@@@@{\n",
    ]
  )
  func roundTrip(body: String) throws {
    #expect(try Self.pattern(body).text == Self.head + body)
  }

  @Test(
    "Every problem has its line and its sentence",
    arguments: [
      ("a\n@skp\n", 6, "G013: unknown directive '@skp': did you mean '@skip'?"),
      (
        "a\n@between\n", 6,
        "G013: unknown directive '@between': expected @skip, @times, @any-order, @end, "
          + "or @@ for a line that starts with @"
      ),
      (
        "a\n@\n", 6,
        "G013: unknown directive '@': expected @skip, @times, @any-order, @end, "
          + "or @@ for a line that starts with @"
      ),
      ("a\n@end now\n", 6, "G013: '@end' takes no argument, found 'now'"),
      (
        "a\n@skip some\n", 6,
        "G014: '@skip' needs a count such as 3, 3... or 2...5, found 'some'"
      ),
      (
        "a\n@skip 5...2\n", 6,
        "G014: '@skip' needs a count such as 3, 3... or 2...5, found '5...2'"
      ),
      (
        "a\n@times 99999999999999999999 a\n", 6,
        "G014: '@times' needs a count such as 3, 3... or 2...5, found '99999999999999999999'"
      ),
      ("a\n@times\n", 6, "G014: '@times' needs a count after it, such as 3, 3... or 2...5"),
      (
        "a\n@times 3\n", 6,
        "G014: '@times' needs a line after its count"
      ),
      (
        "a\n@times 2 @skip\n", 6,
        "G014: '@times' needs a line after its count, not the directive '@skip'. Write "
          + "'@skip 2', or '@times 2 @@skip' for a line that starts with @"
      ),
      (
        "a\n@times 2...   @times 3 b\n", 6,
        "G014: '@times' needs a line after its count, not the directive '@times'. Write a single "
          + "'@times', or '@times 2... @@times' for a line that starts with @"
      ),
      (
        "a\n@times 2 @any-order\n", 6,
        "G014: '@times' needs a line after its count, not the directive '@any-order'. Repeat the "
          + "group itself, or write '@times 2 @@any-order' for a line that starts with @"
      ),
      (
        "a\n@times 2 @skp 3\n", 6,
        "G014: '@times' needs a line after its count, not the directive '@skp'. Write "
          + "a line, or '@times 2 @@skp' for a line that starts with @"
      ),
      ("a\n@skip\n@skp\n@skip\n", 7, "G013: unknown directive '@skp': did you mean '@skip'?"),
      ("a\n@skip\n@skip 2\n", 7, "G014: two '@skip' in a row: write only one"),
      ("a\n@any-order\nb\nc\n", 6, "G015: the group '@any-order' has no '@end'"),
      ("a\n@end\n", 6, "G015: '@end' without an '@any-order' before it"),
      ("@any-order\na\n@end\n", 7, "G015: '@any-order' needs at least two lines"),
      (
        "@any-order\na\n@skip\nb\n@end\n", 7,
        "G015: '@skip' is not allowed in '@any-order', only lines and '@times' with one number"
      ),
      (
        "@any-order\na\n@times 2... b\nb\n@end\n", 7,
        "G015: '@times 2...' is not allowed in '@any-order', only lines and '@times' with one number"
      ),
      (
        "a @{b\n", 5,
        "G016: '@{b' is not a placeholder: write @{name}, @{_}, or @@{ for the text @{"
      ),
      (
        "a @{}\n", 5,
        "G016: '@{}' is not a placeholder: write @{name}, @{_}, or @@{ for the text @{"
      ),
      (
        "a @{b}@{c}\n", 5,
        "G016: two placeholders need text between them"
      ),
      (
        "@skip\n", 5,
        "G017: the pattern has no line to match, so every trace would match"
      ),
      (
        "", 4,
        "G017: the pattern has no line to match, so every trace would match"
      ),
    ] as [(String, Int, String)]
  )
  func faults(body: String, line: Int, sentence: String) {
    let error = #expect(throws: UnreadableGolden.self) { try Self.pattern(body) }
    #expect(error?.problems.map(\.line) == [line])
    #expect(error?.problems.map(\.headline) == [sentence])
  }

  @Test("A trace cannot be read as a pattern, nor a pattern as a trace")
  func formats() {
    let trace = "tabletrace trace 1\nscenario: a/b\nos: iOS 9.3\n\n- load\n"
    let error = #expect(throws: UnreadableGolden.self) {
      try PatternReader.read(Array(trace.utf8))
    }
    #expect(
      error?.problems.map(\.headline) == ["G012: the first line is not 'tabletrace pattern 1'"]
    )
    #expect(throws: UnreadableGolden.self) {
      try GoldenReader.read(Array((Self.head + "- load\n").utf8))
    }
  }
}
