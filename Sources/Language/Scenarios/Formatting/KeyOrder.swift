import YAMLSource

/// The order of keys, which is that of the reference.
struct KeyOrder {
  private let object: ObjectShape

  static let scenario = KeyOrder(object: ScenarioTable.scenario)

  /// Returns the indices of pairs in their new order, or in the old one if a key is unknown.
  func order(_ pairs: [WrittenPair]) -> [Int] {
    let names = object.fields.map(\.name)
    let ranks = pairs.map { pair in
      object.field(pair.key.text).flatMap { field in names.firstIndex(of: field.name) }
    }
    guard !ranks.contains(nil) else { return Array(pairs.indices) }
    return pairs.indices.sorted { (ranks[$0] ?? 0, $0) < (ranks[$1] ?? 0, $1) }
  }

  /// Returns the order of the keys below a key, or nil if the author chooses it.
  func below(_ key: String) -> KeyOrder? {
    object.field(key).flatMap { Self.objects(in: $0.shape).first }.map(KeyOrder.init)
  }

  private static func objects(in shape: Shape) -> [ObjectShape] {
    switch shape {
    case .object(let object): [object]
    case .choice(let shapes): shapes.flatMap(objects)
    case .text, .flag, .integer, .number, .word, .format, .nothing, .indexPath, .list, .map,
      .keyword, .answer, .definition, .script:
      []
    }
  }
}

extension WrittenNode {
  var text: String {
    if case .scalar(let scalar) = content { scalar.text } else { "" }
  }
}
