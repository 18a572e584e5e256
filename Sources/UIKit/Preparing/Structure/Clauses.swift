/// The clauses of `#if` around a token.
struct Clauses {
  private struct Clause {
    var number: Int
    /// Whether its code is built.
    var holds: Answer
    /// Whether its code or that of a clause before it is built.
    var isDecided: Answer
  }

  private var open: [Clause] = []
  private var last = 0
  /// The number of open clauses that are never compiled.
  private var dead = 0
  /// The numbers of the open clauses that are not sure to be built.
  private var unsure: [Int] = []

  /// Whether the code here is never built.
  var isDead: Bool { dead > 0 }

  /// The number of the innermost clause that is not sure to be built, or 0 where all code here is.
  var current: Int { unsure.last ?? 0 }

  /// `#if`.
  mutating func begin(_ condition: Answer) {
    last += 1
    push(Clause(number: last, holds: condition, isDecided: condition))
  }

  /// `#elseif`, or `#else`, whose condition always holds.
  mutating func goOn(_ condition: Answer) {
    last += 1
    guard let before = pop() else { return }
    push(
      Clause(
        number: last,
        holds: before.isDecided.negated.and(condition),
        isDecided: before.isDecided.or(condition)
      )
    )
  }

  /// `#endif`.
  mutating func end() { _ = pop() }

  private mutating func push(_ clause: Clause) {
    open.append(clause)
    if clause.holds == .no { dead += 1 }
    if clause.holds != .yes { unsure.append(clause.number) }
  }

  private mutating func pop() -> Clause? {
    guard let clause = open.popLast() else { return nil }
    if clause.holds == .no { dead -= 1 }
    if clause.holds != .yes { unsure.removeLast() }
    return clause
  }
}
