import Diagnostics

extension Shape {
  /// The allowed values in words.
  var phrase: String {
    switch self {
    case .text: "a text"
    case .flag: "'true' or 'false'"
    case .integer: "a whole number"
    case .number: "a number"
    case .word(let vocabulary):
      vocabulary.words.count <= 4
        ? Self.joined(vocabulary.words.map { "'\($0)'" }) : "a word for the \(vocabulary.name)"
    case .format(let format): format.phrase
    case .nothing: "nothing"
    case .indexPath: "a row such as [0, 1]"
    case .list(let element, _): element.isRow ? "a list of rows" : "a list"
    case .object, .map: Self.block
    case .keyword(let keyword): keyword.phrase
    case .choice(let shapes): Self.joined(Self.phrases(shapes))
    case .answer(let answer): answer.phrase
    case .definition(let definition): definition.shape.phrase
    case .script(let script): script.shape.phrase
    }
  }

  static let block = "a block of keys"

  private static func phrases(_ shapes: [Shape]) -> [String] {
    var result: [String] = []
    for shape in shapes where !result.contains(shape.phrase) {
      result.append(shape.phrase)
    }
    return result
  }

  private static func joined(_ parts: [String]) -> String {
    parts.isEmpty ? "nothing" : Phrase.choice(parts)
  }
}
