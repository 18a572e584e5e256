import Diagnostics
import TableTrace
import YAMLSource

extension ShapeValidator {
  mutating func checkInteger(_ node: YAMLNode, _ range: ClosedRange<Int>, _ key: String) {
    guard let scalar = node.scalar, scalar.isDecimal || scalar.isNotFinite,
      scalar.isNotFinite || !scalar.text.contains(".")
    else { return reportType(node, .integer(range), key) }
    if scalar.integer.map(range.contains) != true {
      reportRange(node, "a number from \(range.lowerBound) to \(range.upperBound)", key)
    }
  }

  mutating func checkNumber(_ node: YAMLNode, _ range: NumberRange, _ key: String) {
    guard let scalar = node.scalar, scalar.isDecimal || scalar.isNotFinite else {
      return reportType(node, .number(range), key)
    }
    if scalar.number.map(range.contains) != true { reportRange(node, range.phrase, key) }
  }

  private mutating func reportRange(_ node: YAMLNode, _ allowed: String, _ key: String) {
    let problem = StructureProblem.numberOutOfRange(
      node.scalar?.text ?? "",
      key: key,
      allowed: allowed
    )
    log.report(.structure(problem), at: node.range)
  }

  mutating func checkWord(_ node: YAMLNode, _ vocabulary: Vocabulary, _ key: String) {
    guard let text = node.text else { return reportType(node, .word(vocabulary), key) }
    guard !vocabulary.words.contains(text) else { return }
    let problem = StructureProblem.unknownWord(
      text,
      vocabulary: vocabulary.name,
      allowed: vocabulary.words
    )
    log.report(.structure(problem), at: node.range)
  }

  mutating func checkIndexPath(_ node: YAMLNode, _ number: Shape, _ key: String) {
    guard let entries = node.entries else { return reportType(node, .indexPath(number), key) }
    guard entries.count == 2 else {
      let problem = StructureProblem.badLength(
        key: key,
        expected: "a section and a row such as [0, 1]",
        found: entries.count
      )
      return log.report(.structure(problem), at: node.range)
    }
    for entry in entries {
      check(entry, number, key: key)
    }
  }

  mutating func checkFormat(_ node: YAMLNode, _ format: ScalarFormat, _ key: String) {
    guard let text = node.text else { return reportType(node, .format(format), key) }
    if let problem = Self.problem(text, format) { log.report(problem, at: node.range) }
  }

  private static func problem(_ text: String, _ format: ScalarFormat) -> Problem? {
    switch format {
    case .languageVersion:
      return text == "1" ? nil : .version(.unknownLanguage(text))
    case .systemVersion:
      return SystemVersion.problem(text).map { .version($0) }
    case .device:
      let names = ScalarFormat.devices
      return Device.named(text) == nil ? .table(.unknownDevice(text, allowed: names)) : nil
    case .rowPattern:
      return IndexPattern(text, .rows) == nil
        ? .place(.badPattern(text, expected: PatternKind.rows.phrase)) : nil
    case .callbackRow:
      let names = IndexPathExpression.names
      return names.contains(text)
        ? nil : .structure(.unknownWord(text, vocabulary: "row", allowed: names))
    case .callbackRows:
      let names = [IndexPathExpression.rowsWord, "[$row]"]
      return names.contains(text)
        ? nil : .structure(.unknownWord(text, vocabulary: "rows", allowed: names))
    case .callbackCell:
      let names = [CallWord.cellWord]
      return names.contains(text)
        ? nil : .structure(.unknownWord(text, vocabulary: "cell", allowed: names))
    case .call:
      return callProblem(text)
    }
  }

  /// Returns the mistake in a call such as `heightForRowAt 0,2`, or nil.
  static func callProblem(_ text: String) -> Problem? {
    let parts = CallPattern.parts(text)
    guard let message = Message.named(parts.name) else {
      let candidates = CallbackCandidates.all + CallbackCandidates.hooks
      return .callback(.unknown(parts.name, recipient: "expect", allowed: candidates))
    }
    guard let place = parts.place else { return nil }
    guard let kind = message.patternKind else {
      return .place(.badPattern(place, expected: "'\(parts.name)' without a row or section"))
    }
    return IndexPattern(place, kind) == nil
      ? .place(.badPattern(place, expected: kind.phrase)) : nil
  }
}
