import TableTrace

/// A key with a meaning.
struct Field: Sendable {
  /// The key.
  var name: String
  /// Other spellings, accepted but not suggested.
  var aliases: [String] = []
  /// What it means, one sentence.
  var documentation: String
  /// The release from which on it means something; nil for every release.
  var introduced: SystemVersion?
  /// Whether it must be written.
  var isRequired = false
  /// The value.
  var shape: Shape

  /// Makes a field.
  init(
    _ name: String,
    _ shape: Shape,
    since introduced: SystemVersion? = nil,
    _ documentation: String,
    isRequired: Bool = false,
    aliases: [String] = []
  ) {
    self.name = name
    self.aliases = aliases
    self.introduced = introduced
    self.documentation = documentation
    self.isRequired = isRequired
    self.shape = shape
  }
}
