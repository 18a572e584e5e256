import Diagnostics
import YAMLSource

extension Keyword {
  /// The end of a sentence that shows an example of a block, such as ` such as {by: 44}`.
  ///
  /// If the example has no block, only the keys are shown. Nil if the keyword takes no block.
  var sample: String? {
    guard let shape = argument.shape, shape.phrase.hasSuffix(Shape.block) else { return nil }
    return exampleOfBlock ?? shape.object?.sample
  }

  private var exampleOfBlock: String? {
    guard let example else { return nil }
    let file = SourceText(path: name, bytes: Array(example.file(title: name).utf8))
    let steps = YAMLDocument(file).root?["steps"]
    guard let value = steps?.first(name), value.pairs != nil else { return nil }
    return " such as " + FlowText.value(value)
  }
}

extension Shape {
  /// The keys of a shape that allows a block.
  fileprivate var object: ObjectShape? {
    switch self {
    case .object(let object): object
    case .choice(let shapes): shapes.lazy.compactMap(\.object).first
    case .definition(let definition): definition.shape.object
    case .script(let script): script.shape.object
    case .text, .flag, .integer, .number, .word, .format, .nothing, .indexPath, .list, .map,
      .keyword, .answer:
      nil
    }
  }
}

extension ObjectShape {
  /// The end of a sentence that shows the keys: ` such as {width: ..., height: ...}`.
  var sample: String {
    let needed = fields.filter { $0.isRequired || $0.isSampled }
    let shown = needed.isEmpty ? Array(fields.prefix(2)) : needed
    guard !shown.isEmpty else { return "" }
    return " such as {" + shown.map { $0.name + ": ..." }.joined(separator: ", ") + "}"
  }
}

extension YAMLNode {
  /// Returns the value of the first key with this name, at any depth.
  fileprivate func first(_ key: String) -> YAMLNode? {
    switch content {
    case .scalar: nil
    case .sequence(let entries): entries.lazy.compactMap { $0.first(key) }.first
    case .mapping(let pairs):
      self[key] ?? pairs.lazy.compactMap { $0.value.first(key) }.first
    }
  }
}
