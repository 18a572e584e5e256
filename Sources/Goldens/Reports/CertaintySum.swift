package import TableTrace

/// The number of calls of a trace by certainty.
package struct CertaintySum: Hashable, Sendable {
  package let version: SystemVersion
  /// The calls by certainty, without the simulation's own choices.
  package private(set) var counts: [CertaintyWord: Int] = [:]

  private var guesses: [Message: Int] = [:]
  /// The rules that leave calls out, and that nothing of the version shows.
  private var leftOut: Set<RuleID> = []
  private var exceptions: Set<CertaintyWord> = []

  package init(_ version: SystemVersion) {
    self.version = version
  }

  /// Counts a call; nothing where it has no word.
  package mutating func add(_ word: CertaintyWord?, of message: Message?, times: Int = 1) {
    guard let word, times > 0 else { return }
    counts[word, default: 0] += times
    if word == .guess, let message { guesses[message, default: 0] += times }
  }

  /// Notes a rule that leaves calls out; nothing where the version shows it.
  package mutating func leaveOut(by rule: RuleID, _ words: CertaintyWords) {
    guard rule.leftOut != nil, let word = words[rule], word != .seen else { return }
    leftOut.insert(rule)
  }

  /// Notes an exception; nothing where it has no word.
  package mutating func raise(_ word: CertaintyWord?) {
    if let word { exceptions.insert(word) }
  }

  package mutating func add(_ lines: [TraceLine], _ words: CertaintyWords) {
    for line in lines {
      for rule in line.skippedBy { leaveOut(by: rule, words) }
      if line.kind == .crash { raise(words.word(of: line)?.word) }
      guard case .call(let message) = line.kind else { continue }
      add(words.word(of: line)?.word, of: message)
    }
  }

  package mutating func add(_ other: CertaintySum) {
    counts.merge(other.counts, uniquingKeysWith: +)
    guesses.merge(other.guesses, uniquingKeysWith: +)
    leftOut.formUnion(other.leftOut)
    exceptions.formUnion(other.exceptions)
  }

  package var calls: Int { counts.values.reduce(0, +) }

  /// The number of calls with a certainty; `seen before` has a word for each version.
  package func count(_ name: CertaintyWord.Name) -> Int {
    counts.reduce(0) { $0 + ($1.key.name == name ? $1.value : 0) }
  }

  /// The sentence below a trace.
  ///
  /// For example `iOS 26: 2 of 13 calls follow rules seen on this version, 9 follow rules last seen on
  /// iOS 17.4, 2 are guesses (2 heightForRowAt).` Where no log of the version exists and no call was seen
  /// on it, the sentence begins with that. A second one names calls that are left out without evidence.
  package var sentence: String { sentence(namingRules: false) }

  /// The sentence; with the names of the rules that leave calls out, for readers who want to know why.
  package func sentence(namingRules: Bool) -> String {
    let end = exception + absences(namingRules: namingRules)
    guard calls > 0 else { return "\(version): no calls.\(end)" }
    let seen = count(.seen)
    let noun = calls == 1 ? "call" : "calls"
    func follow(_ count: Int) -> String { count == 1 ? "follows" : "follow" }
    let before = count(.seenBefore)
    let isUnseen = !version.isRecorded && seen == 0 && before > 0
    let older = "\(follow(before)) rules last seen on \(lastSeen)"
    var parts: [String] = []
    if isUnseen {
      parts.append("\(before) of \(calls) \(noun) \(older)")
    } else {
      parts.append("\(seen) of \(calls) \(noun) \(follow(seen)) rules seen on this version")
      if before > 0 { parts.append("\(before) \(older)") }
    }
    let documented = count(.documented)
    if documented > 0 {
      parts.append("\(documented) \(follow(documented)) Apple's documentation only")
    }
    let guessed = count(.guess)
    if guessed > 0 {
      parts.append((guessed == 1 ? "1 is a guess" : "\(guessed) are guesses") + namesOfGuesses)
    }
    let head = isUnseen ? "no recording of this version exists. " : ""
    return "\(version): \(head)\(parts.joined(separator: ", ")).\(end)"
  }

  /// How sure the exception is, a sentence with a blank in front; empty where the version shows it.
  private var exception: String {
    guard let word = exceptions.min(), word != .seen else { return "" }
    return " The exception \(word.predicate)."
  }

  /// The calls that are guesses, those of the most calls first: ` (3 heightForRowAt, 1 cellForRowAt)`.
  private var namesOfGuesses: String {
    let keys = guesses.map { ($0.key.key, $0.value) }
    let names = Dictionary(keys, uniquingKeysWith: +).sorted {
      ($1.value, $0.key) < ($0.value, $1.key)
    }
    guard let first = names.first else { return "" }
    if names.count == 1 { return " (\(first.key))" }
    let named = names.prefix(Self.mostNames).map { "\($0.value) \($0.key)" }
    let others = names.dropFirst(Self.mostNames).reduce(0) { $0 + $1.value }
    let end = others > 0 ? ", \(others) \(others == 1 ? "other" : "others")" : ""
    return " (\(named.joined(separator: ", "))\(end))"
  }

  /// The calls that are left out without evidence, a sentence with a blank in front; empty without any.
  private func absences(namingRules: Bool) -> String {
    let rules = RuleID.allCases.filter(leftOut.contains)
    let nouns = rules.compactMap { rule in
      rule.leftOut.map { namingRules ? "\($0.noun) (\(rule.rawValue))" : $0.noun }
    }
    guard !nouns.isEmpty else { return "" }
    let named = namingRules ? nouns[...] : nouns.prefix(Self.mostAbsences)
    let more = nouns.count - named.count
    let end = more > 0 ? " and \(more) more" : ""
    return " Left out without evidence: \(named.joined(separator: ", "))\(end)."
  }

  /// The most calls that a sentence names, so that it stays short.
  private static let mostNames = 2
  private static let mostAbsences = 2

  /// The versions that were the last to show something, `older versions (iOS 9.3 to 17.4)`.
  private var lastSeen: String {
    let words = counts.keys.filter { $0.lastSeen != nil }
    guard let first = words.min()?.lastSeen, let last = words.max()?.lastSeen else { return "" }
    if first == last { return first.description }
    let end = first.platform == last.platform ? last.release : last.description
    return "older versions (\(first) to \(end))"
  }
}

extension [TraceLine] {
  /// The certainty of the calls among the lines.
  package func sum(_ words: CertaintyWords) -> CertaintySum {
    var sum = CertaintySum(words.version)
    sum.add(self, words)
    return sum
  }
}
