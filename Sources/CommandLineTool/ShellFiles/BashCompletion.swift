/// The completion of bash, also of the old one of macOS.
enum BashCompletion {
  /// The file.
  static var text: String {
    let cases = Commands.all.map { command in commandCase(command.facts) }
    let values = Commands.all.flatMap { command in valueCases(command.facts) }
    return """
      # Completion of tabletrace for bash: source <(tabletrace completions bash)
      _tabletrace() {
        local IFS=$'\\n' current="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}"
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
          COMPREPLY=($(compgen -W "$flags" -- "$current"))
          return
        fi
        if [[ "$operands" == scenarios ]]; then
          operands="$("${COMP_WORDS[0]}" completions scenarios 2>/dev/null)"
        fi
        COMPREPLY=($(compgen -W "$operands" -- "$current"))
        if [[ -n "$files" ]]; then COMPREPLY+=($(compgen -f -- "$current")); fi
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

  /// The values of the options of a command, a case each.
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
    case .scenarios, .files: "COMPREPLY=($(compgen -f -- \"$current\"))"
    case .folders: "COMPREPLY=($(compgen -d -- \"$current\"))"
    case .words(let words): "COMPREPLY=($(compgen -W \(list(words)) -- \"$current\"))"
    case .nothing: "COMPREPLY=()"
    }
  }

  /// Words with line ends between them, which bash takes apart.
  private static func list(_ words: [String]) -> String {
    "$'" + words.joined(separator: "\\n").replacing("'", with: "\\'") + "'"
  }
}
