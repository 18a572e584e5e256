import Goldens
import Testing

@Suite("Patterns for a new trace")
struct PatternUpdateTests {
  @Test(
    "Matching directives are kept, others become lines, and the new trace matches",
    arguments: [
      // Nothing to do.
      (["a", "@skip", "c"], ["a", "x", "c"], ["a", "@skip", "c"], []),
      // A new line between lines that stay.
      (
        ["a", "@skip", "c", "d"], ["a", "x", "c", "new", "d"], ["a", "@skip", "c", "new", "d"], []
      ),
      // A changed line beside a skip is a line again, and is not swallowed.
      (["a", "@skip", "b"], ["a", "x", "y", "c"], ["a", "@skip", "c"], []),
      (["a", "b", "@skip", "c"], ["a", "B", "x", "c"], ["a", "B", "@skip", "c"], []),
      (["@times 2 a", "b"], ["a", "a", "a", "b"], ["@times 2 a", "a", "b"], []),
      (["@times 3 a", "b"], ["a", "a", "b"], ["@times 2 a", "b"], []),
      (["@times 3 a", "b"], ["a", "b"], ["a", "b"], ["@times 3 a"]),
      (["@times 3...4 a", "b"], ["a", "a", "b"], ["@times 2 a", "b"], ["@times 3...4 a"]),
      (["@times 0...2 a", "b"], ["c"], ["@times 0...2 a", "c"], []),
      (["a @{_}", "b"], ["a 2", "B"], ["a @{_}", "B"], []),
      (["a @{n}", "b @{n}"], ["a 1", "b 2"], ["a @{n}", "b 2"], ["b @{n}"]),
      (
        ["@skip", "a @{n}", "@skip", "b @{n}", "c @{n}", "@skip"],
        ["x", "a 1", "x", "b 2", "c 1", "y"],
        ["@skip", "a @{n}", "@skip", "b 2", "c @{n}", "@skip"], ["b @{n}"]
      ),
      (
        ["@any-order", "a", "b", "@end", "c"], ["b", "a", "d"],
        ["@any-order", "a", "b", "@end", "d"], []
      ),
      (["@any-order", "a", "b", "@end"], ["a", "x"], ["a", "x"], ["@any-order"]),
      (["a", "@skip 1", "b"], ["a", "b"], ["a", "b"], ["@skip 1"]),
      (["@skip", "gone"], ["@new"], ["@skip", "@@new"], []),
      // What stood between two of them has no place any more, and is named.
      (
        ["a", "@skip 1", "gone @{n}", "@skip"], ["a", "h", "new", "x", "y"], ["a", "@skip"],
        ["@skip 1", "gone @{n}"]
      ),
      (["a", "@skip", "gone", "@skip"], ["a", "x", "y"], ["a", "@skip"], ["gone", "@skip"]),
      // Of a pattern with nothing left to look for, the trace is what is looked for.
      (["@skip", "gone", "@skip"], ["a", "x"], ["a", "x"], ["@skip", "@skip"]),
      // The same call with another answer takes its place.
      (
        ["@skip", "b [0, 2] -> 44", "@skip", "c"], ["a", "b [0, 1] -> 50", "b [0, 2] -> 50", "c"],
        ["@skip", "b [0, 2] -> 50", "@skip", "c"], []
      ),
      // The same with a directive, and with holes in the call.
      (
        ["@skip", "@times 2   h [0, 0] -> 60", "@skip"],
        ["a", "  h [0, 0] -> 61", "  h [0, 0] -> 61", "z"],
        ["@skip", "@times 2   h [0, 0] -> 61", "@skip"], []
      ),
      (
        ["@skip", "h [0, @{n}] -> 60", "@skip"], ["a", "h [0, 3] -> 61", "z"],
        ["@skip", "h [0, @{n}] -> 61", "@skip"], []
      ),
      (
        ["@skip", "h [0, 3] -> @{n}0", "@skip"], ["a", "h [0, 3] -> 61", "z"],
        ["@skip", "h [0, 3] -> 61", "@skip"], ["h [0, 3] -> @{n}0"]
      ),
      (
        ["@skip", "@times 4 t 0", "@skip"], ["a", "t 0", "b", "t 0", "t 0", "t 0", "z"],
        ["@skip", "@times 3 t 0", "@skip"], []
      ),
      (
        ["@skip", "@any-order", "h [0, 0] -> 60", "h [0, 1] -> 60", "@end", "@skip"],
        ["a", "h [0, 1] -> 60", "h [0, 0] -> 61", "z"],
        ["@skip", "@any-order", "h [0, 0] -> 61", "h [0, 1] -> 60", "@end", "@skip"], []
      ),
      (
        ["@skip", "@any-order", "h [0, 0] -> 60", "h [0, 1] -> 60", "@end", "@skip"],
        ["a", "h [0, 1] -> 60", "h [0, 0] -> 60", "h [0, 1] -> 60", "z"],
        ["@skip", "@any-order", "h [0, 0] -> 60", "h [0, 1] -> 60", "@end", "@skip"], []
      ),
      // A group with another number of lines.
      (
        ["- load", "@skip", "@any-order", "@times 2 b", "c", "@end", "> end", "@skip"],
        ["- load", "x", "b", "c", "b", "b", "> end", "y"],
        ["- load", "@skip", "@any-order", "@times 2 b", "c", "@end", "> end", "@skip"], []
      ),
      (
        ["- load", "@skip", "@any-order", "b", "c", "c", "@end", "@skip"],
        ["- load", "x", "b", "c", "z", "y"],
        ["- load", "@skip", "@any-order", "b", "c", "@end", "@skip"], []
      ),
      (
        ["- load", "@any-order", "b", "c", "@end", "> end"], ["- load", "b", "c", "b", "> end"],
        ["- load", "@any-order", "b", "c", "@end", "b", "> end"], []
      ),
      // A step with another value.
      (
        ["- load", "@skip", "- scroll: {by: 51}", "@skip"],
        ["- load", "x", "- scroll: {by: 50}", "y"],
        ["- load", "@skip", "- scroll: {by: 50}", "@skip"], []
      ),
      // What is found up to the first thing that is not stays, whatever comes behind it.
      (
        ["a", "@skip", "b @{n}", "@skip", "gone", "@skip"], ["a", "x", "b 1", "y"],
        ["a", "@skip", "b @{n}", "@skip"], ["gone", "@skip"]
      ),
    ] as [([String], [String], [String], [String])]
  )
  func update(body: [String], trace: [String], now: [String], dropped: [String]) throws {
    let old = try PatternReaderTests.pattern(body.map { $0 + "\n" }.joined())
    let lines = trace.map { Array($0.utf8) }
    let update = try #require(PatternUpdate(of: old.items, for: lines))
    var pattern = old
    pattern.items = update.items
    #expect(pattern.text == PatternReaderTests.head + now.map { $0 + "\n" }.joined())
    #expect(update.dropped.map(\.firstLine) == dropped)
    #expect(PatternMatch.verdict(update.items, in: lines).failure == nil)
    #expect(try PatternReader.read(Array(pattern.text.utf8)) == pattern)
  }

