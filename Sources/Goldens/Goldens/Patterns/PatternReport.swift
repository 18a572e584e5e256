package import TableTrace

/// The result of a pattern as text, with the lines and directives near the one that is not found.
package struct PatternReport {
  private static let shownItems = 4
  /// The longest line that is shown whole, in characters.
  private static let longestLine = 1000
  private static let longestBrief = 200

  private let pattern: TracePattern
  private let verdict: PatternVerdict
  private let trace: [TraceLine]

  package init(_ pattern: TracePattern, _ verdict: PatternVerdict, trace: [TraceLine]) {
    self.pattern = pattern
    self.verdict = verdict
    self.trace = trace
  }

  /// The failure as a sentence, with the line of the pattern, or nil if the trace matches.
  package var headline: (line: Int, sentence: String)? {
    guard let failure = verdict.failure else { return nil }
    let number = number(failure.item)
    return (number, "\(sentence(failure)) (pattern line \(number), trace \(place(failure)))")
  }

  /// The lines below the headline: the found items, the missing item, and the trace at that place.
  package var details: [String] {
    guard let failure = verdict.failure else { return [] }
    let failing = failure.item ?? pattern.items.count
    let before = max(0, failing - Self.shownItems)..<failing
    let behind =
      min(
        failing + 1,
        pattern.items.count
      )..<min(
        failing + Self.shownItems,
        pattern.items.count
      )
    return stepLine(failure) + ["pattern:"] + before.map { row("=", $0, found($0)) }
      + (failing < pattern.items.count
        ? [row("-", failing, "not found")] : ["  the pattern ends here"])
      + behind.map { row(" ", $0, nil) }
      + ["trace:"] + traceLines(failure) + searched(failure) + why(failure)
  }

  /// The missing line of the pattern and the traced line there, each after its mark.
  package var brief: [String] {
    guard let failure = verdict.failure else { return [] }
    let line = failure.item.map { pattern.items[$0].kind.lines[0] }
    let came = trace.indices.contains(failure.place) ? trace[failure.place].indented : nil
    return [line.map { "- " + $0 }, came.map { "+ " + $0 }].compactMap(\.self)
      .map { VisibleText.excerpt($0, limit: Self.longestBrief) }
  }

  /// The missing line and the traced line as a difference of answers, or nil if they are different
  /// calls.
  package var answerDivergence: Divergence? {
    guard let failure = verdict.failure, let item = failure.item,
      case .line = failure.reason, trace.indices.contains(failure.place),
      let answer = trace[failure.place].answer
    else { return nil }
    let traced = trace[failure.place]
    let wanted = pattern.items[item].kind.lines[0]
    let head = traced.text.dropLast(answer.count)
    guard wanted.drop(while: { $0 == " " }).hasPrefix(head) else { return nil }
    var divergence = Divergence(
      kind: .answer,
      lineNumber: number(item),
      traceIndex: failure.place
    )
    divergence.expected = .init(number: number(item), text: wanted)
    divergence.traced = .init(index: failure.place, text: traced.indented)
    return divergence
  }

  /// The rule of the traced line, which may not be the cause.
  package var reasons: [String] { verdict.failure.map(why) ?? [] }

  /// The directives that the trace did not need, each with its line and a sentence.
  package var idleSlack: [(line: Int, sentence: String)] {
    guard verdict.failure == nil else { return [] }
    return verdict.findings.compactMap { finding in
      let item = pattern.items[finding.item]
      switch item.kind {
      case .skip(let count) where finding.start == finding.end && count.exact == nil:
        return (item.number, "this '@skip' skips no line: remove it")
      case .anyOrder where finding.inOrder:
        return (
          item.number,
          "the trace has these lines in the same order: remove '@any-order' and '@end'"
        )
      case .skip, .anyOrder, .line, .times: return nil
      }
    }
  }

  private func sentence(_ failure: PatternFailure) -> String {
    switch failure.reason {
    case .line: "a line was not found"
    case .times(let found):
      "a line occurs \(found == 1 ? "once" : "\(found) times")\(failure.item.map(wanted) ?? "")"
    case .member: "a line of the group was not found"
    case .goesOn: "the trace continues after the end of the pattern"
    case .skip(left: 1): "'@skip' does not allow the one line that is left"
    case .skip(let left): "'@skip' does not allow the \(left) lines that are left"
    case .tooMuchWork: "the pattern needs too many comparisons: write other lines after its '@skip'"
    }
  }

  /// The count that the pattern requires, as text after the count that was found.
  private func wanted(_ item: Int) -> String {
    switch pattern.items[item].kind {
    case .times(let count, _): ", expected \(count.text)"
    case .line, .skip, .anyOrder: ""
    }
  }

  private func number(_ item: Int?) -> Int {
    if let item { return pattern.items[item].number }
    let last = pattern.items.last
    return (last?.number ?? GoldenHeader.lineCount) + (last?.kind.lines.count ?? 1)
  }

  private func place(_ failure: PatternFailure) -> String {
    failure.place < trace.count
      ? "line \(Golden.lineNumber(ofBodyLine: failure.place))" : "end"
  }

  private func stepLine(_ failure: PatternFailure) -> [String] {
    guard let line = trace.indices.contains(failure.place) ? trace[failure.place] : trace.last,
      line.step > 0
    else { return [] }
    let step = trace.first { $0.kind == .step && $0.step == line.step }
    let text = step.map { ": \($0.text.dropFirst(2))" } ?? ""
    return ["step \(line.step)\(text)\(line.phase.map { ", \($0.rawValue)" } ?? "")"]
  }

  private func found(_ index: Int) -> String? {
    guard let finding = verdict.findings.first(where: { $0.item == index }) else { return nil }
    let first = Golden.lineNumber(ofBodyLine: finding.start)
    switch finding.end - finding.start {
    case 0: return "no line"
    case 1: return "trace line \(first)"
    case let count: return "trace lines \(first) to \(first + count - 1)"
    }
  }

  private func row(_ mark: String, _ index: Int, _ remark: String?) -> String {
    let item = pattern.items[index]
    let lines = item.kind.lines
    let more = lines.count > 1 ? " (\(lines.count - 2) lines)" : ""
    let text = VisibleText.excerpt(lines[0], limit: Self.longestLine)
    return
      "  \(mark) \(padded(item.number))  \(text)\(more)\(remark.map { "   [\($0)]" } ?? "")"
  }

  private func traceLines(_ failure: PatternFailure) -> [String] {
    guard failure.place < trace.count else { return ["  the trace ends here"] }
    let end = min(failure.place + Self.shownItems, trace.count)
    var place = failure.place
    if case .member(_, let free?) = failure.reason { place = min(free, failure.place) }
    return (place..<max(end, place + 1)).map { index in
      let text = VisibleText.excerpt(trace[index].indented, limit: Self.longestLine)
      return
        "  \(index == failure.place ? "+" : " ") \(padded(Golden.lineNumber(ofBodyLine: index)))  \(text)"
    }
  }

  /// A line number, padded to the width of the report.
  private func padded(_ number: Int) -> String {
    let last = verdict.failure.map { failure in
      let failing = failure.item ?? pattern.items.count
      let item = min(failing + Self.shownItems, pattern.items.count) - 1
      let line = min(failure.place + Self.shownItems, trace.count) - 1
      return max(
        pattern.items.indices.contains(item) ? pattern.items[item].number : 0,
        Golden.lineNumber(ofBodyLine: line)
      )
    }
    let digits = String(number)
    return String(repeating: " ", count: max(0, String(last ?? number).count - digits.count))
      + digits
  }

  private func searched(_ failure: PatternFailure) -> [String] {
    var lines: [String] = []
    if case .member(let member, let free) = failure.reason {
      lines.append("group line: \(VisibleText.excerpt(member.text, limit: Self.longestLine))")
      if let free {
        lines.append("trace line \(Golden.lineNumber(ofBodyLine: free)) is left over")
      }
    }
    if let places = failure.searched {
      let first = Golden.lineNumber(ofBodyLine: places.lowerBound)
      let isThere = !failure.found.isEmpty || failure.part > 0
      let end = isThere ? ". The longest match is at the line with '+'" : ""
      let near = failure.isNear ? ". The most similar line has a '+'" : ""
      lines.append("searched from trace line \(first)\(end)\(near)")
    }
    return lines
  }

  private func why(_ failure: PatternFailure) -> [String] {
    guard trace.indices.contains(failure.place), let rule = trace[failure.place].rule,
      failure.searched == nil || !failure.found.isEmpty || failure.part > 0 || failure.isNear
    else { return [] }
    let sentence = RuleBook.entry(rule).map { ": \($0.sentence)" } ?? ""
    return ["rule of this line: \(rule.rawValue)\(sentence)"]
  }
}
