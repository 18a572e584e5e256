import Diagnostics
import Fuzzing
import Testing
import YAMLSource

@testable import Scenarios

struct ScenarioFormatterTests {
  /// The formatted text; nil where it cannot be formatted.
  private static func formatted(_ bytes: [UInt8]) -> [UInt8]? {
    switch ScenarioFormatter.format(SourceText(path: "a.yaml", bytes: bytes)) {
    case .text(let bytes, _): bytes
    case .unreadable, .refused: nil
    }
  }

  private static func formatted(_ text: String) -> String? {
    formatted(Array(text.utf8)).map { String(decoding: $0, as: UTF8.self) }
  }

  private static let cases: [(before: String, after: String)] = [
    // The order of keys, with the comments above them.
    (
      "# top\ntitle: A\n\n# the first step\nsteps: [load]\n# which language\nversion: 1\n",
      "# top\n# which language\nversion: 1\ntitle: A\n\n# the first step\nsteps: [load]\n"
    ),
    (
      "version: 1\ndelegate:\n    heightForRowAt:   44 # points\n    # why\n    willDisplayCell:\n",
      "version: 1\ndelegate:\n  # why\n  willDisplayCell:\n  heightForRowAt: 44 # points\n"
    ),
    // An unknown key leaves the order to the writer.
    ("title: A\nversion: 1\nmine: 2\n", "title: A\nversion: 1\nmine: 2\n"),
    // So does an alias that would come before its anchor, and no other.
    ("steps: &a [x]\ntags: *a\ntitle: A\n", "steps: &a [x]\ntags: *a\ntitle: A\n"),
    ("tags: &a [x]\nos: *a\ntitle: A\n", "title: A\ntags: &a [x]\nos: *a\n"),
    // Indentation, lists below their keys, and entries in entries.
    (
      "steps:\n- load\n-   turn:\n       - beginUpdates\n       -   endUpdates\n",
      "steps:\n  - load\n  - turn:\n      - beginUpdates\n      - endUpdates\n"
    ),
    ("steps:\n  -\n    - a\n    - b: 1\n      c: 2\n", "steps:\n  - - a\n    - b: 1\n      c: 2\n"),
    // Comments at every place.
    (
      "steps:\n   # one\n   - load # two\n   # three\n   -   # four\n     tap: [0, 1]\n   # five\n# six\n",
      "steps:\n  # one\n  - load # two\n  # three\n  # four\n  - tap: [0, 1]\n  # five\n# six\n"
    ),
    (
      "a: # one\n    # two\n    b: 1\n    # three\n  # four\nc: 2 # five\n",
      "a: # one\n  # two\n  b: 1\n  # three\n# four\nc: 2 # five\n"
    ),
    ("a:\n  # why\n  1\n", "# why\na: 1\n"),
    // Brackets and braces.
    ("a: {b:   1,c: [ 1,2 ],d: , e}\n", "a: {b: 1, c: [1, 2], d: , e: }\n"),
    ("a: [b,\n  c]\n", "a: [b, c]\n"),
    ("turn: [reloadData, query: visibleCells]\n", "turn: [reloadData, query: visibleCells]\n"),
    ("a: {}\nb: [ ]\n", "a: {}\nb: []\n"),
    ("{version: 1, title: A}\n", "version: 1\ntitle: A\n"),
    ("{\"version\": 1, \"steps\": [\"load\"]}", "\"version\": 1\n\"steps\": [\"load\"]\n"),
    (
      "a: [\(String(repeating: "bbbbbbbbb, ", count: 9))cccccccccc]\n",
      "a:\n\(String(repeating: "  - bbbbbbbbb\n", count: 9))  - cccccccccc\n"
    ),
    // What has a comment in its brackets stays as it is.
    ("a: [b, # one\n   c]\n", "a: [b, # one\n   c]\n"),
    // Quotes.
    ("a: 'b: c'\nd: 'it''s'\ne: '\"'\nf: '\\'\n", "a: \"b: c\"\nd: 'it''s'\ne: '\"'\nf: '\\'\n"),
    // Texts of several lines.
    (
      "about: |\n        One\n          two\n\n        three\n\n\ntitle: >-\n    A\n    b\n",
      "title: >-\n  A\n  b\nabout: |\n  One\n    two\n\n  three\n"
    ),
    ("a:\n  b: |2\n      One\n    two\n", "a:\n  b: |2\n      One\n    two\n"),
    ("a: one\n    two\n\n    three # end\n", "a: one\n  two\n\n  three # end\n"),
    ("a: \"one\n    two\"\n", "a: \"one\n  two\"\n"),
    // Anchors.
    ("a: &x\n    b: 1\nc: [ *x , *x ]\n", "a: &x\n  b: 1\nc: [*x, *x]\n"),
    ("- &x\n    b: 1\n- &y 2\n- *x\n", "- &x\n  b: 1\n- &y 2\n- *x\n"),
    // Empty lines: one stays, at the ends none.
    ("\n\na: 1\n\n\n\nb: 2\n\n", "a: 1\n\nb: 2\n"),
    // Signs of documents, of other systems, and no line end.
    ("\u{FEFF}%YAML 1.1\n---\na: 1\r\nb: 2\r\n...\n", "a: 1\nb: 2\n"),
    ("a: 1", "a: 1\n"),
    ("? a\n: 1\n", "a: 1\n"),
  ]

