/// A sink that only counts calls, by callback.
///
/// A class, as every sink is: the table writes to it while its owner holds it.
package final class CallCounter: TraceSink {
  private var counts: [Int]

  /// Makes a counter at 0.
  package init() {
    counts = Array(repeating: 0, count: Callback.allCases.count)
  }

  /// How often a callback was called.
  package func count(_ callback: Callback) -> Int {
    counts[Int(callback.rawValue)]
  }

  /// How often any callback was called.
  package var total: Int {
    counts.reduce(0, +)
  }

  /// Begins a call.
  package func called(_ call: Call) {
    guard case .callback(let callback) = call.message else { return }
    counts[Int(callback.rawValue)] += 1
  }

  /// Begins a call about a row.
  package func called(_ callback: Callback, row: IndexPath, rule: RuleID) {
    counts[Int(callback.rawValue)] += 1
  }

  /// Ends the innermost call with points.
  package func returned(points: Double) {}
  /// Begins a step.
  package func step(_ number: Int, _ text: String) {}
  /// Begins a phase.
  package func phase(_ phase: Phase, rule: RuleID) {}
  /// Begins a question of the app.
  package func queried(_ query: Query) {}
  /// Ends the innermost call or question.
  package func returned(_ answer: Answer) {}
  /// Begins a situation.
  package func entered(_ rule: RuleID?) {}
  /// Ends a situation.
  package func left() {}
  /// Takes a warning.
  package func warned(_ text: String, rule: RuleID) {}
  /// Takes a line of the app.
  package func noted(_ text: String) {}
  /// Takes what a cell shows now.
  package func showed(_ content: CellContent, in cell: Cell) {}
  /// Takes a closed gate.
  package func closed(_ gate: ClosedGate) {}
  /// Takes the exception that ends the trace.
  package func raised(_ exception: UIKitException) {}
}

@available(*, unavailable)
extension CallCounter: Sendable {}
