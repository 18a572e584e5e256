import Project

extension TypedLine {
  /// Reads the arguments after the program's name, or requests help without any.
  init(_ arguments: [String]) throws(UsageProblem) {
    if arguments.isEmpty { help = .long }
    var rest = arguments[...]
    var takesFlags = true
    while let argument = rest.popFirst() {
      if takesFlags, argument == "--" {
        takesFlags = false
      } else if takesFlags, argument.hasPrefix("-"), argument != "-" {
        try readFlag(argument, &rest)
      } else if command == nil {
        try readCommand(argument)
      } else {
        operands.append(argument)
      }
    }
    spellFormats()
    guard help == nil, !has(.version) else { return }
    try checkFlags()
    try checkOperands()
  }

  /// Replaces `--json` by its long form, if the command has it.
  private mutating func spellFormats() {
    guard command?.facts.formats.contains(.json) == true else { return }
    settings = settings.map { setting in
      guard setting.flag == .json else { return setting }
      return Setting(flag: .format, value: OutputFormat.json.rawValue)
    }
  }

  private mutating func readCommand(_ word: String) throws(UsageProblem) {
    if word == "help" {
      help = .long
    } else if let named = Commands.named(word) {
      command = named
    } else {
      throw .unknownCommand(word, near: NearNames.of(word, in: Commands.names + ["help"]))
    }
  }

  private mutating func readFlag(
    _ argument: String,
    _ rest: inout ArraySlice<String>
  ) throws(UsageProblem) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts.first.map(String.init) ?? argument
    // The raw value is not used, because the enumeration would create a table first.
    let known = Flag.allCases.first {
      name.hasPrefix("--") ? $0.rawValue == name.dropFirst(2) : $0.facts.short == name
    }
    guard let flag = known else {
      let names = (command?.facts.allFlags ?? Flag.allCases).map(\.spelling)
      throw .unknownFlag(name, near: NearNames.of(name, in: names))
    }
    if flag == .help { help = name == "-h" ? .short : .long }
    guard flag.facts.value != nil else {
      if parts.count > 1 { throw .unneededValue(flag) }
      settings.append(Setting(flag: flag, value: ""))
      return
    }
    if parts.count > 1 {
      settings.append(Setting(flag: flag, value: String(parts[1])))
    } else if let value = rest.popFirst() {
      settings.append(Setting(flag: flag, value: value))
    } else {
      throw .missingValue(flag)
    }
  }

  private func checkFlags() throws(UsageProblem) {
    guard let command else { throw .missingOperand("a command") }
    for (index, setting) in settings.enumerated() {
      let flag = setting.flag
      guard command.facts.allFlags.contains(flag) else { throw .foreignFlag(flag) }
      let isRepeated = settings[..<index].contains { $0.flag == flag }
      if isRepeated, !flag.facts.repeats { throw .repeatedFlag(flag) }
      let choices = command.facts.choices(of: flag)
      if !choices.isEmpty, !choices.contains(setting.value) {
        throw .badValue(
          setting.value,
          of: flag.spelling,
          expected: "one of \(choices.joined(separator: ", "))",
          near: NearNames.of(setting.value, in: choices)
        )
      }
    }
  }

  private func checkOperands() throws(UsageProblem) {
    guard let facts = command?.facts else { return }
    if operands.contains("") { throw .emptyOperand }
    if operands.count < facts.atLeast {
      // Arguments in brackets are optional.
      let names = facts.operands.split(separator: " ").filter { $0.first != "[" }.map(String.init)
      throw .missingOperand(names.count > operands.count ? names[operands.count] : facts.operands)
    }
    if let most = facts.atMost, operands.count > most { throw .extraOperand(operands[most]) }
  }
}