  @Test(arguments: cases.map(\.before))
  func isFormatted(before: String) throws {
    let after = try #require(Self.cases.first { $0.before == before }?.after)
    #expect(Self.formatted(before) == after)
    #expect(Self.formatted(after) == after, "once more changes nothing")
  }

  @Test(arguments: [
    "a: [", "a: 1\na: 2\n", "a: !!str b\n", "", "a: *b\n", "[a]: b\n", "a: \u{1}\n",
  ])
  func isUnreadable(text: String) {
    guard
      case .unreadable(let diagnostics) = ScenarioFormatter.format(
        SourceText(path: "a.yaml", bytes: Array(text.utf8))
      )
    else {
      Issue.record("\(text) is formatted")
      return
    }
    #expect(!diagnostics.isEmpty)
  }

  @Test(arguments: ["about: |+\n  a\n\n\n", "title: \"a\u{2028}  b\"\n", "? |\n  a\n: 1\n"])
  func isRefused(text: String) {
    let source = SourceText(path: "a.yaml", bytes: Array(text.utf8))
    guard case .refused = ScenarioFormatter.format(source) else {
      Issue.record("\(text) is formatted")
      return
    }
  }

  @Test func shippedScenariosAreFormatted() throws {
    for path in Repository.scenarios {
      let bytes = try #require(Repository.bytes(path))
      #expect(Self.formatted(bytes) == bytes, "\(path): tabletrace fmt")
    }
  }

  /// The comments of a text, sorted; blanks at their ends are none of them.
  private static func comments(_ bytes: [UInt8]) throws -> [String] {
    let source = SourceText(path: "a.yaml", bytes: bytes)
    let root = try #require(WrittenNode(source))
    return WrittenComments(of: root, in: TextLines(source)).texts
  }

  /// What is wrong with a text, without the places.
  private static func problems(_ bytes: [UInt8]) -> [String] {
    ScenarioDecoder.decode(bytes, path: "a.yaml").diagnostics.map { "\($0.problem)" }.sorted()
  }

  @Test("Damaged scenarios keep their comments and meaning, and have one form", arguments: 0..<8)
  func damagedScenariosAreFormattedOnce(part: Int) throws {
    let paths = Repository.scenarios
    let mutator = TextMutator(words: ["# a remark", "  # b\n", "- c", "d: ", "{e: f}", "\n\n"])
    var random = SeededGenerator(seed: UInt64(part))
    var count = 0
    for _ in 0..<150 {
      let path = paths[Int.random(in: paths.indices, using: &random)]
      let bytes = mutator.mutate(try #require(Repository.bytes(path)), &random)
      guard let formatted = Self.formatted(bytes) else { continue }
      count += 1
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(Self.formatted(formatted) == formatted, "\(path): \(text)")
      #expect(try Self.comments(formatted) == Self.comments(bytes), "\(path): \(text)")
      #expect(Self.problems(formatted) == Self.problems(bytes), "\(path): \(text)")
    }
    #expect(count > 10)
  }
}
