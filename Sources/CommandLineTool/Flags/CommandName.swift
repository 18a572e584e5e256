/// A command that is built; the facts about each are rows of ``CommandName/facts``.
enum CommandName: String, CaseIterable {
  case run
  case check
  case accept
  case validate
  case compare
  case diff
  case conformance
  case list
  case rules
  case explain
  case schema
  case reference

  /// What the parser and the help know about a command.
  struct Facts {
    /// The operands in the usage line.
    var operands: String
    /// The fewest operands it takes.
    var atLeast = 0
    /// The most operands it takes; nil for any number.
    var atMost: Int?
    /// The options, besides `--help`, `--version` and `--color`.
    var flags: [Flag] = []
    /// What it does, for the list of commands, without a full stop.
    var says: String
    /// More, for the long help; one paragraph an element.
    var details: [String] = []
    /// Examples, each a command that can be run.
    var examples: [String] = []
  }

  /// The options that a command takes, in the order of its help.
  var flags: [Flag] {
    facts.flags + [.color, .help, .version]
  }
}

/// A command of the design that is not built yet.
enum PlannedCommand: String, CaseIterable {
  case reject
  case review
  case why
  case whyNot = "why-not"
  case step
  case quiz
  case player
  case fmt
  case new
  case completions
}
