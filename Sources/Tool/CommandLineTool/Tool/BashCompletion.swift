import Project

/// The completion for bash, including the old version that macOS contains.
enum BashCompletion {
  static var text: String {
    let cases = Commands.all.map { command in commandCase(command.facts) }
    let values = Commands.all.flatMap { command in valueCases(command.facts) }
    return """
      # Completion of tabletrace for bash: source <(tabletrace completions bash)

      # Offers the lines that it reads and that begin with what is typed. They are words as they are: a
      # file may be called $(anything), and compgen -W would carry it out.
      _tabletrace_offer() {
        local word
        while IFS= read -r word; do
          if [[ -n "$word" && "$word" == "$current"* ]]; then COMPREPLY+=("$word"); fi
          if [[ "$word" == *= ]]; then compopt -o nospace 2>/dev/null; fi
        done
      }

      _tabletrace() {
        local current="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}"
        # A word is compared without the quotes that it is typed with.
        current="${current//\\\\/}"
        current="${current#[\\"\\']}"
        COMPREPLY=()
        local command="" flags="" operands="" files="" i
        for ((i = 1; i < COMP_CWORD; i++)); do
          case "${COMP_WORDS[i]}" in
            -*) ;;
            *) command="${COMP_WORDS[i]}"; break ;;
          esac
        done
        case "$command $before" in
      \(values.joined())  esac
        case "$command" in
      \(cases.joined())    *) flags=\(list(Flag.common.map(\.spelling))); operands=\(list(Commands.names + ["help"])) ;;
        esac
        if [[ "$current" == -* ]]; then
          _tabletrace_offer <<< "$flags"
          return
        fi
        if [[ "$operands" == scenarios ]]; then
          operands="$("${COMP_WORDS[0]}" completions scenarios 2>/dev/null)"
        fi
        _tabletrace_offer <<< "$operands"
        if [[ -n "$files" ]]; then _tabletrace_offer < <(compgen -f -- "$current"); fi
      }
      complete -o filenames -F _tabletrace tabletrace

      """
  }

  private static func commandCase(_ facts: CommandFacts) -> String {
    let flags = list(facts.allFlags.map(\.spelling))
    let operands = CompletedValue.operands(of: facts)
    let words = operands.flatMap { value -> [String] in
      if case .words(let words) = value { words } else { [] }
    }
    let offered = operands.contains(.scenarios) ? "scenarios" : list(words)
    let hasFiles = operands.contains(.scenarios) || operands.contains(.files)
    return
      "    \(facts.name)) flags=\(flags); operands=\(offered)\(hasFiles ? "; files=yes" : "") ;;\n"
  }

  /// The cases for the values of a command's options.
  private static func valueCases(_ facts: CommandFacts) -> [String] {
    facts.allFlags.compactMap { flag in
      guard let value = CompletedValue(of: flag, in: facts) else { return nil }
      let names = [flag.facts.short, flag.spelling].compactMap(\.self)
      let patterns = names.map { "\"\(facts.name) \($0)\"" }.joined(separator: "|")
      return "    \(patterns)) \(offer(value)); return ;;\n"
    }
  }

  private static func offer(_ value: CompletedValue) -> String {
    switch value {
    case .scenarios, .files: "_tabletrace_offer < <(compgen -f -- \"$current\")"
    case .folders: "_tabletrace_offer < <(compgen -d -- \"$current\")"
    case .words(let words), .beginnings(let words): "_tabletrace_offer <<< \(list(words))"
    case .nothing: ":"
    }
  }

  /// The words separated by line ends, as bash expects them.
  private static func list(_ words: [String]) -> String {
    "$'" + words.joined(separator: "\\n").replacing("'", with: "\\'") + "'"
  }
}