  @Test("For any pattern and trace, the updated pattern matches the trace")
  func law() throws {
    var state: UInt64 = 7
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    let pieces = [
      "a", "b", "c @{n}", "@skip", "@times 2 a", "@times 1... b", "@skip 1...2", "x @{_}",
      "@any-order\na\nc @{n}\n@end", "@times 0...1 c 1", "f 1 -> 2", "@times 2 f @{n} -> 2",
    ]
    let words = ["a", "b", "c 1", "c 2", "x 1", "d", "f 1 -> 1", "f 2 -> 2"]
    for _ in 0..<2_000 {
      var body = ["a"]
      for _ in 0..<next(8) {
        let piece = pieces[next(pieces.count)]
        if !(piece.hasPrefix("@skip") && body.last?.hasPrefix("@skip") == true) {
          body.append(piece)
        }
      }
      let lines = (0..<next(14)).map { _ in Array(words[next(words.count)].utf8) }
      let old = try PatternReaderTests.pattern(body.map { $0 + "\n" }.joined())
      let update = try #require(PatternUpdate(of: old.items, for: lines))
      let verdict = PatternMatch.verdict(update.items, in: lines)
      #expect(
        verdict.failure == nil,
        "\(body) for \(lines.map { String(decoding: $0, as: UTF8.self) })"
      )
      if PatternMatch.verdict(old.items, in: lines).failure == nil {
        #expect(update.dropped.isEmpty)
      }
      guard !lines.isEmpty else { continue }
      var pattern = old
      pattern.items = update.items
      #expect(try PatternReader.read(Array(pattern.text.utf8)) == pattern, "\(pattern.text)")
    }
  }
}
