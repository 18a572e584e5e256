import TableTrace

struct Field: Sendable {
  var name: String
  /// The first version in which it has a meaning, or nil for every version.
  var introduced: SystemVersion?
  var isRequired = false
  var shape: Shape
  private var words: Words

  /// The texts for pages, schemas and messages; those of a callback are made on demand.
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

  /// Returns the field with its meaning, one sentence.
  func says(_ documentation: String) -> Field {
    var field = self
    field.words = .written(documentation: documentation, aliases: aliases)
    return field
  }

  /// The field as one that must be written.
  var required: Field {
    var field = self
    field.isRequired = true
    return field
  }

  /// Makes the field of what a client says of a callback.
  init(_ facts: CallbackFacts, _ shape: Shape) {
    name = facts.key
    self.shape = shape
    words = .callback(facts.callback)
  }

  /// The meaning, one sentence.
  var documentation: String {
    switch words {
    case .written(let documentation, _): documentation
    case .callback(let callback): "`\(callback.facts.name)`, from \(callback.facts.introduced)."
    }
  }

  /// Other spellings, accepted but not suggested.
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
