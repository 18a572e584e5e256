import Project

/// The manual page, in the language of mdoc.
enum ManualPage {
  static var text: String {
    ([head] + Commands.all.map { command in section(command.facts) } + [foot]).joined()
  }

  private static var head: String {
    let commands = CommandFacts.Purpose.allCases.map { purpose in
      let names = Commands.all.map { $0.facts }.filter { $0.purpose == purpose }
      return item(".It \(escaped(purpose.rawValue))", names.map(\.name).joined(separator: ", "))
    }
    return """
      .Dd \(ToolVersion.date)
      .Dt TABLETRACE 1
      .Os
      .Sh NAME
      .Nm tabletrace
      .Nd predicts which methods UITableView calls, and in which order
      .Sh SYNOPSIS
      .Nm
      .Ar command
      .Op Ar option ...
      .Op Ar operand ...
      .Sh DESCRIPTION
      .Nm
      simulates a table view.
      It reads a scenario and prints every call of the data source and the delegate in order, for any version
      of iOS from 4 to 26.
      .Pp
      The commands, by purpose:
      .Bl -tag -width Ds
      \(commands.joined()).El
      .Pp
      Options of every command:
      .Bl -tag -width Ds
      \(Flag.common.map { option($0, says: $0.facts.says) }.joined()).El
      .Sh COMMANDS

      """
  }

  private static func section(_ facts: CommandFacts) -> String {
    let flags = facts.flags.map { option($0, says: facts.says(of: $0)) }
    let synopsis = [
      "tabletrace", facts.name, facts.flags.isEmpty ? "" : "[OPTION...]", facts.operands,
    ]
    var text = ".Ss \(facts.name)\n"
    text += ".D1 \(escaped(synopsis.filter { !$0.isEmpty }.joined(separator: " ")))\n"
    text += sentences("\(facts.says.prefix(1).uppercased())\(facts.says.dropFirst()).")
    if !flags.isEmpty { text += ".Bl -tag -width Ds\n\(flags.joined()).El\n" }
    for paragraph in facts.details { text += ".Pp\n" + sentences(paragraph) }
    let examples = facts.examples.map { ".D1 \(escaped($0))\n" }.joined()
    return text + (examples.isEmpty ? "" : ".Pp\nExamples:\n.Pp\n\(examples)")
  }

  private static var foot: String {
    let codes = HelpText.exitCodes.map { item(".It \($0.code.rawValue)", $0.says) }
    return """
      .Sh FILES
      .Bl -tag -width Ds
      .It \(SettingsFile.name)
      The settings of a project, at its top level:
      .Ql scenarios
      and
      .Ql golden
      name the folders that are otherwise called
      .Pa Scenarios
      and
      .Pa Golden .
      .El
      .Sh EXIT STATUS
      .Bl -tag -width Ds
      \(codes.joined()).El

      """
  }

  private static func option(_ flag: Flag, says: String) -> String {
    let value = flag.facts.value.map { " Ar \(escaped($0))" } ?? ""
    let short = flag.facts.short.map { "Fl \($0.dropFirst()) , " } ?? ""
    return item(".It \(short)Fl -\(flag.rawValue)\(value)", says)
  }

  private static func item(_ head: String, _ text: String) -> String {
    head + "\n" + sentences(text)
  }

  /// Returns a text with a line for each sentence, as mdoc requires.
  private static func sentences(_ text: String) -> String {
    var lines: [String] = []
    var line: [Substring] = []
    for word in text.split(whereSeparator: \.isWhitespace) {
      line.append(word)
      guard let last = word.last, ".?!".contains(last) || word.hasSuffix(".)") else { continue }
      lines.append(line.joined(separator: " "))
      line = []
    }
    if !line.isEmpty { lines.append(line.joined(separator: " ")) }
    return lines.map { escaped($0) + "\n" }.joined()
  }

  /// Returns a text in which the special characters of mdoc are escaped.
  private static func escaped(_ text: String) -> String {
    let plain = text.replacing("\\", with: "\\e")
    return plain.hasPrefix(".") || plain.hasPrefix("'") ? "\\&" + plain : plain
  }
}
