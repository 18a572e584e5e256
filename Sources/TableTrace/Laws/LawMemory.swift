/// The open beginnings of one law; its size depends on how many are open, not on the trace.
struct PairMemory: Sendable {
  private struct Entry: Sendable {
    var isOpen: Bool
    /// The number of times that it may still end.
    var endsLeft: Int
  }

  private var entries = SubjectTable<Entry>()

  var count: Int { entries.count }

  /// Something begins, or false if it has begun already.
  mutating func begin(_ subject: LawSubject, mostEnds: Int) -> Bool {
    let before = entries[subject]
    // Of things that nobody can tell apart any number may be open.
    let endsBefore = subject == .any ? before?.endsLeft ?? 0 : 0
    entries[subject] = Entry(isOpen: true, endsLeft: endsBefore + mostEnds)
    return subject == .any || before?.isOpen != true
  }

  /// Something ends, or false if it has not begun.
  mutating func end(_ subject: LawSubject) -> Bool {
    if subject == .any { forgetNames() }
    let known = entries[subject] == nil ? .any : subject
    guard var entry = entries[known] else { return false }
    entry.isOpen = known == .any
    entry.endsLeft -= 1
    entries[known] = entry.endsLeft > 0 ? entry : nil
    return true
  }

  /// Rows may have other numbers from here on.
  mutating func renumber() {
    if entries.hasRows { forgetNames() }
  }

  /// It is no longer known what each is.
  private mutating func forgetNames() {
    let ends = entries.sum(\.endsLeft)
    entries.removeAll()
    if ends > 0 { entries[.any] = Entry(isOpen: true, endsLeft: ends) }
  }
}

/// The answers that allow calls, for one law.
struct AnswerMemory: Sendable {
  enum Verdict: Sendable {
    case allowed
    case refused
  }

  private struct Entry: Sendable {
    var verdict: Verdict
    /// The number of calls that it allows, where each answer allows one.
    var calls = 1
  }

  private var entries = SubjectTable<Entry>()

  /// About how much there is an answer.
  var count: Int { entries.count }

  mutating func answer(_ subject: LawSubject, _ verdict: Verdict) {
    let before = entries[subject]
    let calls = before?.verdict == .allowed && verdict == .allowed ? before?.calls ?? 0 : 0
    entries[subject] = Entry(verdict: verdict, calls: calls + 1)
  }

  /// Returns the last answer about something, which is used up or not, or nil for none.
  mutating func verdict(about subject: LawSubject, isUsedUp: Bool) -> Verdict? {
    if subject == .any { forgetNames() }
    let known = entries[subject] == nil ? .any : subject
    guard var entry = entries[known] else { return nil }
    entry.calls -= 1
    if isUsedUp { entries[known] = entry.calls > 0 ? entry : nil }
    return entry.verdict
  }

  /// Nothing counts any more.
  mutating func forget() {
    entries.removeAll()
  }

  /// Rows may have other numbers from here on.
  mutating func renumber() {
    if entries.hasRows { forgetNames() }
  }

  /// It is no longer known what each is about; what was refused is forgotten.
  private mutating func forgetNames() {
    let calls = entries.sum { $0.verdict == .allowed ? $0.calls : 0 }
    entries.removeAll()
    if calls > 0 { entries[.any] = Entry(verdict: .allowed, calls: calls) }
  }
}

/// A set of small numbers, a bit each.
struct NumberSet: Sendable {
  private var words: [UInt64] = []

  func contains(_ number: Int) -> Bool {
    guard number >= 0, number / 64 < words.count else { return false }
    return words[number / 64] & (1 << UInt64(number % 64)) != 0
  }

  /// Puts a number in, or false if it was there.
  @discardableResult
  mutating func insert(_ number: Int) -> Bool {
    // What is read from a text may be any number; none that a table makes is as large.
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
