import Diagnostics
package import Scenarios
package import TableTrace

/// A pasted line of a trace, split into its parts.
package struct PastedLine {
  /// The subject of the line, which has its own page.
  package enum Subject {
    case word(StepListing)
    case call(Message)
    case phase(Phase)
    case exception(ExceptionSubject)
    case none
  }

  package private(set) var parts: [[String]] = []
  package private(set) var subject = Subject.none

  /// Reads a line, or returns nil for other texts and single names.
  init?(_ text: String) {
    let text = text.drop { $0 == " " }
    guard let first = text.first else { return nil }
    let rest = text.dropFirst().drop { $0 == " " }
    guard text.dropFirst().first == " ", let sign = TraceWord.named(String(first)), !rest.isEmpty
    else {
      guard read(call: text) else { return nil }
      return
    }
    parts.append([String(first), sign.sentence])
    let name = rest.prefix { $0.isLetter }
    switch first {
    case "-":
      guard let listing = StepListing.named(String(name)) else { return nil }
      parts.append([String(name), listing.documentation])
      subject = .word(listing)
    case "?":
      guard let listing = StepListing.named(String(name)) else { return nil }
      parts.append([String(name), listing.documentation])
      subject = .word(listing)
      readAnswer(of: rest)
    case ">":
      guard let phase = Phase(rawValue: String(rest)) else { return nil }
      subject = .phase(phase)
    case "!":
      guard let exception = ExceptionSubject(String(rest)) else { return nil }
      subject = .exception(exception)
    case "~", "*", "=": parts.append([Self.start(of: rest), "The text of the line."])
    default: return nil
    }
  }

  /// Reads `NAME ARGUMENTS -> ANSWER`.
  private mutating func read(call text: Substring) -> Bool {
    let name = String(text.prefix { $0 != " " })
    guard name.count < text.count, let message = Message.named(name) else { return false }
    parts.append([name, "A method of the \(message.recipient.rawValue) is called."])
    let rest = text.dropFirst(name.count).drop { $0 == " " }
    let arguments = rest.firstRange(of: "->").map { rest[..<$0.lowerBound] } ?? rest
    let values = Self.values(in: arguments)
    // A key followed by words that no trace contains is a sentence.
    let isWhole = name.contains { "(:".contains($0) } || rest.contains("->")
    guard isWhole || values.contains(where: { Self.meaning(of: $0) != nil }) else { return false }
    for value in values {
      parts.append([value, Self.meaning(of: value) ?? "An argument of the call."])
    }
    readAnswer(of: rest)
    subject = .call(message)
    return true
  }

  private mutating func readAnswer(of text: Substring) {
    guard let arrow = text.firstRange(of: "->") else { return }
    let answer = text[arrow.upperBound...]
    parts.append(["->", TraceWord.named("->")?.sentence ?? ""])
    for value in Self.values(in: answer) {
      parts.append([value, Self.meaning(of: value) ?? "The returned value."])
    }
  }

  /// Returns the values of a text: words, quoted texts and lists in brackets.
  private static func values(in text: Substring) -> [String] {
    var values: [String] = []
    var value = ""
    var depth = 0
    var isQuoted = false
    for character in text {
      if character == "\"" { isQuoted.toggle() }
      if !isQuoted, "[({".contains(character) { depth += 1 }
      if !isQuoted, "])}".contains(character) { depth -= 1 }
      if depth == 0, !isQuoted, character == " " || character == "," {
        values.append(value)
        value = ""
      } else {
        value.append(character)
      }
    }
    return (values + [value]).filter { !$0.isEmpty }
  }

  /// Returns the meaning of a value, or nil if no trace contains such a value.
  static func meaning(of value: String) -> String? {
    if let word = TraceWord.named(value) { return word.sentence }
    let numbers = value.dropFirst().dropLast().split(separator: ",").map { $0.drop { $0 == " " } }
    if value.hasPrefix("["), value.hasSuffix("]"), numbers.count == 2,
      numbers.allSatisfy({ Int($0) != nil })
    {
      return "Row \(numbers[1]) of section \(numbers[0]). Both are counted from 0."
    }
    if value.hasPrefix("[") || value.hasPrefix("{") || value.hasPrefix("(") {
      return "Several values in their order."
    }
    if value.hasPrefix("\"") { return "A text." }
    if Double(value) != nil { return "A number: a section, a count, or a length in points." }
    return nil
  }

  /// Returns the page about the line, with the pages of its subjects.
  package func explained(with subjects: [Explanation]) -> Explanation {
    let names = subjects.map { PageText.named($0.name) }
    return Explanation(
      name: "a line of a trace",
      purpose: "The parts of the line, each with its meaning.",
      shown: [.headline("parts"), .rows(parts.map { $0.map { PageText($0) } })],
      related: names.isEmpty ? ["trace"] : names
    )
  }

  private static func start(of text: Substring) -> String {
    text.count <= 40 ? String(text) : text.prefix(40) + "..."
  }
}
