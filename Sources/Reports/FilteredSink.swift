package import TableTrace

/// Passes on everything but the calls that a condition leaves out; calls inside them move outward, and
/// keep the rules of those as their situation.
///
/// A class, as every sink is.
package final class FilteredSink: TraceSink {
  private let sink: any TraceSink
  private let keeps: (Message) -> Bool
  /// For each open call or query, whether it was passed on.
  private var open: [Bool] = []

  /// Makes a sink in front of another.
  package init(_ sink: any TraceSink, keeps: @escaping (Message) -> Bool) {
    self.sink = sink
    self.keeps = keeps
  }

  package func step(_ number: Int, _ text: String) {
    sink.step(number, text)
  }

  package func phase(_ phase: Phase, rule: RuleID) {
    sink.phase(phase, rule: rule)
  }

  package func called(_ call: Call) {
    open.append(keeps(call.message))
    if open.last == true { sink.called(call) } else { sink.entered(call.rule) }
  }

  package func called(_ callback: Callback, row: IndexPath, rule: RuleID) {
    open.append(keeps(.callback(callback)))
    if open.last == true {
      sink.called(callback, row: row, rule: rule)
    } else {
      sink.entered(rule)
    }
  }

  package var lineOfCall: Int? {
    open.last == true ? sink.lineOfCall : nil
  }

  package func returned(points: Double) {
    guard let isPassedOn = open.popLast() else { return }
    if isPassedOn { sink.returned(points: points) } else { sink.left() }
  }

  package func queried(_ query: Query) {
    open.append(true)
    sink.queried(query)
  }

  package func returned(_ answer: Answer) {
    guard let isPassedOn = open.popLast() else { return }
    if isPassedOn { sink.returned(answer) } else { sink.left() }
  }

  package func entered(_ rule: RuleID?) {
    sink.entered(rule)
  }

  package func left() {
    sink.left()
  }

  package func warned(_ text: String, rule: RuleID) {
    sink.warned(text, rule: rule)
  }

  package func noted(_ text: String) {
    sink.noted(text)
  }

  package func closed(_ gate: ClosedGate) {
    sink.closed(gate)
  }

  package func raised(_ exception: UIKitException) {
    open = []
    sink.raised(exception)
  }
}

@available(*, unavailable)
extension FilteredSink: Sendable {}
