/// Reads the blocks of a page, and throws on unknown constructs.
struct MarkdownReader {
  /// A line with its number in the page.
  struct Line {
    var number: Int
    var text: Substring

    var isEmpty: Bool { text.allSatisfy(\.isWhitespace) }
  }

  private let lines: [Line]
  private var place = 0

  private init(_ lines: [Line]) {
    self.lines = lines
  }

  static func blocks(of page: String) throws(Markdown.Problem) -> [Markdown.Block] {
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .map { Line(number: $0.offset + 1, text: $0.element) }
    return try blocks(of: lines)
  }

  private static func blocks(of lines: [Line]) throws(Markdown.Problem) -> [Markdown.Block] {
    var reader = MarkdownReader(lines)
    var blocks: [Markdown.Block] = []
    while let line = reader.next {
      if line.isEmpty { reader.place += 1 } else { blocks.append(try reader.block(line)) }
    }
    return blocks
  }

  private var next: Line? { place < lines.count ? lines[place] : nil }

  private mutating func block(_ line: Line) throws(Markdown.Problem) -> Markdown.Block {
    if line.text.hasPrefix(Self.fence) { return try code(line) }
    if line.text.hasPrefix("#") { return try heading(line) }
    if line.text.hasPrefix("|") { return try table() }
    if let marker = Marker(line.text) { return try list(marker) }
    return .paragraph(try paragraph())
  }

  private static let fence = "```"

  private mutating func code(_ first: Line) throws(Markdown.Problem) -> Markdown.Block {
    place += 1
    var text = ""
    while let line = next, line.text != Self.fence {
      text += line.text + "\n"
      place += 1
    }
    guard next != nil else { throw Markdown.Problem(line: first.number, kind: .openFence) }
    place += 1
    return .code(info: String(first.text.dropFirst(Self.fence.count)), text: text)
  }

  private mutating func heading(_ line: Line) throws(Markdown.Problem) -> Markdown.Block {
    place += 1
    let level = line.text.prefix { $0 == "#" }.count
    let title = line.text.dropFirst(level)
    guard level <= 4, title.hasPrefix(" ") else {
      throw Markdown.Problem(line: line.number, kind: .unknown(.deepHeading))
    }
    return .heading(
      level: level,
      try MarkdownSpans.read([Line(number: line.number, text: title.dropFirst())])
    )
  }

  /// Reads the lines up to an empty one or to another block.
  private mutating func paragraph() throws(Markdown.Problem) -> [Markdown.Span] {
    let start = place
    while let line = next, !line.isEmpty, place == start || !Self.interrupts(line) {
      if let construct = Self.refused(line.text) {
        throw Markdown.Problem(line: line.number, kind: .unknown(construct))
      }
      place += 1
    }
    return try MarkdownSpans.read(Array(lines[start..<place]))
  }

  /// Returns whether a line ends the paragraph above it.
  private static func interrupts(_ line: Line) -> Bool {
    line.text.hasPrefix(fence) || line.text.hasPrefix("#") || line.text.hasPrefix("|")
      || Marker(line.text) != nil
  }

  /// Returns the unsupported construct at the start or end of a line.
  private static func refused(_ line: Substring) -> Markdown.Problem.Construct? {
    if line.hasPrefix(" ") || line.hasPrefix("\t") || line.hasSuffix("  ") { return .indentation }
    if line.hasPrefix(">") { return .quote }
    if line.hasPrefix("@") { return .directive }
    if let mark = line.first, "-=*_".contains(mark), line.allSatisfy({ $0 == mark }) {
      return .rule
    }
    if line.hasPrefix("["), line.contains("]:") { return .definition }
    return nil
  }
}

extension MarkdownReader {
  /// The marker of a list item.
  private struct Marker {
    var isOrdered: Bool
    var width: Int

    init?(_ line: Substring) {
      let digits = line.prefix { $0.isASCII && $0.isNumber }
      if line.hasPrefix("- ") {
        (isOrdered, width) = (false, 2)
      } else if !digits.isEmpty, digits.count < 4, line.dropFirst(digits.count).hasPrefix(". ") {
        (isOrdered, width) = (true, digits.count + 2)
      } else {
        return nil
      }
    }
  }

  private mutating func list(_ first: Marker) throws(Markdown.Problem) -> Markdown.Block {
    var items: [[Markdown.Block]] = []
    while let line = next {
      if line.isEmpty, !itemFollows(first.isOrdered) { break }
      guard !line.isEmpty else {
        place += 1
        continue
      }
      guard let marker = Marker(line.text), marker.isOrdered == first.isOrdered else { break }
      items.append(try Self.blocks(of: item(marker)))
    }
    return .list(isOrdered: first.isOrdered, items: items)
  }

  /// Returns whether another item of the list follows after empty lines.
  private func itemFollows(_ isOrdered: Bool) -> Bool {
    let rest = lines[place...].first { !$0.isEmpty }
    return rest.flatMap { Marker($0.text) }?.isOrdered == isOrdered
  }

  /// Reads the lines of an item and removes their indentation.
  private mutating func item(_ marker: Marker) -> [Line] {
    var found: [Line] = []
    while let line = next {
      let isIndented = line.text.prefix(marker.width).allSatisfy { $0 == " " }
      if found.isEmpty || isIndented && !line.isEmpty {
        found.append(Line(number: line.number, text: line.text.dropFirst(marker.width)))
      } else if line.isEmpty, hasMore(marker) {
        found.append(line)
      } else {
        break
      }
      place += 1
    }
    return found
  }

  /// Returns whether the item continues after empty lines.
  private func hasMore(_ marker: Marker) -> Bool {
    let rest = lines[place...].first { !$0.isEmpty }
    return rest.map { $0.text.prefix(marker.width).allSatisfy { $0 == " " } } ?? false
  }

  private mutating func table() throws(Markdown.Problem) -> Markdown.Block {
    var rows: [[[Markdown.Span]]] = []
    let start = place
    while let line = next, line.text.hasPrefix("|") {
      let cells = Self.cells(of: line)
      let head = Self.cells(of: lines[start]).count
      guard cells.count == head else {
        throw Markdown.Problem(line: line.number, kind: .cells(cells.count, head: head))
      }
      if place == start + 1 {
        guard cells.allSatisfy({ $0.text.count >= 3 && $0.text.allSatisfy { $0 == "-" } }) else {
          throw Markdown.Problem(line: line.number, kind: .noDivider)
        }
      } else {
        rows.append(
          try cells.map { cell throws(Markdown.Problem) in try MarkdownSpans.read([cell]) }
        )
      }
      place += 1
    }
    guard place > start + 1, let head = rows.first else {
      throw Markdown.Problem(line: lines[start].number, kind: .noDivider)
    }
    return .table(head: head, rows: Array(rows.dropFirst()))
  }

  /// Returns the cells of a row, in which escaped bars are allowed.
  private static func cells(of line: Line) -> [Line] {
    var cells = [""]
    for character in line.text.dropFirst() {
      if character == "|", cells[cells.count - 1].last != "\\" {
        cells.append("")
      } else {
        if character == "|" { cells[cells.count - 1].removeLast() }
        cells[cells.count - 1].append(character)
      }
    }
    if cells.last?.allSatisfy(\.isWhitespace) == true { cells.removeLast() }
    return cells.map { cell in
      let text = cell.drop { $0 == " " }
      let blanks = text.reversed().prefix { $0 == " " }.count
      return Line(number: line.number, text: text.dropLast(blanks))
    }
  }
}
