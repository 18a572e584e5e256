package import TableTrace

/// The number of calls of a trace by certainty.
package struct CertaintySum: Hashable, Sendable {
  package let version: SystemVersion
  /// The calls by certainty, without the simulation's own choices.
  package private(set) var counts: [CertaintyWord: Int] = [:]

  package init(_ version: SystemVersion) {
    self.version = version
  }

  /// Counts a call; a call without a certainty is ignored.
  package mutating func add(_ word: CertaintyWord?, times: Int = 1) {
    if let word { counts[word, default: 0] += times }
  }

  package mutating func add(_ lines: [TraceLine], _ words: CertaintyWords) {
    for line in lines {
      guard case .call = line.kind else { continue }
      add(words.word(of: line)?.word)
    }
  }

  package mutating func add(_ other: CertaintySum) {
    for (word, count) in other.counts { add(word, times: count) }
  }

  package var calls: Int { counts.values.reduce(0, +) }

  /// The number of calls with a certainty; `seen before` has a word for each version.
  package func count(_ name: CertaintyWord.Name) -> Int {
    counts.reduce(0) { $0 + ($1.key.name == name ? $1.value : 0) }
  }

  /// The sentence below a trace.
  ///
  /// For example `iOS 26: 2 of 13 calls follow rules seen on this version, 9 follow rules last seen
  /// on iOS 17.4, 2 are guesses.` If no log of the version exists and no call was seen on it, the
  /// sentence begins with that.
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

  /// The last versions that showed something, `older versions (iOS 9.3 to 17.4)`.
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
