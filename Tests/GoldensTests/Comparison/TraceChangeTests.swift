import Sampling
import Testing

@testable import Goldens

/// What became of each line that differs.
struct TraceChangeTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var old: String
    var new: String
    var sum: String
    var testDescription: String { "\(old) / \(new)" }
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: ";").map(String.init)
  }

  private static func change(_ old: String, _ new: String) -> TraceChange {
    TraceChange(from: lines(old), to: lines(new))
  }

  @Test(
    "Every line that differs is counted once, by its kind of change",
    arguments: [
      Case(old: "a 0;b 0;c 0", new: "a 0;b 0;c 0", sum: ""),
      Case(old: "a 0;b 0;c 0", new: "a 0;c 0", sum: "1 missing"),
      Case(old: "a 0;c 0", new: "a 0;b 0;c 0", sum: "1 extra"),
      Case(old: "a 0;b 0;c 0", new: "b 0;a 0;c 0", sum: "1 moved"),
      Case(old: "a 0;b 0;c 0;d 0", new: "b 0;c 0;d 0;a 0", sum: "1 moved"),
      Case(old: "x 1;a 0;b 0", new: "x 1;a 0;a 0;b 0", sum: "1 repeated"),
      Case(old: "a 0;b 0;c 0", new: "a 0;b 0;a 0;b 0;c 0", sum: "2 repeated"),
      Case(old: "a [0, 1];b 0", new: "a [0, 2];b 0", sum: "1 argument changed"),
      Case(old: "a 0 -> 44;b 0 -> 44", new: "a 0 -> 45;b 0 -> 45", sum: "2 return values changed"),
      Case(old: "a 0;  b 0", new: "a 0;b 0", sum: "1 nested differently"),
      Case(old: "- load;a 0", new: "- tap;a 0", sum: "1 step changed"),
      Case(old: "a 0;! X: one", new: "a 0;! X: two", sum: "1 exception changed"),
      Case(old: "a 0", new: "a 0;! X: one", sum: "1 exception changed"),
      Case(old: "a 0;b 0", new: "c 0;d 0;e 0", sum: "2 missing, 3 extra"),
      Case(old: "a;t -> \u{E9};b", new: "a;t -> e\u{301};b", sum: "1 return value changed"),
      Case(old: "t \u{E9} -> 1", new: "t e\u{301} -> 1", sum: "1 argument changed"),
      Case(old: "= \u{E9};b", new: "b;= e\u{301}", sum: "1 missing, 1 extra"),
      Case(
        old: "a 0;m 0;b 1 -> 2;c 0",
        new: "m 0;a 0;b 1 -> 3;d 0;c 0",
        sum: "1 extra, 1 moved, 1 return value changed"
      ),
    ]
  )
  func sums(example: Case) {
    let change = Self.change(example.old, example.new)
    #expect(change.sum.text == example.sum)
    #expect(change.isExact)
    #expect(change.hunks.isEmpty == example.sum.isEmpty)
  }

  @Test("Equal characters with different bytes are a difference")
  func otherBytes() {
    let change = TraceChange(from: ["a \u{E9}"], to: ["a e\u{301}"])
    #expect(change.hunks == [.init(old: 0..<1, new: 0..<1)])
  }

  @Test("A move over more lines than the window counts as a removed and an added line")
  func farMoves() {
    let many = (0..<300).map { "m \($0)" }
    #expect(TraceChange(from: ["a 0"] + many, to: many + ["a 0"]).sum.text == "1 missing, 1 extra")
  }

  @Test("Equal changes have equal digests in any place, and other changes do not")
  func digests() {
    func digest(_ old: String, _ new: String) -> String {
      var digest = ContentDigest()
      Self.change(old, new).addLines(to: &digest)
      return digest.text
    }
    let one = digest("x;a 0 -> 1;y", "x;a 0 -> 2;y")
    #expect(digest("p;q;a 0 -> 1", "p;q;a 0 -> 2") == one)
    #expect(digest("x;a 0 -> 2;y", "x;a 0 -> 1;y") != one)
    #expect(digest("x;a 0 -> 1;y", "x;a 0 -> 2;y;z") != one)
    #expect(digest("a 0;b 0;c 0", "c 0") != digest("a 0;x 0;b 0", "x 0"), "two hunks are not one")
  }

  /// A quadratic alignment would take minutes for this, in a debug build hours.
  @Test(
    "Long traces with nothing in common are compared in one pass",
    .timeLimit(.minutes(1)),
    arguments: Sample.of([false, true], 1)
  )
  func longTraces(repeatsItself: Bool) {
    let count = 100_000
    let old = (0..<count).map { "a [0, \(repeatsItself ? $0 % 7 : $0)] -> 1" }
    let new = (0..<count).map { "a [0, \(repeatsItself ? $0 % 7 : $0)] -> 2" }
    let change = TraceChange(from: old, to: new)
    #expect(change.sum.text == "\(count) return values changed")
    #expect(change.hunks.count == 1)
  }

  @Test("Counts of changes can be added")
  func addition() {
    var sum = Self.change("a 0;b 0", "b 0").sum
    sum.newGoldens = 1
    var other = Self.change("a 0;b 0", "b 0;x 0").sum
    other.unreadable = 1
    sum += other
    #expect(sum.text == "2 missing, 1 extra, 1 new golden file, 1 previously unreadable")
    #expect(sum.total == 5)
    sum += sum
    #expect(sum.text == "4 missing, 2 extra, 2 new golden files, 2 previously unreadable")
  }
}
