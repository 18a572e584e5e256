import Foundation
package import YAMLSource

/// A JSON value, from a schema's text or from YAML as editors read it.
package indirect enum JSON: Hashable, Sendable {
  case null
  /// True or false.
  case flag(Bool)
  case number(Double)
  case text(String)
  /// Values in order.
  case list([JSON])
  /// Values by their keys.
  case object([String: JSON])

  /// Reads JSON; nil for what is none.
  package init?(text: String) {
    guard let value = try? JSONDecoder().decode(Value.self, from: Data(text.utf8)) else {
      return nil
    }
    self = value.json
  }

  /// Reads YAML with the rules of YAML 1.2, which editors use before they apply a schema.
  package init(_ node: YAMLNode) {
    switch node.content {
    case .sequence(let entries): self = .list(entries.map { JSON($0) })
    case .mapping(let pairs):
      self = .object(Dictionary(pairs.map { ($0.key, JSON($0.value)) }) { first, _ in first })
    case .scalar(let scalar):
      if scalar.isNothing {
        self = .null
      } else if let flag = scalar.flag {
        self = .flag(flag)
      } else if let number = scalar.number {
        self = .number(number)
      } else {
        self = scalar.isNotFinite ? .number(.infinity) : .text(scalar.text)
      }
    }
  }

  /// The value of a key; nil for a missing one and for what has no keys.
  package subscript(key: String) -> JSON? {
    if case .object(let values) = self { values[key] } else { nil }
  }

  private struct Value: Decodable {
    var json: JSON

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        json = .null
      } else if let flag = try? container.decode(Bool.self) {
        json = .flag(flag)
      } else if let number = try? container.decode(Double.self) {
        json = .number(number)
      } else if let text = try? container.decode(String.self) {
        json = .text(text)
      } else if let values = try? container.decode([Value].self) {
        json = .list(values.map(\.json))
      } else {
        json = .object(try container.decode([String: Value].self).mapValues(\.json))
      }
    }
  }
}
