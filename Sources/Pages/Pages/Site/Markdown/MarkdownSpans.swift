/// Reads the spans of a paragraph, a heading or a cell.
struct MarkdownSpans {
  private let characters: [Character]
  /// The line number of each character.
  private let numbers: [Int]
  private var place = 0

  private init(_ lines: [MarkdownReader.Line]) {
    var characters: [Character] = []
    var numbers: [Int] = []
    for (index, line) in lines.enumerated() {
      let text = (index == 0 ? "" : "\n") + line.text
      characters += text
      numbers += Array(repeating: line.number, count: text.count)
    }
    self.characters = characters
    self.numbers = numbers
  }

  /// Reads the spans of lines that belong together.
  static func read(_ lines: [MarkdownReader.Line]) throws(Markdown.Problem) -> [Markdown.Span] {
    var reader = MarkdownSpans(lines)
    return try reader.spans(until: "")
  }

  /// Reads the spans up to a mark, which is skipped, or to the end.
  private mutating func spans(until mark: String) throws(Markdown.Problem) -> [Markdown.Span] {
    let start = place
    var spans: [Markdown.Span] = []
    var text = ""
    while place < characters.count {
      if !mark.isEmpty, isHere(mark), !isBlank(place - 1) {
        place += mark.count
        return text.isEmpty ? spans : spans + [.text(text)]
      }
      if let span = try span() {
        if !text.isEmpty { spans.append(.text(text)) }
        spans.append(span)
        text = ""
      } else {
        text.append(characters[place])
        place += 1
      }
    }
    guard mark.isEmpty else { throw problem(.open(mark), at: start - 1) }
    return text.isEmpty ? spans : spans + [.text(text)]
  }

  /// Reads the span at this position, or returns nil for a plain character.
  private mutating func span() throws(Markdown.Problem) -> Markdown.Span? {
    switch characters[place] {
    case "`": return try code()
    case "*": return try emphasis()
    case "<": return try page()
    case "!" where isHere("!["), "[": return try link()
    case "\\": throw problem(.unknown(.escape), at: place)
    case "&" where isEntity: throw problem(.unknown(.entity), at: place)
    case "_" where isUnderscored: throw problem(.unknown(.underscores), at: place)
    case _: return nil
    }
  }

  private mutating func code() throws(Markdown.Problem) -> Markdown.Span {
    let start = place
    let marks = characters[place...].prefix { $0 == "`" }.count
    place += marks
    let first = place
    while place < characters.count {
      let count = characters[place...].prefix { $0 == "`" }.count
      if count == marks {
        let text = String(characters[first..<place].map { $0 == "\n" ? " " : $0 })
        place += marks
        return marks == 2 ? .symbol(text) : .code(text)
      }
      place += max(1, count)
    }
    throw problem(.open(String(repeating: "`", count: marks)), at: start)
  }

  /// Reads emphasis, which must follow a space or a bracket and precede text.
  private mutating func emphasis() throws(Markdown.Problem) -> Markdown.Span? {
    let mark = isHere("**") ? "**" : "*"
    let isOpen = place == 0 || isBlank(place - 1) || "(*".contains(characters[place - 1])
    guard isOpen, !isBlank(place + mark.count) else { return nil }
    place += mark.count
    let inner = try spans(until: mark)
    return mark == "**" ? .strong(inner) : .emphasis(inner)
  }

  private mutating func page() throws(Markdown.Problem) -> Markdown.Span {
    let name = characters[place...].dropFirst(Self.page.count).prefix { $0 != ">" && $0 != "\n" }
    guard isHere(Self.page), !name.isEmpty, name.endIndex < characters.count,
      characters[name.endIndex] == ">"
    else { throw problem(.unknown(.tag), at: place) }
    place = name.endIndex + 1
    return .page(String(name))
  }

  private static let page = "<doc:"

  /// Reads a link or an image, or returns nil if the bracket belongs to the text.
  private mutating func link() throws(Markdown.Problem) -> Markdown.Span? {
    let start = place
    let isImage = characters[place] == "!"
    let first = place + (isImage ? 2 : 1)
    guard let middle = characters[first...].firstIndex(of: "]"), middle + 1 < characters.count,
      characters[middle + 1] == "(",
      let end = characters[middle...].firstIndex(of: ")")
    else { return nil }
    let address = String(characters[(middle + 2)..<end])
    guard !isImage else {
      place = end + 1
      return .image(alternative: String(characters[first..<middle]), source: address)
    }
    place = first
    let words = try spans(until: "]")
    guard place == middle + 1 else { throw problem(.open("["), at: start) }
    place = end + 1
    return .link(words, address: address)
  }

  private var isEntity: Bool {
    let rest = characters[place...].dropFirst()
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "#" }
    return !name.isEmpty && name.endIndex < characters.count && characters[name.endIndex] == ";"
  }

  /// Whether an underscore here starts words that another underscore ends.
  private var isUnderscored: Bool {
    guard place == 0 || isBlank(place - 1), !isBlank(place + 1) else { return false }
    return characters.indices.dropFirst(place + 1).contains { end in
      characters[end] == "_" && !isBlank(end - 1)
        && (end + 1 == characters.count || isBlank(end + 1) || ".,;:".contains(characters[end + 1]))
    }
  }

  private func isHere(_ text: String) -> Bool { characters[place...].starts(with: text) }

  private func isBlank(_ index: Int) -> Bool {
    !characters.indices.contains(index) || characters[index].isWhitespace
  }

  private func problem(_ kind: Markdown.Problem.Kind, at index: Int) -> Markdown.Problem {
    Markdown.Problem(
      line: numbers.isEmpty ? 0 : numbers[max(0, min(index, numbers.count - 1))],
      kind: kind
    )
  }
}
