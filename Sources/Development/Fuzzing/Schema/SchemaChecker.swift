import Foundation
package import Scenarios

/// Validates values by a JSON Schema.
///
/// It supports the part of draft 2020-12 that our schema uses, and ignores no keyword silently.
package struct SchemaChecker: Sendable {
  /// The whole schema, which contains the targets of its references.
  package let root: JSONValue
  /// The regular expressions of the schema, compiled once.
  private let expressions: [String: NSRegularExpression]

  /// Compiles the regular expressions of a schema.
  package init(root: JSONValue) {
    self.root = root
    expressions = Dictionary(
      uniqueKeysWithValues: Self.patterns(in: root).compactMap { pattern in
        (try? NSRegularExpression(pattern: pattern)).map { (pattern, $0) }
      }
    )
  }

  /// Returns the regular expressions anywhere in a schema.
  private static func patterns(in schema: JSONValue) -> Set<String> {
    switch schema {
    case .list(let values): return Set(values.flatMap { patterns(in: $0) })
    case .object(let values):
      var found = Set(values.values.flatMap { patterns(in: $0) })
      if case .text(let pattern) = values["pattern"] { found.insert(pattern) }
      if case .object(let patterns) = values["patternProperties"] { found.formUnion(patterns.keys) }
      return found
    case .null, .flag, .number, .text: return []
    }
  }

  package func accepts(_ value: JSONValue) -> Bool {
    accepts(value, root)
  }

  /// The keywords that only describe.
  ///
  /// A schema with an unknown keyword rejects everything.
  private static let annotations: Set = ["$schema", "$defs", "title", "description"]

  /// The keywords about the keys of an object.
  private static let memberKeywords = ["properties", "patternProperties", "additionalProperties"]

  private func accepts(_ value: JSONValue, _ schema: JSONValue) -> Bool {
    switch schema {
    case .flag(let flag): flag
    case .object(let keywords):
      keywords.allSatisfy { keyword, argument in
        Self.annotations.contains(keyword) || obeys(value, keyword, argument, schema)
      }
    case .null, .number, .text, .list: false
    }
  }

  private func obeys(
    _ value: JSONValue,
    _ keyword: String,
    _ argument: JSONValue,
    _ schema: JSONValue
  ) -> Bool {
    switch (keyword, argument) {
    case ("$ref", .text(let path)): referenced(path).map { accepts(value, $0) } ?? false
    case ("type", .text(let type)): Self.isOf(type, value)
    case ("type", .list(let types)): types.contains { Self.isOf($0.string, value) }
    case ("const", _): value == argument
    case ("enum", .list(let values)): values.contains(value)
    case ("anyOf", .list(let schemas)): schemas.contains { accepts(value, $0) }
    case ("allOf", .list(let schemas)): schemas.allSatisfy { accepts(value, $0) }
    case ("not", _): !accepts(value, argument)
    case ("pattern", .text(let pattern)): matches(value.string, pattern)
    case ("minimum", .number(let limit)): value.double.map { $0 >= limit } ?? true
    case ("maximum", .number(let limit)): value.double.map { $0 <= limit } ?? true
    case ("minItems", .number(let limit)): value.list.map { Double($0.count) >= limit } ?? true
    case ("maxItems", .number(let limit)): value.list.map { Double($0.count) <= limit } ?? true
    case ("items", _): value.list?.allSatisfy { accepts($0, argument) } ?? true
    case ("minProperties", .number(let limit)):
      value.keys.map { Double($0.count) >= limit } ?? true
    case ("maxProperties", .number(let limit)):
      value.keys.map { Double($0.count) <= limit } ?? true
    case ("required", .list(let keys)):
      keys.allSatisfy { value.keys == nil || value[$0.string] != nil }
    case ("properties", _), ("patternProperties", _), ("additionalProperties", _):
      // The three keywords are judged together, when the first of them occurs.
      keyword != Self.memberKeywords.first { schema[$0] != nil }
        || value.keys.map { $0.allSatisfy { allows($0, value, schema) } } ?? true
    case ("propertyNames", _): value.keys?.allSatisfy { accepts(.text($0), argument) } ?? true
    default: false
    }
  }

  private func allows(_ key: String, _ value: JSONValue, _ schema: JSONValue) -> Bool {
    guard let member = value[key] else { return false }
    // Another test shows that no key is both a property and a pattern.
    if let property = schema["properties"]?[key] { return accepts(member, property) }
    var schemas: [JSONValue] = []
    if case .object(let patterns) = schema["patternProperties"] {
      schemas = patterns.filter { matches(key, $0.key) }.map(\.value)
    }
    if schemas.isEmpty, let rest = schema["additionalProperties"] { schemas = [rest] }
    return schemas.allSatisfy { accepts(member, $0) }
  }

  private func referenced(_ path: String) -> JSONValue? {
    root["$defs"]?[String(path.dropFirst("#/$defs/".count))]
  }

  /// Returns whether a text matches a pattern, or false if the pattern is invalid.
  package func matches(_ text: String, _ pattern: String) -> Bool {
    let range = NSRange(text.startIndex..., in: text)
    return expressions[pattern]?.firstMatch(in: text, range: range) != nil
  }

  private static func isOf(_ type: String, _ value: JSONValue) -> Bool {
    switch (type, value) {
    case ("null", .null), ("boolean", .flag), ("number", .number), ("string", .text),
      ("array", .list), ("object", .object):
      true
    case ("integer", .number(let number)): number == number.rounded()
    default: false
    }
  }
}
