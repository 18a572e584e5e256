import Diagnostics
import YAMLSource

/// Compares a file with the table of the language, and reports everything that does not match.
struct ShapeValidator {
  var log: DiagnosticLog

  /// Reports everything in the file that the table does not allow.
  static func validate(
    _ root: YAMLNode,
    as table: ObjectShape = ScenarioTable.scenario,
    key: String = "scenario",
    log: inout DiagnosticLog
  ) {
    var validator = ShapeValidator(log: log)
    validator.check(root, .object(table), key: key)
    log = validator.log
  }

  /// Checks one value, which messages call `key`.
  mutating func check(_ node: YAMLNode, _ shape: Shape, key: String) {
    switch shape {
    case .text, .flag, .nothing:
      if shape.fit(node) == .no { reportType(node, shape, key) }
    case .integer(let range):
      checkInteger(node, range, key)
    case .number(let range):
      checkNumber(node, range, key)
    case .word(let vocabulary):
      checkWord(node, vocabulary, key)
    case .format(let format):
      checkFormat(node, format, key)
    case .indexPath(let number):
      checkIndexPath(node, number, key)
    case .list(let element, let length):
      checkList(node, element, length, key)
    case .object(let object):
      checkObject(node, object, key)
    case .map(let map):
      checkMap(node, map, key)
    case .keyword(let keyword):
      checkKeyword(node, keyword, key)
    case .choice(let shapes):
      checkChoice(node, shapes, shape, key)
    case .answer(let answer):
      checkAnswer(node, answer, key)
    case .definition(let definition):
      check(node, definition.shape, key: key)
    case .script(let script):
      check(node, script.shape, key: key)
    }
  }

  mutating func reportType(_ node: YAMLNode, _ shape: Shape, _ key: String) {
    reportType(node, shape.phrase, key, shape.slip(node))
  }

  /// Reports a value of the wrong type, with the expected type in words.
  mutating func reportType(
    _ node: YAMLNode,
    _ expected: String,
    _ key: String,
    _ slip: Typo? = nil,
    found: FoundValue? = nil
  ) {
    let problem = StructureProblem.wrongType(
      key: key,
      expected: expected,
      found: found ?? node.found,
      slip: slip
    )
    log.report(.structure(problem), at: node.range)
  }

  private mutating func checkChoice(
    _ node: YAMLNode,
    _ shapes: [Shape],
    _ choice: Shape,
    _ key: String
  ) {
    let best = Shape.best(of: shapes, for: node)
    guard let shape = best.shape else { return reportType(node, choice, key) }
    if best.fit != .wholly { check(node, shape, key: key) }
  }

  private mutating func checkAnswer(_ node: YAMLNode, _ answer: AnswerShape, _ key: String) {
    let fit = answer.shape.fit(node)
    if fit == .wholly { return }
    let isNumber = node.scalar.map { $0.isDecimal || $0.isNotFinite } ?? false
    let isSpoiled = fit == .kind && node.scalar != nil && !isNumber
    guard fit == .no || isSpoiled else { return check(node, answer.shape, key: key) }
    let problem = CallbackProblem.wrongAnswer(
      callback: answer.callback,
      expected: answer.phrase,
      found: node.found,
      slip: answer.takesNothing ? .implemented : answer.shape.slip(node)
    )
    log.report(.callback(problem), at: node.range)
  }

  private mutating func checkList(
    _ node: YAMLNode,
    _ element: Shape,
    _ length: ListLength,
    _ key: String
  ) {
    let list = Shape.list(element, length)
    guard let entries = node.entries else { return reportType(node, list, key) }
    if element.isRow, element.fit(node) >= .yes {
      // The brackets of the list around the row are missing.
      return reportType(node, list.phrase, key, list.slip(node), found: .row)
    }
    if !length.contains(entries.count) {
      let problem = StructureProblem.badLength(
        key: key,
        expected: length.phrase,
        found: entries.count
      )
      log.report(.structure(problem), at: node.range)
    }
    let made = element.made
    for entry in entries {
      check(entry, made, key: key)
    }
  }
}
