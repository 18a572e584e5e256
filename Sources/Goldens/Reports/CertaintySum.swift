package import TableTrace

/// The number of a trace's calls for each certainty.
package struct CertaintySum: Hashable, Sendable {
  package let version: SystemVersion
  /// The calls by certainty, without the simulation's own choices.
  package private(set) var counts: [CertaintyWord: Int] = [:]

  private var guesses: [Message: Int] = [:]
  /// The rules that prevent calls, without a recording of this version that shows it.
  private var leftOut: Set<RuleID> = []
  private var exceptions: Set<CertaintyWord> = []

  package init(_ version: SystemVersion) {
    self.version = version
  }

  /// Counts a call, unless `word` is nil.
  package mutating func add(_ word: CertaintyWord?, of message: Message?, times: Int = 1) {
    guard let word, times > 0 else { return }
    counts[word, default: 0] += times
    if word == .guess, let message { guesses[message, default: 0] += times }
  }

  /// Records a rule that prevents calls, unless the version's logs show it.
  package mutating func leaveOut(by rule: RuleID, _ words: CertaintyWords) {
    guard rule.leftOut != nil, words[rule] != .seen else { return }
    leftOut.insert(rule)
  }

  /// Records an exception, unless `word` is nil.
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

  /// The number of calls with a certainty, which for `seen before` includes all versions.
  package func count(_ name: CertaintyWord.Name) -> Int {
    counts.reduce(0) { $0 + ($1.key.name == name ? $1.value : 0) }
  }

  /// The sentences below a trace.
  ///
  /// For example `iOS 26: 2 of 13 calls were seen on this version. 9 were last seen on iOS 17.4. 2
  /// depend on guesses (heightForRowAt).` If no call was seen on the version, or no log of it exists,
  /// they begin with that. The last sentence names prevented calls without evidence.
  package var sentence: String { sentence(namingRules: false) }

  /// The sentences below a trace, with the names of rules that prevent calls on request.
  package func sentence(namingRules: Bool) -> String {
    let end = exception + absences(namingRules: namingRules)
    guard calls > 0 else { return "\(version): no calls.\(end)" }
    let isUnrecorded = !version.isRecorded && count(.seenBefore) > 0
    let saysNone = count(.seen) == 0 && !isUnrecorded && calls > 1
    var sentences = saysNone ? ["None of \(calls) calls was seen on this version."] : []
    for name in [CertaintyWord.Name.seen, .seenBefore, .documented, .guess] where count(name) > 0 {
      sentences.append(sentence(about: name, isFirst: sentences.isEmpty))
    }
    let text = sentences.joined(separator: " ")
    if isUnrecorded, count(.seen) == 0 {
      return "\(version): no recording of this version exists. \(text)\(end)"
    }
    return "\(version): \(text.prefix(1).lowercased())\(text.dropFirst())\(end)"
  }

  /// The sentence about the calls with a certainty, with the total number in the first sentence.
  private func sentence(about name: CertaintyWord.Name, isFirst: Bool) -> String {
    let count = count(name)
    let all = calls == 1 ? "The only call" : "\(count) of \(calls) calls"
    let number = isFirst ? all : "\(count)"
    let (was, verb) = count == 1 ? ("was", "is") : ("were", "are")
    switch name {
    case .seen: return "\(number) \(was) seen on this version."
    case .seenBefore: return "\(number) \(was) last seen on \(lastSeen)."
    case .documented: return "\(number) \(verb) known only from Apple's documentation."
    case .guess:
      let depends = count == 1 ? "depends on a guess" : "depend on guesses"
      return "\(number) \(depends)\(namesOfGuesses)."
    }
  }

  /// A sentence about the certainty of the exception, after a space, or empty if the version's logs
  /// show it.
  private var exception: String {
    guard let word = exceptions.min(), word != .seen else { return "" }
    return " The exception \(word.predicate)."
  }

  /// The calls that depend on guesses, the most frequent first, such as ` (3 heightForRowAt, 1
  /// cellForRowAt)`.
  private var namesOfGuesses: String {
    let keys = guesses.map { ($0.key.key, $0.value) }
    let names = Dictionary(keys, uniquingKeysWith: +).sorted {
      ($1.value, $0.key) < ($0.value, $1.key)
    }
    guard let first = names.first else { return "" }
    if names.count == 1 { return " (\(first.key))" }
    let named = names.prefix(Self.mostNames).map { "\($0.value) \($0.key)" }
    let others = names.dropFirst(Self.mostNames)
    let methods = others.count == 1 ? "another method" : "other methods"
    let end = others.isEmpty ? "" : ", \(others.reduce(0) { $0 + $1.value }) of \(methods)"
    return " (\(named.joined(separator: ", "))\(end))"
  }

  /// A sentence about the calls prevented without evidence, after a space, or empty if there are
  /// none.
  private func absences(namingRules: Bool) -> String {
    let rules = RuleID.allCases.filter(leftOut.contains)
    let nouns = rules.compactMap { rule in
      rule.leftOut.map { namingRules ? "\($0.noun) (\(rule.rawValue))" : $0.noun }
    }
    guard !nouns.isEmpty else { return "" }
    let named = namingRules ? nouns[...] : nouns.prefix(Self.mostAbsences)
    let more = nouns.count - named.count
    let end = more > 0 ? " and \(more) other \(more == 1 ? "kind" : "kinds")" : ""
    return " Calls that may be missing: \(named.joined(separator: ", "))\(end)."
  }

  /// The most calls that a sentence names, so that it stays short.
  private static let mostNames = 2
  private static let mostAbsences = 2

  /// The last versions that showed something, such as `older versions (iOS 9.3 to 17.4)`.
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
