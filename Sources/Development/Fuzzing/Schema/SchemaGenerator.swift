package import Scenarios

/// Makes values that a JSON Schema accepts, and the same values for the same seed.
package struct SchemaGenerator: Sendable {
  package enum Numbers: Sendable {
    /// Small numbers, which a table of a few rows can use.
    case sane
    /// Sometimes the smallest, the largest, or far too large a number for a table.
    case hostile
  }

  private let root: JSONValue
  private let numbers: Numbers
  /// The depth from which only the simplest values are made.
  private static let depthLimit = 9

  /// Makes a generator for a schema, which contains the targets of its references.
  package init(root: JSONValue, numbers: Numbers) {
    self.root = root
    self.numbers = numbers
  }

  /// Returns a value of a definition, such as `step`.
  package func value(of definition: String, _ random: inout SeededGenerator) -> JSONValue {
    value(.object(["$ref": .text("#/$defs/\(definition)")]), 4, &random)
  }

  func value(_ schema: JSONValue, _ depth: Int, _ random: inout SeededGenerator) -> JSONValue {
    if case .text("#/$defs/row") = schema["$ref"], Int.random(in: 0..<8, using: &random) > 0 {
      return row(&random)
    }
    if let target = schema["$ref"]?.string.split(separator: "/").last,
      let referenced = root["$defs"]?[String(target)]
    {
      return value(referenced, depth, &random)
    }
    if let constant = schema["const"] { return constant }
    if let words = schema["enum"]?.list { return words.randomElement(using: &random) ?? .null }
    if let choices = schema["anyOf"]?.list { return choice(choices, depth, &random) }
    return value(schema, ofType: schema["type"], depth, &random)
  }

  private func value(
    _ schema: JSONValue,
    ofType type: JSONValue?,
    _ depth: Int,
    _ random: inout SeededGenerator
  ) -> JSONValue {
    switch type {
    case .text("object"): object(schema, depth, &random)
    case .text("array"): array(schema, depth, &random)
    case .text("integer"): .number(number(schema, &random).rounded())
    case .text("number"): .number(number(schema, &random))
    case .text("boolean"): .flag(Bool.random(using: &random))
    case .text("string"): .text(text(schema, &random))
    case .list(let types):
      value(schema, ofType: types.randomElement(using: &random), depth, &random)
    default: .null
    }
  }

  /// Makes a value of one of several choices, and only of a simple one far below the root.
  private func choice(
    _ choices: [JSONValue],
    _ depth: Int,
    _ random: inout SeededGenerator
  ) -> JSONValue {
    let simple = choices.filter {
      $0["$ref"] == nil && $0["properties"] == nil && $0["items"] == nil
    }
    let isDeep = depth > Self.depthLimit && !simple.isEmpty
    let chosen = (isDeep ? simple : choices).randomElement(using: &random) ?? .null
    return value(chosen, depth, &random)
  }

  private func array(_ schema: JSONValue, _ depth: Int, _ random: inout SeededGenerator)
    -> JSONValue
  {
    let least = Int(schema["minItems"]?.double ?? 0)
    let most = Int(schema["maxItems"]?.double ?? Double(least + 2))
    let isDeep = depth > Self.depthLimit
    let count =
      isDeep ? least : Int.random(in: least...max(least, min(most, least + 2)), using: &random)
    let items = schema["items"] ?? .flag(true)
    return .list((0..<count).map { _ in value(items, depth + 1, &random) })
  }

  private func object(_ schema: JSONValue, _ depth: Int, _ random: inout SeededGenerator)
    -> JSONValue
  {
    let members = members(schema, &random)
    let required = Set(schema["required"]?.list?.map(\.string) ?? [])
    let least = max(Int(schema["minProperties"]?.double ?? 0), required.count)
    let most = Int(schema["maxProperties"]?.double ?? 1000)
    let extra = depth > Self.depthLimit ? 0 : Int.random(in: 0...3, using: &random)
    let wanted = min(most, max(least, required.count + extra))
    let optional = members.keys.filter { !required.contains($0) }.sorted().shuffled(using: &random)
    var chosen = required.sorted()
    for key in optional where chosen.count < wanted {
      if !excludes(schema, chosen + [key]) { chosen.append(key) }
    }
    complete(&chosen, schema, members, &random)
    var result: [String: JSONValue] = [:]
    for key in chosen {
      result[key] = value(members[key] ?? .null, depth + 1, &random)
    }
    return .object(result)
  }

  /// Returns the possible keys of an object with the schemas of their values, a few for each
  /// pattern.
  private func members(_ schema: JSONValue, _ random: inout SeededGenerator) -> [String: JSONValue]
  {
    var members: [String: JSONValue] = [:]
    for key in schema["properties"]?.keys ?? [] {
      members[key] = schema["properties"]?[key]
    }
    for pattern in schema["patternProperties"]?.keys ?? [] {
      members[PatternSampler(pattern).sample(&random)] = schema["patternProperties"]?[pattern]
    }
    if case .object = schema["additionalProperties"] {
      for word in Self.words.prefix(2) {
        let key = schema["propertyNames"].map { value($0, Self.depthLimit, &random).string }
        members[key ?? word] = schema["additionalProperties"]
      }
    }
    return members
  }

  /// Returns whether `not: {required: [...]}` of the schema forbids these keys together.
  private func excludes(_ schema: JSONValue, _ keys: [String]) -> Bool {
    (schema["allOf"]?.list ?? []).contains { rule in
      let together = rule["not"]?["required"]?.list?.map(\.string) ?? []
      return !together.isEmpty && together.allSatisfy(keys.contains)
    }
  }
}

