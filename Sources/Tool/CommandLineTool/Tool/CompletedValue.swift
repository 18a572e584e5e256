import Checks
import Project
import TableTrace
import Teaching

/// What a shell may offer for a value.
enum CompletedValue: Hashable {
  /// The names of scenarios, asked of the tool, and files.
  case scenarios
  /// Files of any kind.
  case files
  /// Folders.
  case folders
  /// Some words.
  case words([String])
  /// How a word may begin that somebody ends.
  case beginnings([String])
  /// Nothing: whoever types it makes it up.
  case nothing

  /// What an option may have behind it in a command; nil for an option without a value.
  init?(of flag: Flag, in facts: CommandFacts) {
    guard let value = flag.facts.value else { return nil }
    let choices = facts.choices(of: flag)
    guard choices.isEmpty else {
      self = .words(choices)
      return
    }
    self = Self.named(value)
  }

  /// What the operands of a command may be.
  static func operands(of facts: CommandFacts) -> [CompletedValue] {
    if !facts.operandChoices.isEmpty { return [.words(facts.operandChoices)] }
    let names = facts.operands.split { !$0.isLetter }.map(String.init)
    var seen: Set<CompletedValue> = []
    return names.map(named).filter { $0 != .nothing && seen.insert($0).inserted }
  }

  /// What stands for a value in the help tells what it is.
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

/// A text between quotes that the shells share.
enum ShellText {
  /// In single quotes, as bash and zsh read them.
  static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "'\\''") + "'"
  }

  /// In single quotes, as fish reads them.
  static func quotedForFish(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
