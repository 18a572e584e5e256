/// What the parser and the help know about a command.
struct CommandFacts {
  /// The word that is typed.
  var name: String
  /// The operands in the usage line; none for a command that takes none.
  var operands = ""
  /// The fewest operands it takes.
  var atLeast = 0
  /// The most operands it takes; nil for any number.
  var atMost: Int?
  /// The options that only some commands take.
  var flags: [Flag] = []
  /// What it does, for the list of commands, without a full stop.
  var says: String
  /// More, for the long help; one paragraph an element.
  var details: [String] = []
  /// Examples, each a command that can be run.
  var examples: [String] = []

  /// The options that it takes, in the order of its help.
  var allFlags: [Flag] {
    flags + Flag.common
  }
}