extension SchemaGenerator {
  /// Adds or removes keys so that the object satisfies `anyOf: [{required: ...}]`.
  private func complete(
    _ keys: inout [String],
    _ schema: JSONValue,
    _ members: [String: JSONValue],
    _ random: inout SeededGenerator
  ) {
    for rule in schema["allOf"]?.list ?? [] {
      guard let choices = rule["anyOf"]?.list else { continue }
      let wanted = choices.compactMap { Self.required($0) }
      let unwanted = choices.compactMap { Self.required($0["not"] ?? .null) }
      let isMet =
        wanted.contains { $0.allSatisfy(keys.contains) }
        || unwanted.contains { !$0.allSatisfy(keys.contains) }
      if isMet { continue }
      let possible = wanted.map { $0.filter { !keys.contains($0) } }.filter { more in
        more.allSatisfy { members[$0] != nil } && !excludes(schema, keys + more)
      }
      if let more = possible.randomElement(using: &random) {
        keys += more
      } else if let fewer = unwanted.first {
        keys.removeAll { fewer.contains($0) }
      }
    }
  }

  private static func required(_ schema: JSONValue) -> [String]? {
    schema["required"]?.list?.map(\.string)
  }

  /// Texts without a meaning in the language.
  private static let words = ["alpha", "beta", "gamma", "Delete", "B C"]
  private static let points: [Double] = [0, 0.5, 20, 44, -44, 100, 320, 480]

  /// Returns a row that most tables have.
  private func row(_ random: inout SeededGenerator) -> JSONValue {
    let section = Int.random(in: 0..<8, using: &random) == 0 ? 1 : 0
    return .list([.number(Double(section)), .number(Double(Int.random(in: 0...4, using: &random)))])
  }

  private func text(_ schema: JSONValue, _ random: inout SeededGenerator) -> String {
    if let pattern = schema["pattern"]?.string { return PatternSampler(pattern).sample(&random) }
    return Self.words.randomElement(using: &random) ?? ""
  }

  private func number(_ schema: JSONValue, _ random: inout SeededGenerator) -> Double {
    let least = schema["minimum"]?.double ?? 0
    let most = schema["maximum"]?.double ?? 1000
    if case .hostile = numbers, Int.random(in: 0..<24, using: &random) == 0 {
      let candidates = [least, most, (most / 2).rounded(), 1_000_000, 65_536]
      return max(least, min(most, candidates.randomElement(using: &random) ?? least))
    }
    let isWhole = schema["type"] == .text("integer")
    let small = Double([0, 0, 0, 1, 1, 2, 3, 5].randomElement(using: &random) ?? 0)
    let chosen = isWhole ? small : Self.points.randomElement(using: &random) ?? 0
    return max(least, min(most, chosen))
  }
}
