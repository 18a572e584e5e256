import Diagnostics
import Scenarios

/// The parts of a Markdown file, each with a heading.
struct LessonParts {
  typealias Line = FrontMatter.Line

  /// A heading with the lines below it.
  struct Part {
    var title: String
    /// The number of `#` signs before the heading.
    var level: Int
    var headline: Line
    var lines: [Line] = []
  }

  private(set) var parts: [Part] = []
  private(set) var diagnostics: [Diagnostic] = []

  /// Splits the lines of a file.
  init(_ lines: [Line], path: String) {
    var fence: Line?
    for line in lines {
      if line.text.hasPrefix(Self.fence) { fence = fence == nil ? line : nil }
      if fence == nil, let (level, title) = Self.headline(line.text), level <= 2 {
        parts.append(Part(title: title, level: level, headline: line))
      } else if !parts.isEmpty {
        parts[parts.count - 1].lines.append(line)
      } else if !line.isBlank {
        report(.textOutsideParts, line, path)
      }
    }
    if let fence { report(.openCode, fence, path) }
    var known: [String: Int] = [:]
    for part in parts {
      if let first = known[part.title] {
        report(.repeatedPart(part.title, firstLine: first), part.headline, path)
      } else {
        known[part.title] = part.headline.number
      }
    }
  }

  private mutating func report(_ problem: LessonProblem, _ line: Line, _ path: String) {
    diagnostics.append(Diagnostic(.lesson(problem), path: path, range: line.range))
  }

  static let fence = "```"

  /// Returns the level and the text of a heading, or nil for another line.
  static func headline(_ text: String) -> (level: Int, title: String)? {
    let level = text.prefix { $0 == "#" }.count
    guard level > 0, text.dropFirst(level).first == " " else { return nil }
    return (level, text.dropFirst(level).trimmed)
  }
}

extension LessonParts.Part {
  /// The paragraphs outside of lists and code, as one text.
  var text: LessonText { LessonParts.text(of: prose) }

  /// The lines outside of lists and code.
  private var prose: [LessonParts.Line] {
    var isCode = false
    var isItem = false
    return lines.filter { line in
      if line.text.hasPrefix(LessonParts.fence) {
        isCode.toggle()
        return false
      }
      if line.isBlank { isItem = false }
      if line.text.hasPrefix(LessonParts.bullet) { isItem = true }
      return !isCode && !isItem
    }
  }

  /// Returns the lines of the first code block with this word after its fence.
  func code(_ info: String) -> [LessonParts.Line] {
    guard let start = lines.firstIndex(where: { $0.text == LessonParts.fence + info }) else {
      return []
    }
    return Array(lines[(start + 1)...].prefix { !$0.text.hasPrefix(LessonParts.fence) })
  }

  var items: [LessonParts.Line] { LessonParts.items(of: lines) }
}

extension LessonParts {
  static let bullet = "- "

  static func text(of lines: [Line]) -> LessonText {
    let paragraphs = lines.split(whereSeparator: \.isBlank).map { paragraph in
      paragraph.map { $0.text[...].trimmed }.joined(separator: " ")
    }
    return LessonText(paragraphs.joined(separator: "\n\n"))
  }

  /// Returns the items of a list without their marks, each with its continued lines.
  static func items(of lines: [Line]) -> [Line] {
    var items: [Line] = []
    var isItem = false
    for line in lines {
      if line.text.hasPrefix(bullet) {
        items.append(Line(number: line.number, text: line.text.dropFirst(bullet.count).trimmed))
        isItem = true
      } else if line.isBlank || !line.text.hasPrefix(" ") {
        isItem = false
      } else if isItem {
        items[items.count - 1].text += " " + line.text[...].trimmed
      }
    }
    return items
  }
}

extension Substring {
  /// The text without surrounding whitespace.
  var trimmed: String {
    let front = drop { $0.isWhitespace }
    let blanks = front.reversed().prefix { $0.isWhitespace }.count
    return String(front.dropLast(blanks))
  }
}
