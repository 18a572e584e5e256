import Project

enum ZshCompletion {
  /// The content of the file `_tabletrace` in a folder of `fpath`.
  static var text: String {
    let commands = Commands.all.map { command in
      "    \(ShellText.quoted("\(command.facts.name):\(colonsEscaped(command.facts.says))"))\n"
    }
    let cases = Commands.all.map { command in commandCase(command.facts) }
    return """
      #compdef tabletrace
      # Completion of tabletrace for zsh: tabletrace completions zsh > a folder of fpath/_tabletrace
      _tabletrace_commands() {
        local -a commands=(
      \(commands.joined())  )
        _describe -t commands command commands
      }

      _tabletrace_scenarios() {
        local -a names=("${(@f)$(_call_program scenarios tabletrace completions scenarios 2>/dev/null)}")
        _alternative 'scenarios:scenario:compadd -a names' 'files:file:_files'
      }

      _tabletrace() {
        local curcontext="$curcontext" state
        local -a line
        typeset -A opt_args
        _arguments -C '1:command:_tabletrace_commands' '*::argument:->rest'
        [[ "$state" == rest ]] || return
        case "$words[1]" in
      \(cases.joined())  esac
      }

      if [[ "$funcstack[1]" == _tabletrace ]]; then
        _tabletrace "$@"
      else
        compdef _tabletrace tabletrace
      fi

      """
  }

  private static func commandCase(_ facts: CommandFacts) -> String {
    let flags = facts.allFlags.map { flag in "      \(specification(of: flag, in: facts)) \\\n" }
    let operands = CompletedValue.operands(of: facts)
    let all = operands.map { value in "      \(ShellText.quoted("*:operand:\(action(value))")) \\\n"
    }
    return
      "    \(facts.name))\n      _arguments \\\n\(flags.joined())\(all.prefix(1).joined())      ;;\n"
  }

  private static func specification(of flag: Flag, in facts: CommandFacts) -> String {
    let says = facts.says(of: flag).replacing("[", with: "\\[").replacing("]", with: "\\]")
    let value = CompletedValue(of: flag, in: facts).map { value in
      ":\(colonsEscaped(flag.facts.value ?? "")):\(action(value))"
    }
    let text = "[\(says)]\(value ?? "")"
    let star = flag.facts.repeats ? "*" : ""
    guard let short = flag.facts.short else {
      return ShellText.quoted("\(star)\(flag.spelling)\(text)")
    }
    return "'(\(short) \(flag.spelling))'{\(short),\(flag.spelling)}\(ShellText.quoted(text))"
  }

  private static func action(_ value: CompletedValue) -> String {
    switch value {
    case .scenarios: "_tabletrace_scenarios"
    case .files: "_files"
    case .folders: "_files -/"
    case .words(let words): "(\(words.joined(separator: " ")))"
    case .beginnings(let words): "{compadd -S \"\" -- \(words.joined(separator: " "))}"
    case .nothing: " "
    }
  }

  private static func colonsEscaped(_ text: String) -> String {
    text.replacing(":", with: "\\:")
  }
}
