import Checks
import Project
import TableTrace
import Teaching

/// How a shell completes a value.
enum CompletedValue: Hashable {
  /// The names of scenarios, which the tool prints, and files.
  case scenarios
  case files
  case folders
  case words([String])
  /// Possible beginnings of a word.
  case beginnings([String])
  /// Nothing, because the user invents the value.
  case nothing

  /// Returns how to complete an option's value, or nil for an option without a value.
  init?(of flag: Flag, in facts: CommandFacts) {
    guard let value = flag.facts.value else { return nil }
    let choices = facts.choices(of: flag)
    guard choices.isEmpty else {
      self = .words(choices)
      return
    }
    self = Self.named(value)
  }

  /// Returns how to complete a command's arguments.
  static func operands(of facts: CommandFacts) -> [CompletedValue] {
    if !facts.operandChoices.isEmpty { return [.words(facts.operandChoices)] }
    let names = facts.operands.split { !$0.isLetter }.map(String.init)
    var seen: Set<CompletedValue> = []
    return names.map(named).filter { $0 != .nothing && seen.insert($0).inserted }
  }

  /// Returns how to complete the value that a placeholder of the help names.
  private static func named(_ value: String) -> CompletedValue {
    switch value {
    case "SCENARIO", "PATH", "NAME": .scenarios
    case "FILE", "LOG": .files
    case "KIND=FILE": .beginnings(ReportKind.all.map { "\($0.name)=" })
    case "DIR": .folders
    case "VERSION": .words(SystemVersion.all.map(\.fileNamePart))
    case "CALLBACK", "CALLBACK,...": .words(Callback.allCases.map(\.facts.key))
    case "RULE": .words(RuleSelection.names)
    case _: .nothing
    }
  }
}

/// Quotes text in a way that several shells understand.
enum ShellText {
  /// Quotes for bash and zsh.
  static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "'\\''") + "'"
  }

  static func quotedForFish(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
