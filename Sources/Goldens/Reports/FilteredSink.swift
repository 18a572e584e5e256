package import TableTrace

/// Passes on all events except filtered calls.
///
/// Calls inside a filtered call move outward, and keep its rule as their situation. It is a class
/// because every sink is one.
package final class FilteredSink: PassingSink {
  package let next: any TraceSink
  private let keeps: (Message) -> Bool
  /// Whether each open call or query was passed on.
  private var open: [Bool] = []

  package init(_ sink: any TraceSink, keeps: @escaping (Message) -> Bool) {
    next = sink
    self.keeps = keeps
  }

  package func called(_ call: Call) {
    open.append(keeps(call.message))
    if open.last == true { next.called(call) } else { next.entered(call.rule) }
  }

  package func called(_ callback: Callback, row: IndexPath, rule: RuleID) {
    open.append(keeps(.callback(callback)))
    if open.last == true {
      next.called(callback, row: row, rule: rule)
    } else {
      next.entered(rule)
    }
  }

  package var lineOfCall: Int? {
    open.last == true ? next.lineOfCall : nil
  }

  package func returned(points: Double) {
    guard let isPassedOn = open.popLast() else { return }
    if isPassedOn { next.returned(points: points) } else { next.left() }
  }

  package func queried(_ query: Query) {
    open.append(true)
    next.queried(query)
  }

  package func returned(_ answer: Answer) {
    guard let isPassedOn = open.popLast() else { return }
    if isPassedOn { next.returned(answer) } else { next.left() }
  }

  package func answered(by rule: RuleID) {
    if open.last == true { next.answered(by: rule) }
  }

  package func skippedCall(by rule: RuleID) {
    guard rule.leftOut?.messages.contains(where: keeps) ?? true else { return }
    next.skippedCall(by: rule)
  }

  package func raised(_ exception: UIKitException) {
    open = []
    next.raised(exception)
  }
}

@available(*, unavailable)
extension FilteredSink: Sendable {}
