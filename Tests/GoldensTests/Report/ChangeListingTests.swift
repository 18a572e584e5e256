import Diagnostics
import Testing

@testable import Goldens

/// All that differs, as a reviewer reads it.
struct ChangeListingTests {
  private func listing(_ old: [String], _ new: [String], limit: Int = 200) -> String {
    ChangeListing(TraceChange(from: old, to: new), limit: limit).lines.joined(separator: "\n")
  }

  @Test("A listing has both line numbers, marks, some equal lines, and the number of omitted lines")
  func contextAndNumbers() {
    let equal = (0..<12).map { "e \($0)" }
    let text = listing(
      equal + ["a 0 -> 1"] + equal + ["b 0"],
      equal + ["a 0 -> 2"] + equal + ["b 0", "c\t0 "]
    )
    #expect(
      text == """
        ... 8 equal lines
          13 13  e 8
          14 14  e 9
          15 15  e 10
          16 16  e 11
        - 17     a 0 -> 1
        +    17  a 0 -> 2
          18 18  e 0
          19 19  e 1
          20 20  e 2
          21 21  e 3
        ... 5 equal lines
          27 27  e 9
          28 28  e 10
          29 29  e 11
          30 30  b 0
        +    31  c⇥0·
        """
    )
  }

  @Test("Phases without a call are hidden near a difference, and shown if they differ")
  func idlePhases() {
    let old = ["- a", "> window", "> layout", "- b", "> set-up", "x 1", "> window", "> layout"]
    let new = old.map { $0 == "x 1" ? "x 2" : $0 }
    #expect(
      listing(old, new) == """
           5  5  - a
           8  8  - b
           9  9  > set-up
        - 10     x 1
        +    10  x 2
        """
    )
    let without = listing(old, old.filter { $0 != "> window" })
    #expect(without.contains("-  6     > window"), "\(without)")
  }

  @Test("A single line is not omitted, because a remark would be as long")
  func singleLine() {
    func equal(_ name: String) -> [String] { (0..<5).map { "\(name) \($0)" } }
    let old = equal("a") + ["x"] + equal("b") + ["c 0", "c 1", "c 2", "c 3", "y"] + equal("d")
    let new = old.filter { $0 != "x" && $0 != "y" }
    #expect(listing(old, new).contains("equal") == false)
    #expect(listing(["e"] + old, ["e"] + new).contains("... 2 equal lines"))
  }

  @Test("A moved line names both places, and is not listed as removed and added")
  func moves() {
    #expect(
      listing(["a 0", "b 0", "c 0"], ["b 0", "c 0", "a 0"]) == """
        ↑ 5    a 0  (moved: now line 7)
          6 5  b 0
          7 6  c 0
        ↑   7  a 0  (moved: was line 5)
        """
    )
  }

  @Test("If too many lines differ, the rest is counted")
  func limit() {
    let old = (0..<50).map { "a \($0)" }
    let text = listing(old, [], limit: 3)
    #expect(text.hasSuffix("-  7     a 2\n... 47 more lines differ"))
    #expect(text.split(separator: "\n").count == 4)
    let far = old + (0..<20).map { "e \($0)" } + old
    let other = (0..<20).map { "e \($0)" }
    #expect(listing(far, other, limit: 3).hasSuffix("... 97 more lines differ"))
  }

  @Test("The end of the listing shows what follows the last change")
  func tail() {
    let equal = (0..<6).map { "e \($0)" }
    #expect(
      listing(["a 0"] + equal, equal) == """
        -  5     a 0
           6  5  e 0
           7  6  e 1
           8  7  e 2
           9  8  e 3
        ... 2 equal lines
        """
    )
  }

  @Test(
    "Of two versions of a line, only the different words are emphasized",
    arguments: [
      ("f [0, 1] -> 44", "f [0, 1] -> 45.5", "f [0, 1] -> |44", "f [0, 1] -> |45.5"),
      ("f [0, 1]", "f [0, 12]", "f [0, |1|]", "f [0, |12|]"),
      ("f \"a b\"", "f \"a c b\"", "f \"a b\"", "f \"a |c |b\""),
    ]
  )
  func emphasis(old: String, new: String, oldParts: String, newParts: String) {
    let words = WordEmphasis(old: old, new: new, ink: Ink(isColoured: true))
    func painted(_ parts: String, _ plain: String) -> String {
      parts.split(separator: "|").enumerated().map { place, part in
        "\u{1B}[\(place % 2 == 0 ? plain : "7;" + plain)m\(part)\u{1B}[0m"
      }.joined()
    }
    #expect(words.old == painted(oldParts, "31"))
    #expect(words.new == painted(newParts, "32"))
    let plain = WordEmphasis(old: old, new: new, ink: Ink())
    #expect(plain.old == old)
    #expect(plain.new == new)
  }
}
