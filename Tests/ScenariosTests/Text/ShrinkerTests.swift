import Diagnostics
import Scenarios
import Testing
import YAMLSource

/// What fails is made small.
@Suite struct ShrinkerTests {
  private static func shrunk(
    _ text: String,
    _ extent: Shrinker.Extent = .everything,
    attempts: Int = 500,
    _ holds: @escaping (String) -> Bool
  ) -> String {
    var shrinker = Shrinker(extent, attempts: attempts) {
      holds(String(decoding: $0, as: UTF8.self))
    }
    return String(decoding: shrinker.shrink(Array(text.utf8)), as: UTF8.self)
  }

  private static func isYAML(_ text: String) -> Bool {
    YAMLDocument(SourceText(path: "x.yaml", bytes: Array(text.utf8))).root != nil
  }

  @Test func takesKeysAndEntriesAway() {
    let text = "title: A\nsteps:\n  - load\n  - {tap: [0, 1]}\n  - reloadData\nversion: 1\n"
    let small = Self.shrunk(text) { Self.isYAML($0) && $0.contains("reloadData") }
    #expect(small == "reloadData")
  }

  @Test func keepsWhatTheFailureNeeds() {
    let text = "delegate:\n  a: {do: [b]}\n  c: {later: [d, e]}\nsteps: [load]\n"
    let small = Self.shrunk(text) {
      $0.contains("delegate:\n") && $0.contains("e") && $0.contains("later:")
    }
    #expect(small.contains("later:") && small.contains("delegate:"))
    #expect(!small.contains("steps") && !small.contains("b"))
    #expect(small.utf8.count < 30)
  }

  @Test func takesLinesOfATextThatIsNoYAML() {
    let text = (1...50).map { "line \($0) {" }.joined(separator: "\n")
    #expect(Self.shrunk(text) { $0.contains("37") } == "37")
  }

  @Test func leavesWhatCannotBeSmaller() {
    #expect(Self.shrunk("abc") { $0 == "abc" } == "abc")
  }

  @Test func triesNothingTwice() {
    let text = "a: 1\nb: {c: 2, d: [3, 4]}\ne: 5\nf: [6, 7, 8]\n"
    var tried: [[UInt8]] = []
    var shrinker = Shrinker(.members, attempts: 500) { bytes in
      tried.append(bytes)
      return String(decoding: bytes, as: UTF8.self).contains("7")
    }
    let small = shrinker.shrink(Array(text.utf8))
    #expect(String(decoding: small, as: UTF8.self).contains("7"))
    #expect(tried.filter { $0 == tried.last }.count == 1)
    #expect(Set(tried).count >= tried.count - 1, "the same text may come of two edits")
  }

  @Test func triesNoMoreThanItMay() {
    var tried = 0
    var shrinker = Shrinker(.everything, attempts: 10) { _ in
      tried += 1
      return false
    }
    _ = shrinker.shrink(Array("a\nb\nc\nd\ne\nf\ng\n".utf8))
    #expect(tried <= 10)
  }

  /// A text, what must stay in it, and what it comes to.
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var text: String
    var kept: [String]
    var small: String

    var testDescription: String { name }
  }

  @Test(
    "The remaining text is unchanged",
    arguments: [
      Case(
        name: "comments belong to what stands below them",
        text: """
          # about the file

          a: 1
          # about b
          # and more
          b: [x, y, z] # behind b
          # about c
          c:
            # about d
            - d
            # about e
            - e   # behind e
            - f

          """,
        kept: ["e   ", "b: "],
        small: """
          # about the file

          # about b
          # and more
          b: [z] # behind b
          # about c
          c:
            # about e
            - e   # behind e

          """
      ),
      Case(
        name: "pairs behind a dash",
        text: "a:\n  - b: 1\n    c: 2\n  - d: {e: 3, f: 4}\n",
        kept: ["c", "f"],
        small: "a:\n  - c: 2\n  - d: {f: 4}\n"
      ),
      Case(
        name: "a text of several lines",
        text: "a: |\n  one\n  two\nb: 1\nc: >\n  three\n",
        kept: ["b"],
        small: "b: 1\n"
      ),
      Case(
        name: "numbers of rows",
        text: "sections: [{rows: 100}, {rows: 7}]\nother: 100\n",
        kept: ["rows", "other: 100"],
        small: "sections: [{rows: 0}]\nother: 100\n"
      ),
      Case(
        name: "lists of many lines in brackets",
        text: "a: [\n  one,\n  two,\n  three\n]\n",
        kept: ["two"],
        small: "a: [\n  two\n]\n"
      ),
      Case(
        name: "a file without an end of its last line",
        text: "a: 1\nb: 2",
        kept: ["b"],
        small: "b: 2"
      ),
    ]
  )
  func leavesTheRestAsItIs(_ example: Case) {
    let small = Self.shrunk(example.text, .members) { text in
      Self.isYAML(text) && example.kept.allSatisfy(text.contains)
    }
    #expect(small == example.small)
  }

  @Test func numbersOfRowsAreHalved() {
    var tried = 0
    let small = Self.shrunk("a: 1\nrows: 1000\n", .members) { text in
      tried += 1
      let rows = text.split(separator: "rows: ").last.flatMap { Int($0.dropLast()) }
      return text.hasPrefix("a") && (rows ?? 0) >= 137
    }
    #expect(small == "a: 1\nrows: 137\n")
    #expect(tried < 40)
  }
}
