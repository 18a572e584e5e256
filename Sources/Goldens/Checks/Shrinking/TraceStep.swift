import Goldens
import TableTrace

struct TraceStep {
  /// The line that names the step, or nil before the first step.
  var head: String?
  var lines: [String]

  /// The part of a trace before the first step, then each step.
  static func all(of trace: [TraceLine]) -> [TraceStep] {
    var steps = [TraceStep(head: nil, lines: [])]
    for line in trace {
      if line.kind == .step { steps.append(TraceStep(head: line.text, lines: [])) }
      steps[steps.count - 1].lines.append(line.indented)
    }
    return steps
  }

  /// Whether two lists of lines have the same bytes.
  static func areEqual(_ one: [String], _ other: [String]) -> Bool {
    one.count == other.count && zip(one, other).allSatisfy { $0.isWritten(as: $1) }
  }
}
