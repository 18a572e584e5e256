package import TableTrace

/// Counts calls by certainty while they pass, for a trace whose lines are not kept.
///
/// It is a class because every sink is one.
package final class CertaintyTally: PassingSink {
  /// A phase or other situation, or a call or query that has not returned.
  private struct Level {
    /// The lowest certainty inside it.
    var around: CertaintyWord?
    /// The certainty of the call, or nil for other events and hidden calls.
    var call: CertaintyWord?
    var message: Message?
    /// Whether it is a call or a query.
    var isAnswered: Bool
  }

  package let next: any TraceSink
  private let words: CertaintyWords
  private let recipients: Set<Recipient>
  private var levels: [Level] = []

  private var counted: CertaintySum
  /// Equal consecutive calls that are not counted yet.
  private var run: (word: CertaintyWord?, message: Message?, calls: Int) = (nil, nil, 0)

  /// The sum, without calls that have not returned.
  package var sum: CertaintySum {
    var sum = counted
    sum.add(run.word, of: run.message, times: run.calls)
    return sum
  }

  package init(_ words: CertaintyWords, recipients: Set<Recipient>, before next: any TraceSink) {
    self.words = words
    self.recipients = recipients
    self.next = next
    counted = CertaintySum(words.version)
  }

  package func called(_ call: Call) {
    open(call.message, call.rule)
    next.called(call)
  }

  package func called(_ callback: Callback, row: IndexPath, rule: RuleID) {
    open(.callback(callback), rule)
    next.called(callback, row: row, rule: rule)
  }

  private func open(_ message: Message, _ rule: RuleID) {
    let (own, around) = (words[rule], levels.last?.around)
    let least = Self.least(own, around)
    // The simulation's own choices are not counted, whatever encloses them.
    let isCounted = own != nil && recipients.contains(message.recipient)
    levels.append(
      Level(around: least, call: isCounted ? least : nil, message: message, isAnswered: true)
    )
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

  package func skippedCall(by rule: RuleID) {
    counted.leaveOut(by: rule, words)
    next.skippedCall(by: rule)
  }

  package func left() {
    // A call that ends with an exception never returns, but it was made.
    if let level = levels.popLast(), level.isAnswered { count(level) }
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
    open(.callback(callback), rule)
    next.returned(points: points, thenCalled: callback, row: row, rule: rule)
  }

  private func close() {
    if let level = levels.popLast() { count(level) }
  }

  private func count(_ level: Level) {
    // Only guesses are counted by their names.
    let message = level.call == .guess ? level.message : nil
    if level.call != run.word || message != run.message {
      counted.add(run.word, of: run.message, times: run.calls)
      run = (level.call, message, 0)
    }
    run.calls += 1
  }

  package func raised(_ exception: UIKitException) {
    if let own = words[exception.rule] { counted.raise(Self.least(own, levels.last?.around)) }
    for level in levels { count(level) }
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
