/// Reads the bytes of a pattern, whose lines are those of a trace or directives.
package struct PatternReader {
  private var items: [TracePattern.Item] = []
  private var group: (number: Int, members: [PatternLine])?
  private var problems: [GoldenProblem] = []
  /// Whether the previous line could not be read.
  private var isBehindProblem = false

  package static func read(_ bytes: [UInt8]) throws(UnreadableGolden) -> TracePattern {
    let golden = try GoldenReader.read(bytes, as: .pattern)
    var reader = PatternReader()
    for (index, line) in golden.body.enumerated() {
      reader.read(line, number: Golden.lineNumber(ofBodyLine: index))
    }
    reader.finish(lastLine: Golden.lineNumber(ofBodyLine: golden.body.count - 1))
    guard reader.problems.isEmpty else { throw UnreadableGolden(problems: reader.problems) }
    return TracePattern(header: golden.header, items: reader.items)
  }

  private mutating func report(_ problem: PatternProblem, _ number: Int) {
    problems.append(GoldenProblem(line: number, kind: .pattern(problem)))
  }

  private mutating func read(_ line: String, number: Int) {
    do throws(PatternProblem) {
      let text = line.drop { $0 == " " }
      guard Self.isDirective(text) else {
        return try add(.line(PatternLine(reading: line)), number)
      }
      let parts = text.split(separator: " ", maxSplits: 1)
      let word = String(parts.first ?? text)
      guard let directive = PatternDirective(rawValue: word) else { throw .unknownDirective(word) }
      try read(directive, parts.count == 2 ? String(parts[1]) : "", number)
      isBehindProblem = false
    } catch {
      report(error, number)
      isBehindProblem = true
    }
  }

  /// Whether a line, without leading spaces, looks like a directive.
  private static func isDirective(_ text: Substring) -> Bool {
    text.hasPrefix("@") && !text.hasPrefix("@@") && !text.hasPrefix("@{")
  }

  private mutating func read(
    _ directive: PatternDirective,
    _ rest: String,
    _ number: Int
  ) throws(PatternProblem) {
    switch directive {
    case .skip:
      guard let count = rest.isEmpty ? .any : PatternCount(rest) else {
        throw .count(directive: directive.rawValue, found: rest)
      }
      try add(.skip(count), number)
    case .times: try add(try Self.times(rest), number)
    case .anyOrder, .end:
      guard rest.isEmpty else { throw .textBehind(directive: directive.rawValue, found: rest) }
      try directive == .end ? endGroup() : beginGroup(number)
    }
  }

  /// Reads `@times COUNT LINE`, with one space between the count and the line.
  private static func times(_ text: String) throws(PatternProblem) -> TracePattern.Kind {
    let parts = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    let found = parts.first.map(String.init) ?? ""
    guard let count = PatternCount(found), count.most != 0 else {
      throw .count(directive: PatternDirective.times.rawValue, found: found)
    }
    guard parts.count == 2, parts[1].contains(where: { $0 != " " }) else {
      throw .timesWithoutLine
    }
    let line = parts[1].drop { $0 == " " }
    if isDirective(line) {
      let word = line.prefix { $0 != " " }
      throw .timesOfDirective(count: count.text, found: String(word))
    }
    return .times(count, try PatternLine(reading: String(parts[1])))
  }

  private mutating func beginGroup(_ number: Int) throws(PatternProblem) {
    guard group == nil else { throw .inGroup(PatternDirective.anyOrder.rawValue) }
    group = (number, [])
  }

  private mutating func endGroup() throws(PatternProblem) {
    guard let ended = group else { throw .endWithoutGroup }
    group = nil
    guard ended.members.count > 1 else { throw .smallGroup }
    items.append(TracePattern.Item(number: ended.number, kind: .anyOrder(ended.members)))
  }

  private mutating func add(_ kind: TracePattern.Kind, _ number: Int) throws(PatternProblem) {
    guard group == nil else {
      group?.members += try Self.members(kind)
      return
    }
    if !isBehindProblem, case .skip = kind, case .skip = items.last?.kind { throw .skipBehindSkip }
    items.append(TracePattern.Item(number: number, kind: kind))
  }

  private static func members(
    _ kind: TracePattern.Kind
  ) throws(PatternProblem) -> [PatternLine] {
    switch kind {
    case .line(let line): return [line]
    case .times(let count, let line):
      guard let number = count.exact, number <= largestGroup else {
        throw .inGroup("\(PatternDirective.times.rawValue) \(count.text)")
      }
      return Array(repeating: line, count: number)
    case .skip: throw .inGroup(PatternDirective.skip.rawValue)
    case .anyOrder: throw .inGroup(PatternDirective.anyOrder.rawValue)
    }
  }

  private mutating func finish(lastLine: Int) {
    if let open = group { return report(.openGroup, open.number) }
    let asserts = items.contains(where: \.kind.asserts)
    if !asserts, problems.isEmpty { report(.assertsNothing, max(lastLine, 1)) }
  }

  /// The most repetitions of a line in a group.
  private static let largestGroup = 10_000
}
