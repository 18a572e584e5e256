package import TableTrace

/// How many calls of a trace have which of the four words.
package struct CertaintySum: Hashable, Sendable {
  /// The version.
  package let version: SystemVersion
  /// The calls by their words; those that are the simulation's own are left out.
  package private(set) var counts: [CertaintyWord: Int] = [:]

  /// Begins without a call.
  package init(_ version: SystemVersion) {
    self.version = version
  }

  /// Counts a call; nothing where it has no word.
  package mutating func add(_ word: CertaintyWord?, times: Int = 1) {
    if let word { counts[word, default: 0] += times }
  }

  /// Counts the calls among lines.
  package mutating func add(_ lines: [TraceLine], _ words: CertaintyWords) {
    for line in lines {
      guard case .call = line.kind else { continue }
      add(words.word(of: line)?.word)
    }
  }

  /// Adds the calls of another sum.
  package mutating func add(_ other: CertaintySum) {
    for (word, count) in other.counts { add(word, times: count) }
  }

  /// All calls.
  package var calls: Int { counts.values.reduce(0, +) }

  /// The calls whose word has a name; `seen before` has a word for each version.
  package func count(_ name: CertaintyWord.Name) -> Int {
    counts.reduce(0) { $0 + ($1.key.name == name ? $1.value : 0) }
  }

  /// The sum as a reader sees it below a trace.
  ///
  /// For example `iOS 26: 2 of 13 calls follow rules seen on this version, 9 follow rules last seen on
  /// iOS 17.4, 2 are guesses.` Where no log of the version exists and no call was seen on it, the sentence
  /// begins with that.
  package var sentence: String {
    guard calls > 0 else { return "\(version): no calls." }
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
    let guesses = count(.guess)
    if guesses > 0 { parts.append(guesses == 1 ? "1 is a guess" : "\(guesses) are guesses") }
    let head = isUnseen ? "no recording of this version exists. " : ""
    return "\(version): \(head)\(parts.joined(separator: ", "))."
  }

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
  /// How far the calls among them can be trusted.
  package func sum(_ words: CertaintyWords) -> CertaintySum {
    var sum = CertaintySum(words.version)
    sum.add(self, words)
    return sum
  }
}
