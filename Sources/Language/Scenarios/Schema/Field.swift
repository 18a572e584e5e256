import TableTrace

struct Field: Sendable {
  var name: String
  /// The first version that supports it, or nil for all versions.
  var introduced: SystemVersion?
  var isRequired = false
  /// Whether an example of its block shows the field even if it is not required.
  var isSampled = false
  var shape: Shape
  private var words: Words

  /// The texts for pages, schemas and messages, created on demand for a callback.
  private enum Words {
    case written(documentation: String, aliases: [String])
    case callback(Callback)
  }

  init(
    _ name: String,
    _ shape: Shape,
    since introduced: SystemVersion? = nil,
    aliases: [String] = []
  ) {
    self.name = name
    self.introduced = introduced
    self.shape = shape
    words = .written(documentation: "", aliases: aliases)
  }

  /// Returns the field with its meaning in one sentence.
  func says(_ documentation: String) -> Field {
    var field = self
    field.words = .written(documentation: documentation, aliases: aliases)
    return field
  }

  var required: Field {
    var field = self
    field.isRequired = true
    return field
  }

  var sampled: Field {
    var field = self
    field.isSampled = true
    return field
  }

  /// Creates the field for a callback of a client.
  init(_ facts: CallbackFacts, _ shape: Shape) {
    name = facts.key
    self.shape = shape
    words = .callback(facts.callback)
  }

  /// The meaning in one sentence.
  var documentation: String {
    switch words {
    case .written(let documentation, _): documentation
    case .callback(let callback): "`\(callback.facts.name)`, from \(callback.facts.introduced)."
    }
  }

  /// Other spellings, which are accepted but not suggested.
  var aliases: [String] {
    switch words {
    case .written(_, let aliases): aliases
    case .callback(let callback):
      CallbackTable.aliases(
        [callback.facts.name, callback.facts.selector],
        of: callback.facts.key
      )
    }
  }
}
