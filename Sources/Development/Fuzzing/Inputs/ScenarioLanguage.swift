package import Scenarios

package struct ScenarioLanguage: Sendable {
  /// A callback and the client that implements it.
  struct Place: Hashable, Sendable {
    var client: String
    var callback: String
  }

  package let schema: JSONValue
  let callbacks: [Place]
  let actions: [String]
  /// The keys and words of the schema.
  let words: [String]

  /// Reads the language from the schema of this build, or nil if the schema is invalid.
  package init?() {
    guard let schema = JSONValue(json: ScenarioSchema.json()) else { return nil }
    self.schema = schema
    callbacks = Self.clients.flatMap { client in
      Self.keys(of: schema["properties"]?[client]).map { Place(client: client, callback: $0) }
    }
    let step = schema["$defs"]?["step"]
    actions = Set(Self.keys(of: step) + Self.plainWords(of: step)).sorted()
    var words: Set<String> = []
    Self.collectWords(schema, into: &words)
    self.words = words.sorted()
  }

  private static let clients = [
    "controller", "dataSource", "delegate", "dragDelegate", "dropDelegate", "prefetchDataSource",
  ]

  func step(_ name: String, _ random: inout SeededGenerator) -> JSONValue {
    let step = schema["$defs"]?["step"]
    let objects = step?["anyOf"]?.list?.compactMap { $0["properties"]?[name] } ?? []
    let isPlain = Self.plainWords(of: step).contains(name)
    guard let content = objects.first, !isPlain || Bool.random(using: &random) else {
      return .text(name)
    }
    let generator = SchemaGenerator(root: schema, numbers: .sane)
    return .object([name: generator.value(content, 6, &random)])
  }

  /// Returns the keys of an object, or of the objects among several choices.
  private static func keys(of schema: JSONValue?) -> [String] {
    (schema?["properties"]?.keys ?? [])
      + (schema?["anyOf"]?.list ?? []).flatMap { $0["properties"]?.keys ?? [] }
  }

  private static func plainWords(of schema: JSONValue?) -> [String] {
    (schema?["anyOf"]?.list ?? []).flatMap { $0["enum"]?.list?.map(\.string) ?? [] }
  }

  private static func collectWords(_ schema: JSONValue, into words: inout Set<String>) {
    switch schema {
    case .list(let values): values.forEach { collectWords($0, into: &words) }
    case .object(let values):
      if let choices = values["enum"]?.list { words.formUnion(choices.map(\.string)) }
      if let keys = values["properties"]?.keys { words.formUnion(keys) }
      values.values.forEach { collectWords($0, into: &words) }
    case .null, .flag, .number, .text: return
    }
  }
}
