import Diagnostics
import YAMLSource

struct WrittenComments {
  /// A comment on its own line or at the end of a line.
  struct Comment {
    var line: Int
    var column: Int
    /// The text from `#` on, without trailing spaces.
    var text: String
    /// Whether the comment is on its own line.
    var isAlone: Bool
  }

  private let lines: TextLines
  private var alone: [Comment] = []
  private var behind: [Int: Comment] = [:]

  /// Finds the comments between the scalars of a value.
  init(of root: WrittenNode, in lines: TextLines) {
    self.lines = lines
    var place = SourceMark(line: 1, column: 1)
    Self.visitLeaves(of: root) { range in
      find(from: place, to: range.start)
      place = max(place, range.end)
    }
    find(from: place, to: SourceMark(line: lines.count + 1, column: 1))
  }

  var texts: [String] { (alone.map(\.text) + behind.values.map(\.text)).sorted() }

  /// Returns the comments on their own lines in a range of lines, in order.
  func alone(in range: Range<Int>) -> [Comment] {
    let first = alone.partitioned { $0.line >= range.lowerBound }
    return Array(alone[first...].prefix { $0.line < range.upperBound })
  }

  func behind(_ line: Int) -> Comment? { behind[line] }

  func isCommented(_ range: SourceRange) -> Bool {
    let lines = range.start.line...range.end.line
    let last = SourceMark(line: range.end.line, column: range.end.column)
    return !alone(in: range.start.line..<range.end.line).isEmpty
      || lines.contains { line in
        behind[line].map { SourceMark(line: line, column: $0.column) < last } ?? false
      }
  }

  func isBlank(_ line: Int) -> Bool {
    line >= 1 && line < lines.count && lines.line(line).allSatisfy(\.isWhitespace)
  }

  /// Returns the position of the dash before an entry of a list.
  func dash(before entry: SourceMark) -> SourceMark {
    var (line, end) = (entry.line, entry.column - 1)
    while line >= 1 {
      let text = lines.characters(line)
      if let place = text.prefix(end).lastIndex(where: { !$0.isBlank }) {
        return SourceMark(line: line, column: place - text.startIndex + 1)
      }
      line -= 1
      let comment = behind[line] ?? alone(in: line..<line + 1).first
      end = comment.map { $0.column - 1 } ?? Int.max
    }
    return entry
  }

  /// Calls a function with the range of each scalar and alias, in order.
  private static func visitLeaves(of node: WrittenNode, _ visit: (SourceRange) -> Void) {
    switch node.content {
    case .scalar, .alias: visit(node.range)
    case .sequence(let entries): for entry in entries { visitLeaves(of: entry, visit) }
    case .mapping(let pairs):
      for pair in pairs {
        visit(pair.key.range)
        visitLeaves(of: pair.value, visit)
      }
    }
  }

  /// Finds the comments between two places, where the other characters are only signs and spaces.
  private mutating func find(from start: SourceMark, to end: SourceMark) {
    guard start.line <= end.line else { return }
    for line in start.line...end.line {
      let first = line == start.line ? start.column : 1
      let rest = lines.characters(line, from: first)
      let length = line == end.line ? max(0, end.column - first) : rest.count
      guard
        let sign = rest.prefix(length).indices.first(where: { place in
          guard rest[place] == "#" else { return false }
          return place > rest.startIndex ? rest[place - 1].isBlank : isStart(line, first)
        })
      else { continue }
      let column = first + (sign - rest.startIndex)
      add(line, column: column, String(String.UnicodeScalarView(rest[sign...])))
    }
  }

  private func isStart(_ line: Int, _ column: Int) -> Bool {
    let before = SourceMark(line: line, column: column - 1)
    return column == 1 || lines.character(at: before)?.isBlank == true
  }

  private mutating func add(_ line: Int, column: Int, _ text: String) {
    let before = lines.characters(line).prefix(column - 1)
    let isAlone = before.allSatisfy(\.isBlank)
    let comment = Comment(
      line: line,
      column: column,
      text: text.droppingBlanksAtEnd,
      isAlone: isAlone
    )
    if isAlone { alone.append(comment) } else { behind[line] = comment }
  }
}

extension Unicode.Scalar {
  fileprivate var isBlank: Bool { self == " " || self == "\t" }
}

extension String {
  /// The text without trailing spaces and tabs.
  var droppingBlanksAtEnd: String {
    let end = lastIndex { $0 != " " && $0 != "\t" }
    return end.map { String(self[...$0]) } ?? ""
  }
}

extension Array {
  /// Returns the first index from which on all elements meet the condition.
  fileprivate func partitioned(by isBehind: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
