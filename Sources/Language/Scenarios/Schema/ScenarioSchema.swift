import TableTrace

/// The JSON Schema of scenario files for editors, made from the tables of the language.
package enum ScenarioSchema {
  /// Returns the schema as JSON, draft 2020-12, with sorted keys and a line end.
  package static func json() -> String {
    var definitions: [String: JSONValue] = [:]
    for definition in Definition.allCases {
      definitions[definition.rawValue] = schema(definition.shape)
    }
    for callback in Callback.allCases {
      for extent in [ScriptShape.Extent.callback, .one] {
        let script = ScriptShape(callback.facts, extent)
        definitions["callback-" + script.name] = schema(script.shape)
      }
    }
    definitions["call"] = call
    let scenario = schema(.object(ScenarioTable.scenario))
    return
      scenario
      .adding("$schema", "https://json-schema.org/draft/2020-12/schema")
      .adding("title", "tabletrace scenario, version 1")
      .adding("$defs", .object(definitions))
      .printed
  }

  static func schema(_ shape: Shape) -> JSONValue {
    switch shape {
    case .text: ["type": ["string", "number", "boolean"]]
    case .flag: flag
    case .nothing: ["type": "null"]
    case .integer(let range):
      [
        "type": "integer", "minimum": .integer(range.lowerBound),
        "maximum": .integer(range.upperBound),
      ]
    case .number(let range):
      [
        "type": "number", "minimum": .number(range.minimum),
        "maximum": .number(range.maximum),
      ]
    case .word(let vocabulary): ["enum": .list(vocabulary.words.map { .text($0) })]
    case .format(let format): format.schema
    case .indexPath(let number):
      ["type": "array", "items": schema(number), "minItems": 2, "maxItems": 2]
    case .list(let element, let length): list(element, length)
    case .object(let object): Self.object(object)
    case .map(let map): Self.map(map)
    case .keyword(let keyword): Self.keyword(keyword)
    case .choice(let shapes): choice(shapes)
    case .answer(let answer): schema(answer.shape)
    case .definition(let definition): ["$ref": .text("#/$defs/" + definition.rawValue)]
    case .script(let script): ["$ref": .text("#/$defs/callback-" + script.name)]
    }
  }

  /// `true` or `false`, also in quotes, which editors do not suggest.
  private static let flag: JSONValue = [
    "anyOf": [["type": "boolean"], ["type": "string", "pattern": "^(true|false)$"]]
  ]

  private static func map(_ map: MapShape) -> JSONValue {
    let result: JSONValue = ["type": "object", "additionalProperties": schema(map.value)]
    return switch map.key {
    case .name: result
    case .call: result.adding("propertyNames", schema(.format(.call)))
    }
  }

  private static func list(_ element: Shape, _ length: ListLength) -> JSONValue {
    var result: JSONValue = ["type": "array", "items": schema(element)]
    if length.minimum > 0 { result = result.adding("minItems", .integer(length.minimum)) }
    if let maximum = length.maximum { result = result.adding("maxItems", .integer(maximum)) }
    return result
  }

  /// Alternatives of different types, so that an editor suggests only those of the current type.
  private static func choice(_ shapes: [Shape]) -> JSONValue {
    let flat = shapes.flatMap(flattened)
    switch flat.count {
    case 0: return false
    case 1: return schema(flat[0])
    default: return ["anyOf": .list(flat.map(schema))]
    }
  }

  /// Returns the alternatives of a shape, without nested choices.
  private static func flattened(_ shape: Shape) -> [Shape] {
    switch shape {
    case .choice(let shapes): shapes.flatMap(flattened)
    case .answer(let answer): flattened(answer.shape)
    case .text, .flag, .nothing, .integer, .number, .word, .format, .indexPath, .list, .object,
      .map, .keyword, .definition, .script:
      [shape]
    }
  }
}
