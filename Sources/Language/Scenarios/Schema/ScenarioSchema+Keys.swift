import TableTrace

extension ScenarioSchema {
  static func object(_ object: ObjectShape) -> JSONValue {
    var properties: [String: JSONValue] = [:]
    var patterns: [String: JSONValue] = [:]
    for field in object.fields {
      let value = schema(field.shape)
      properties[field.name] = value.adding("description", .text(field.documentation))
      // Other spellings are accepted as patterns, so that no editor suggests a key twice.
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
    if let count = object.maximumCount {
      result = result.adding("maxProperties", .integer(count))
    }
    let conditions = object.exclusive.map(exclusive) + object.needed.map(needed)
    return conditions.isEmpty ? result : result.adding("allOf", .list(conditions))
  }

  private static func exclusive(_ pair: ExclusivePair) -> JSONValue {
    ["not": ["required": [.text(pair.first), .text(pair.second)]]]
  }

  private static func needed(_ keys: NeededKeys) -> JSONValue {
    let present = keys.names.map { name -> JSONValue in ["required": [.text(name)]] }
    let absent = keys.trigger.map { name -> JSONValue in ["not": ["required": [.text(name)]]] }
    return ["anyOf": .list(present + (absent.map { [$0] } ?? []))]
  }

  /// Returns the schema of a word, or of an object with a single key.
  static func keyword(_ keyword: KeywordShape) -> JSONValue {
    let bare = keyword.keywords.filter(\.argument.allowsBareWord).map(\.name)
    var properties: [String: JSONValue] = [:]
    for keyword in keyword.keywords {
      properties[keyword.name] = schema(keyword.argument.value)
        .adding("description", .text(keyword.documentation))
    }
    let object: JSONValue = [
      "type": "object", "additionalProperties": false, "properties": .object(properties),
      "minProperties": 1, "maxProperties": 1,
    ]
    guard !bare.isEmpty else { return object }
    return ["anyOf": [["type": "string", "enum": .list(bare.map { .text($0) })], object]]
  }
}

extension ScalarFormat {
  var schema: JSONValue {
    switch self {
    case .languageVersion: ["enum": [1, "1"]]
    case .systemVersion: ["type": "string", "pattern": .text(Self.systemVersions)]
    case .device: ["enum": .list(Self.devices.map { .text($0) })]
    case .rowPattern: ["type": "string", "pattern": .text(PatternKind.rows.expression)]
    case .callbackRow:
      ["enum": .list(IndexPathExpression.names.map { .text($0) })]
    case .callbackRows: ["enum": [.text(IndexPathExpression.rowsWord)]]
    case .callbackCell: ["enum": [.text(CallWord.cellWord)]]
    case .call: ["$ref": "#/$defs/call"]
    }
  }

  /// A regular expression for all versions that existed.
  private static var systemVersions: String {
    let number = "(0|[1-9][0-9]?)"
    let platforms = SystemVersion.Platform.allCases.map { platform in
      let releases = SystemVersion.releases(of: platform).map { releases in
        let minor = releases.lastMinor.map { "[0-\($0)]" } ?? number
        return "\(releases.major)(\\.\(minor)(\\.\(number))?)?"
      }
      return "\(platform.rawValue)[ -](\(releases.joined(separator: "|")))"
    }
    return "^(" + platforms.joined(separator: "|") + ")$"
  }
}
