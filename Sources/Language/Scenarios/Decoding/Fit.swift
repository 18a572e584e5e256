import TableTrace
import YAMLSource

/// How well a value matches a shape, for choosing among several shapes.
enum Fit: Int, Comparable {
  case no
  /// The type is right, but the value is not.
  case kind
  /// The value is right, but its parts must still be checked.
  case yes
  /// The value and all its parts are right.
  case wholly

  static func < (left: Fit, right: Fit) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension Shape {
  /// Returns how well a value matches.
  ///
  /// Scalars and rows are checked completely, and of a list only the first entry.
  func fit(_ node: YAMLNode) -> Fit {
    switch self {
    case .text: node.text == nil ? .no : .wholly
    case .flag: node.flag == nil ? .no : .wholly
    case .nothing: node.isNothing ? .wholly : .no
    case .integer(let range): Self.integerFit(node, range)
    case .number(let range): Self.numberFit(node, range)
    case .word(let vocabulary): Self.wordFit(node, vocabulary)
    case .format(let format): Self.formatFit(node, format)
    case .indexPath(let number): Self.indexPathFit(node, number)
    case .list(let element, _): Self.listFit(node, element)
    case .object, .map: node.pairs == nil ? .no : .yes
    case .keyword: node.pairs != nil || node.text != nil ? .yes : .no
    case .choice(let shapes): Self.best(of: shapes, for: node).fit
    case .answer(let answer):
      node.text == nil ? answer.shape.fit(node) : max(.kind, answer.shape.fit(node))
    case .definition(.row) where Self.isRow(node): .wholly
    case .definition(let definition): definition.shape.fit(node)
    case .script(let script): script.shape.fit(node)
    }
  }

  /// The numbers that match completely, or nil if the whole shape must be examined.
  var numbers: NumberRange? {
    switch self {
    case .number(let range): return range
    case .answer(let answer): return answer.shape.numbers
    case .choice(let shapes):
      // These numbers match completely, and no earlier shape matches partly.
      let isPlain = shapes.allSatisfy { shape in
        switch shape {
        case .number, .answer, .word, .object, .map, .list, .nothing: true
        case .text, .flag, .integer, .format, .indexPath, .keyword, .choice, .definition, .script:
          false
        }
      }
      return isPlain ? shapes.lazy.compactMap(\.numbers).first : nil
    case .text, .flag, .integer, .word, .format, .nothing, .indexPath, .list, .object, .map,
      .keyword, .definition, .script:
      return nil
    }
  }

  /// Returns the shape that matches best, the first of several, and how well it matches.
  ///
  /// The shape is nil if none matches.
  static func best(of shapes: [Shape], for node: YAMLNode) -> (fit: Fit, shape: Shape?) {
    var best = (fit: Fit.no, place: 0)
    for place in shapes.indices where best.fit < .yes {
      let fit = shapes[place].fit(node)
      if fit > best.fit { best = (fit, place) }
    }
    return (best.fit, best.fit == .no ? nil : shapes[best.place])
  }

  private static func integerFit(_ node: YAMLNode, _ range: ClosedRange<Int>) -> Fit {
    guard let scalar = node.scalar, scalar.isDecimal || scalar.isNotFinite else { return .no }
    return scalar.integer.map(range.contains) == true ? .wholly : .kind
  }

  private static func numberFit(_ node: YAMLNode, _ range: NumberRange) -> Fit {
    guard let scalar = node.scalar, scalar.isDecimal || scalar.isNotFinite else { return .no }
    return scalar.number.map(range.contains) == true ? .wholly : .kind
  }

  private static func wordFit(_ node: YAMLNode, _ vocabulary: Vocabulary) -> Fit {
    guard let scalar = node.scalar, !scalar.isNothing else { return .no }
    if vocabulary.words.contains(scalar.text) { return .wholly }
    let isNumber = scalar.isDecimal || scalar.isNotFinite || scalar.decimalSpelling != nil
    return isNumber || scalar.flag != nil ? .no : .kind
  }

  private static func formatFit(_ node: YAMLNode, _ format: ScalarFormat) -> Fit {
    guard let text = node.text else { return .no }
    switch format {
    case .callbackRow, .callbackRows, .callbackCell:
      guard text.hasPrefix("$") else { return .no }
      return (text == IndexPathExpression.rowsWord) == (format == .callbackRows) ? .yes : .kind
    case .languageVersion, .systemVersion, .device, .rowPattern, .call: return .kind
    }
  }

  private static func indexPathFit(_ node: YAMLNode, _ number: Shape) -> Fit {
    guard let entries = node.entries else { return .no }
    if entries.count == 2 {
      let fit = min(number.fit(entries[0]), number.fit(entries[1]))
      if fit >= .yes { return fit }
    }
    return entries.allSatisfy { $0.scalar != nil } ? .kind : .no
  }

  /// Returns whether the node is a row such as `[0, 3]`, which needs no further check.
  private static func isRow(_ node: YAMLNode) -> Bool {
    guard let path = IndexPath(node) else { return false }
    return max(path.section, path.row) <= largestCount
  }

  private static func listFit(_ node: YAMLNode, _ element: Shape) -> Fit {
    guard let entries = node.entries else { return .no }
    guard let first = entries.first else { return .yes }
    return element.fit(first) == .no ? .kind : .yes
  }
}
