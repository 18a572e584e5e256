/// The `#if` clauses that contain a token.
struct Clauses {
  private struct Clause {
    var number: Int
    /// Whether its code is built.
    var holds: Answer
    /// Whether its code, or that of an earlier clause, is built.
    var isDecided: Answer
  }

  private var open: [Clause] = []
  private var last = 0
  /// The number of open clauses whose code is never compiled.
  private var dead = 0
  /// The numbers of the open clauses that may not be built.
  private var unsure: [Int] = []

  /// Whether the code here is never built.
  var isDead: Bool { dead > 0 }

  /// The number of the innermost clause that may not be built, or 0 if the code is always built.
  var current: Int { unsure.last ?? 0 }

  /// Begins a clause at `#if`.
  mutating func begin(_ condition: Answer) {
    last += 1
    push(Clause(number: last, holds: condition, isDecided: condition))
  }

  /// Begins a clause at `#elseif` or `#else`, whose condition always holds.
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

  /// Ends a clause at `#endif`.
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
