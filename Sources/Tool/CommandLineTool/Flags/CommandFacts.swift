import Project

/// What the parser and the help know about a command.
struct CommandFacts {
  /// What a person wants who types it; the raw value is the headline in the help.
  enum Purpose: String, CaseIterable {
    case see = "see the calls"
    case find = "find and understand"
    case sure = "see how sure the results are"
    case keep = "check golden files and compare logs"
    case write = "write scenarios"
    case shell = "set up the shell"
  }

  /// The word that is typed.
  var name: String
  /// The part of the help that it stands in.
  var purpose: Purpose
  /// The operands in the usage line; none for a command that takes none.
  var operands = ""
  /// The words that its first operand may be, where these can be listed.
  var operandChoices: [String] = []
  /// The fewest operands it takes.
  var atLeast = 0
  /// The most operands it takes; nil for any number.
  var atMost: Int?
  /// Whether it reads the scenarios inside the tool too, where no folder here has them.
  var readsLibrary = true
  /// Whether it has to do with the scenarios of a project, so that the settings of that are read.
  var readsProject = true
  /// The options that only some commands take.
  var flags: [Flag] = []
  /// The forms that `--format` has, for a command that takes it.
  var formats: [OutputFormat] = []
  /// What an option does here, where that is not what it does elsewhere.
  var meanings: [Flag: String] = [:]
  /// What it does, for the list of commands, without a full stop.
  var says: String
  /// More, for the long help; one paragraph an element.
  var details: [String] = []
  /// Examples, each a command that can be run.
  var examples: [String] = []

  /// The options that it takes, in the order of its help.
  var allFlags: [Flag] {
    flags + (formats.contains(.json) ? [.json] : []) + Flag.common
  }

  /// The values that an option may have here; none where any will do.
  func choices(of flag: Flag) -> [String] {
    flag == .format ? formats.map(\.rawValue) : flag.facts.choices
  }

  /// What an option does here, without a full stop.
  func says(of flag: Flag) -> String {
    guard flag == .format else { return meanings[flag] ?? flag.facts.says }
    let forms = formats.map(\.says)
    return "output format: " + forms.dropLast().joined(separator: ", ") + " or "
      + (forms.last ?? "")
  }
}
