/// What has begun and not ended yet for one law, such as the displayed cells.
///
/// Its size does not grow with the trace.
struct PairMemory: Sendable {
  private struct Entry: Sendable {
    var isOpen: Bool
    /// The number of times that the subject may still end.
    var endsLeft: Int
  }

  private var entries = SubjectTable<Entry>()

  var count: Int { entries.count }

  /// Records that something begins; returns false if it had already begun.
  mutating func begin(_ subject: LawSubject, mostEnds: Int) -> Bool {
    let before = entries[subject]
    // If subjects cannot be told apart, any number of them may be open.
    let endsBefore = subject == .any ? before?.endsLeft ?? 0 : 0
    entries[subject] = Entry(isOpen: true, endsLeft: endsBefore + mostEnds)
    return subject == .any || before?.isOpen != true
  }

  /// Records that something ends; returns false if it had not begun.
  mutating func end(_ subject: LawSubject) -> Bool {
    if subject == .any { forgetNames() }
    let known = entries[subject] == nil ? .any : subject
    guard var entry = entries[known] else { return false }
    entry.isOpen = known == .any
    entry.endsLeft -= 1
    entries[known] = entry.endsLeft > 0 ? entry : nil
    return true
  }

  /// Records that the numbers of rows may have changed.
  mutating func renumber() {
    if entries.hasRows { forgetNames() }
  }

  /// Keeps only how many may still end, because subjects can no longer be told apart.
  private mutating func forgetNames() {
    let ends = entries.sum(\.endsLeft)
    entries.removeAll()
    if ends > 0 { entries[.any] = Entry(isOpen: true, endsLeft: ends) }
  }
}

/// The return values that allow or refuse calls, for one law.
struct AnswerMemory: Sendable {
  enum Verdict: Sendable {
    case allowed
    case refused
  }

  private struct Entry: Sendable {
    var verdict: Verdict
    /// The number of allowed calls, if each return value allows one.
    var calls = 1
  }

  private var entries = SubjectTable<Entry>()

  /// The number of subjects with a return value.
  var count: Int { entries.count }

  mutating func answer(_ subject: LawSubject, _ verdict: Verdict) {
    let before = entries[subject]
    let calls = before?.verdict == .allowed && verdict == .allowed ? before?.calls ?? 0 : 0
    entries[subject] = Entry(verdict: verdict, calls: calls + 1)
  }

  /// Returns the last verdict about a subject, or nil if there is none.
  ///
  /// With `isUsedUp`, each verdict is returned only once.
  mutating func verdict(about subject: LawSubject, isUsedUp: Bool) -> Verdict? {
    if subject == .any { forgetNames() }
    let known = entries[subject] == nil ? .any : subject
    guard var entry = entries[known] else { return nil }
    entry.calls -= 1
    if isUsedUp { entries[known] = entry.calls > 0 ? entry : nil }
    return entry.verdict
  }

  /// Forgets all return values.
  mutating func forget() {
    entries.removeAll()
  }

  /// Records that the numbers of rows may have changed.
  mutating func renumber() {
    if entries.hasRows { forgetNames() }
  }

  /// Forgets for which rows and sections calls are allowed, and keeps only the number of calls.
  private mutating func forgetNames() {
    let calls = entries.sum { $0.verdict == .allowed ? $0.calls : 0 }
    entries.removeAll()
    if calls > 0 { entries[.any] = Entry(verdict: .allowed, calls: calls) }
  }
}

/// A set of small numbers, stored as a bit each.
struct NumberSet: Sendable {
  private var words: [UInt64] = []

  func contains(_ number: Int) -> Bool {
    guard number >= 0, number / 64 < words.count else { return false }
    return words[number / 64] & (1 << UInt64(number % 64)) != 0
  }

  /// Inserts a number; returns false if it was there already.
  @discardableResult
  mutating func insert(_ number: Int) -> Bool {
    // A text may contain any number, but a table never makes such large ones.
    guard (0..<Self.limit).contains(number) else { return true }
    if contains(number) { return false }
    while words.count <= number / 64 { words.append(0) }
    words[number / 64] |= 1 << UInt64(number % 64)
    return true
  }

  mutating func remove(_ number: Int) {
    guard contains(number) else { return }
    words[number / 64] &= ~(1 << UInt64(number % 64))
  }

  private static let limit = 1 << 24
}
