import Diagnostics
import Testing

@testable import Checks
@testable import TableTrace

struct ComparedTracesTests {
  private static func line(_ text: String) -> TraceLine {
    let kind: TraceLine.Kind = text.hasPrefix("- ") ? .step : text.hasPrefix("> ") ? .phase : .note
    return TraceLine(kind: kind, depth: 0, text: text, step: 1)
  }

  /// The lines of two traces as `diff` marks them, a text for each line.
  private func marked(_ before: [String], _ after: [String]) -> [String] {
    ComparedTraces([before.map(Self.line), after.map(Self.line)]).changes.map { line in
      let sign = line.mark.map { $0.sign + ($0.remark.map { "(\($0))" } ?? "") } ?? "="
      return "\(sign) \(line.line.text)"
    }
  }

  @Test func equalTracesHaveNoMark() {
    #expect(marked(["- load", "a", "b"], ["- load", "a", "b"]) == ["= - load", "= a", "= b"])
    #expect(ComparedTraces([["a"], ["a"]].map { $0.map(Self.line) }).isEmpty)
  }

  @Test func aSwapIsOneMove() {
    #expect(
      marked(["- load", "a", "b", "c"], ["- load", "b", "a", "c"]).filter { !$0.hasPrefix("=") }
        .count == 1
    )
    #expect(marked(["a", "b", "c"], ["b", "c", "a"]) == ["= b", "= c", "~(moved down) a"])
    #expect(marked(["b", "c", "a"], ["a", "b", "c"]) == ["~(moved up) a", "= b", "= c"])
  }

  @Test func whatComesOftenerIsNoMove() {
    #expect(marked(["a", "b"], ["b", "a", "a"]) == ["- a", "= b", "+ a", "+ a"])
  }

  @Test func nothingMovesFromStepToStep() {
    let before = ["- load", "a", "- tap", "b"]
    let after = ["- load", "- tap", "b", "a"]
    #expect(marked(before, after) == ["= - load", "- a", "= - tap", "= b", "+ a"])
  }

  @Test func headingsDoNotMove() {
    #expect(marked(["> x", "a"], ["a", "> x"]).count { $0.hasPrefix("~") } <= 1)
    #expect(
      !marked(["> x", "a"], ["a", "> x"]).contains { $0.hasPrefix("~") && $0.hasSuffix("> x") }
    )
  }

  @Test func threeTracesAreColumns() {
    let traces = [["a", "b"], ["b", "a"], ["b"]].map { $0.map(Self.line) }
    let columns = ComparedTraces(traces).columns(named: ["A", "B", "C"])
    let texts = columns.map { "\($0.mark?.sign ?? "=") \($0.line.text)" }
    #expect(texts == ["A b . a", "= b", "a B . a"])
  }

  @Test func lettersGoOnBehindZ() {
    let letters = DifferencePage.letters(28)
    #expect(letters.count == 28 && letters.first == "A")
    #expect(letters.suffix(3) == ["Z", "AA", "AB"])
  }

  @Test func aLongMoveOfManyLinesTakesNoLongTime() {
    let lines = (0..<20_000).map { "a\($0)" }
    let turned = Array(lines.dropFirst(10_000) + lines.prefix(10_000))
    let traces = ComparedTraces([lines, turned].map { $0.map(Self.line) })
    #expect(traces.changes.count { $0.mark?.sign == "~" } == 10_000)
  }
}
