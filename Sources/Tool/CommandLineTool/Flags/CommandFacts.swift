import Project

/// The facts about a command for the parser and the help.
struct CommandFacts {
  /// The purpose of a command; the raw value is the headline in the help.
  enum Purpose: String, CaseIterable {
    case see = "see the calls"
    case find = "find and understand"
    case sure = "see how sure the results are"
    case keep = "check golden files and compare logs"
    case write = "write scenarios"
    case shell = "set up the shell"
  }

  var name: String
  /// The part of the help that lists it.
  var purpose: Purpose
  /// The operands in the usage line, or empty for none.
  var operands = ""
  /// The possible words of its first operand, if they can be listed.
  var operandChoices: [String] = []
  var atLeast = 0
  /// The most operands, or nil for any number.
  var atMost: Int?
  /// Whether it also reads built-in scenarios, unless a folder here has them.
  var readsLibrary = true
  /// Whether it uses the scenarios of a project, so that its settings are read.
  var readsProject = true
  /// The options that only some commands have.
  var flags: [Flag] = []
  /// The forms of `--format`, if it has that option.
  var formats: [OutputFormat] = []
  /// The descriptions of options that differ from their usual ones.
  var meanings: [Flag: String] = [:]
  /// Its description in the list of commands, without a full stop.
  var says: String
  /// The paragraphs of the long help.
  var details: [String] = []
  /// Examples, each a valid command.
  var examples: [String] = []

  /// The options in the order of its help.
  var allFlags: [Flag] {
    flags + (formats.contains(.json) ? [.json] : []) + Flag.common
  }

  /// The possible values of an option, or empty if any value is valid.
  func choices(of flag: Flag) -> [String] {
    flag == .format ? formats.map(\.rawValue) : flag.facts.choices
  }

  /// The description of an option, without a full stop.
  func says(of flag: Flag) -> String {
    guard flag == .format else { return meanings[flag] ?? flag.facts.says }
    let forms = formats.map(\.says)
    return "output format: " + forms.dropLast().joined(separator: ", ") + " or "
      + (forms.last ?? "")
  }
}
