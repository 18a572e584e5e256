import Fuzzing
import Testing

/// What fails is made small.
@Suite struct ShrinkerTests {
  private static func shrunk(
    _ text: String,
    attempts: Int = 500,
    _ holds: @escaping (String) -> Bool
  ) -> String {
    var shrinker = Shrinker(attempts: attempts) { holds(String(decoding: $0, as: UTF8.self)) }
    return String(decoding: shrinker.shrink(Array(text.utf8)), as: UTF8.self)
  }

  @Test func takesKeysAndEntriesAway() {
    let text = "title: A\nsteps:\n  - load\n  - {tap: [0, 1]}\n  - reloadData\nversion: 1\n"
    let small = Self.shrunk(text) { YAMLText.root($0) != nil && $0.contains("reloadData") }
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

  @Test func triesNoMoreThanItMay() {
    var tried = 0
    var shrinker = Shrinker(attempts: 10) { _ in
      tried += 1
      return false
    }
    _ = shrinker.shrink(Array("a\nb\nc\nd\ne\nf\ng\n".utf8))
    #expect(tried <= 10)
  }
}
