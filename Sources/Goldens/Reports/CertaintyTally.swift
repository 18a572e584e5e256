package import TableTrace

/// Counts the passing calls by certainty, for a trace whose lines are not kept. A class, like every
/// sink.
package final class CertaintyTally: PassingSink {
  /// A situation, or a call or query that has not returned.
  private struct Level {
    /// The lowest certainty inside it.
    var around: CertaintyWord?
    /// The certainty of the call; nil for other events and hidden calls.
    var call: CertaintyWord?
    /// Whether it is a call or a query.
    var isAnswered: Bool
  }

  package let next: any TraceSink
  private let words: CertaintyWords
  private let recipients: Set<Recipient>
  private var levels: [Level] = []

  private var counted: CertaintySum
  /// Consecutive calls with the same certainty that are not counted yet.
  private var run: (word: CertaintyWord?, calls: Int) = (nil, 0)

  /// The sum, without calls that have not returned.
  package var sum: CertaintySum {
    var sum = counted
    sum.add(run.word, times: run.calls)
    return sum
  }

  package init(_ words: CertaintyWords, recipients: Set<Recipient>, before next: any TraceSink) {
    self.words = words
    self.recipients = recipients
    self.next = next
    counted = CertaintySum(words.version)
  }

  package func called(_ call: Call) {
    open(call.rule, isShown: recipients.contains(call.message.recipient))
    next.called(call)
  }

  package func called(_ callback: Callback, row: IndexPath, rule: RuleID) {
    open(rule, isShown: recipients.contains(callback.recipient))
    next.called(callback, row: row, rule: rule)
  }

  private func open(_ rule: RuleID, isShown: Bool) {
    let (own, around) = (words[rule], levels.last?.around)
    let least = Self.least(own, around)
    // What is the simulation's own is not counted, whatever goes on around it.
    levels.append(Level(around: least, call: isShown && own != nil ? least : nil, isAnswered: true))
  }

  package func queried(_ query: Query) {
    let own = query.rule.flatMap { words[$0] }
    levels.append(Level(around: Self.least(own, levels.last?.around), isAnswered: true))
    next.queried(query)
  }

  package func entered(_ rule: RuleID?) {
    let own = rule.flatMap { words[$0] }
    levels.append(Level(around: Self.least(own, levels.last?.around), isAnswered: false))
    next.entered(rule)
  }

  package func answered(by rule: RuleID) {
    if let place = levels.lastIndex(where: \.isAnswered), let word = levels[place].call {
      levels[place].call = Self.least(word, words[rule])
    }
    next.answered(by: rule)
  }

  package func left() {
    _ = levels.popLast()
    next.left()
  }

  package func returned(_ answer: Answer) {
    close()
    next.returned(answer)
  }

  package func returned(points: Double) {
    close()
    next.returned(points: points)
  }

  package func returned(
    points: Double,
    thenCalled callback: Callback,
    row: IndexPath,
    rule: RuleID
  ) {
    close()
    open(rule, isShown: recipients.contains(callback.recipient))
    next.returned(points: points, thenCalled: callback, row: row, rule: rule)
  }

  private func close() {
    count(levels.popLast()?.call)
  }

  private func count(_ word: CertaintyWord?) {
    if word != run.word {
      counted.add(run.word, times: run.calls)
      run = (word, 0)
    }
    run.calls += 1
  }

  package func raised(_ exception: UIKitException) {
    for level in levels { count(level.call) }
    levels = []
    next.raised(exception)
  }

  private static func least(_ one: CertaintyWord?, _ other: CertaintyWord?) -> CertaintyWord? {
    guard let one, let other else { return one ?? other }
    return min(one, other)
  }
}

@available(*, unavailable)
extension CertaintyTally: Sendable {}
