import Project

/// The facts about a command for the parser and the help.
struct CommandFacts {
  /// The purpose of a command, with the headline in the help.
  enum Purpose: String, CaseIterable {
    case see = "see the calls"
    case find = "find and understand"
    case sure = "see how sure the results are"
    case keep = "check golden files and compare logs"
    case write = "write scenarios"
    case shell = "set up the shell"
  }

  var name: String
  /// The part of the help that lists the command.
  var purpose: Purpose
  /// The arguments in the usage line, or empty without arguments.
  var operands = ""
  /// The words allowed as first argument, or empty if they cannot be listed.
  var operandChoices: [String] = []
  var atLeast = 0
  /// The most arguments, or nil without a limit.
  var atMost: Int?
  /// Whether the command also reads built-in scenarios, unless the current folder has scenarios.
  var readsLibrary = true
  /// Whether the command uses the scenarios of a project, so that its settings are read.
  var readsProject = true
  /// The options of the command, without those of all commands.
  var flags: [Flag] = []
  /// The values of `--format`, or empty without this option.
  var formats: [OutputFormat] = []
  /// The descriptions of options that have a special meaning for this command.
  var meanings: [Flag: String] = [:]
  /// The description in the list of commands, without a full stop.
  var says: String
  /// The paragraphs of the long help.
  var details: [String] = []
  /// Examples, each a valid command.
  var examples: [String] = []

  /// The options in the order of its help.
  var allFlags: [Flag] {
    flags + (formats.contains(.json) ? [.json] : []) + Flag.common
  }

  /// Returns the possible values of an option, or empty if any value is valid.
  func choices(of flag: Flag) -> [String] {
    flag == .format ? formats.map(\.rawValue) : flag.facts.choices
  }

  /// Returns the description of an option, without a full stop.
  func says(of flag: Flag) -> String {
    guard flag == .format else { return meanings[flag] ?? flag.facts.says }
    let forms = formats.map(\.says)
    return "output format: " + forms.dropLast().joined(separator: ", ") + " or "
      + (forms.last ?? "")
  }
}
