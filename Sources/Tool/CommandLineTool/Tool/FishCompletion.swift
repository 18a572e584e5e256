import Project

enum FishCompletion {
  /// The content of the file `tabletrace.fish` in a folder of completions.
  static var text: String {
    let commands = Commands.all.map { command in
      "complete -c tabletrace -n __fish_use_subcommand -a \(command.facts.name)"
        + " -d \(ShellText.quotedForFish(command.facts.says))\n"
    }
    let options = Commands.all.map { command in
      command.facts.allFlags.map { option($0, of: command.facts) }.joined()
        + CompletedValue.operands(of: command.facts).map { operand($0, of: command.facts) }.joined()
    }
    return "# Completion of tabletrace for fish: tabletrace completions fish > "
      + "~/.config/fish/completions/tabletrace.fish\n"
      + "complete -c tabletrace -f\n" + commands.joined() + options.joined()
  }

  private static func start(_ facts: CommandFacts) -> String {
    "complete -c tabletrace -n '__fish_seen_subcommand_from \(facts.name)'"
  }

  private static func option(_ flag: Flag, of facts: CommandFacts) -> String {
    let short = flag.facts.short.map { " -s \($0.dropFirst())" } ?? ""
    let says = " -d \(ShellText.quotedForFish(facts.says(of: flag)))"
    let value = CompletedValue(of: flag, in: facts).map(offer) ?? ""
    return "\(start(facts))\(short) -l \(flag.rawValue)\(value)\(says)\n"
  }

  private static func operand(_ value: CompletedValue, of facts: CommandFacts) -> String {
    switch value {
    case .scenarios:
      "\(start(facts)) -F -a '(tabletrace completions scenarios 2>/dev/null)'\n"
    case .files: "\(start(facts)) -F\n"
    case .folders, .nothing: ""
    case .words(let words), .beginnings(let words):
      "\(start(facts)) -a \(ShellText.quotedForFish(words.joined(separator: " ")))\n"
    }
  }

  private static func offer(_ value: CompletedValue) -> String {
    switch value {
    case .scenarios, .files: " -r -F"
    case .folders: " -x -a '(__fish_complete_directories)'"
    case .words(let words), .beginnings(let words):
      " -x -a \(ShellText.quotedForFish(words.joined(separator: " ")))"
    case .nothing: " -x"
    }
  }
}
