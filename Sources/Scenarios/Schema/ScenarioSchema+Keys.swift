extension ScenarioSchema {
  /// The schema of keys with meanings.
  static func object(_ object: ObjectShape) -> JSONValue {
    var properties: [String: JSONValue] = [:]
    var patterns: [String: JSONValue] = [:]
    for field in object.fields {
      let value = schema(field.shape)
      properties[field.name] = value.adding("description", .text(field.documentation))
      // Other spellings are accepted, but as patterns, so that no editor suggests a key twice.
      if !field.aliases.isEmpty { patterns["^" + alternatives(field.aliases) + "$"] = value }
    }
    if let fields = object.patterns { patterns[fields.kind.expression] = schema(fields.shape) }
    var result: JSONValue = [
      "type": "object", "additionalProperties": false, "properties": .object(properties),
    ]
    if !patterns.isEmpty { result = result.adding("patternProperties", .object(patterns)) }
    let required = object.fields.filter(\.isRequired).map(\.name).sorted()
    if !required.isEmpty {
      result = result.adding("required", .list(required.map { .text($0) }))
    }
    if object.minimumCount > 0 {
      result = result.adding("minProperties", .integer(object.minimumCount))
    }
    let exclusive = object.exclusive.map { pair -> JSONValue in
      ["not": ["required": [.text(pair.first), .text(pair.second)]]]
    }
    return exclusive.isEmpty ? result : result.adding("allOf", .list(exclusive))
  }

  /// The schema of a word or a single key.
  static func command(_ command: CommandShape) -> JSONValue {
    let bare = command.commands.filter(\.argument.allowsBareWord).map(\.name)
    var properties: [String: JSONValue] = [:]
    for command in command.commands {
      properties[command.name] = argument(command.argument)
        .adding("description", .text(command.documentation))
    }
    let object: JSONValue = [
      "type": "object", "additionalProperties": false, "properties": .object(properties),
      "minProperties": 1, "maxProperties": 1,
    ]
    guard !bare.isEmpty else { return object }
    return ["anyOf": [["type": "string", "enum": .list(bare.map { .text($0) })], object]]
  }

  private static func argument(_ argument: Command.Argument) -> JSONValue {
    switch argument {
    case .none: schema(.nothing)
    case .optional(let shape): schema(.choice([.nothing, shape]))
    case .required(let shape): schema(shape)
    }
  }
}

extension ScalarFormat {
  /// The form as a schema.
  var schema: JSONValue {
    switch self {
    case .languageVersion: ["const": 1]
    case .systemVersion:
      [
        "type": "string",
        "pattern": "^(iOS|Catalyst) ([4-9]|1[0-9]|2[0-6])(\\.[0-9]+){0,2}$",
      ]
    case .device: ["enum": .list(Self.devices.map { .text($0) })]
    case .rowPattern: ["type": "string", "pattern": .text(PatternKind.rows.expression)]
    case .callbackRow:
      ["enum": .list(IndexPathExpression.names.map { .text($0) })]
    case .call: ["$ref": "#/$defs/call"]
    }
  }
}
