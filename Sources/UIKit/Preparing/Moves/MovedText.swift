/// Creates the edits that move members.
struct MovedText: Sendable {
  /// The most spaces to write before moved text.
  private static let widest = 200

  private let index: ClassIndex
  private let edits: [Edits]

  /// Creates edits of the files, in addition to their earlier edits.
  init(_ index: ClassIndex, _ edits: [Edits]) {
    self.index = index
    self.edits = edits
  }

  /// Returns the edits of each file, including the moves.
  func moved(_ moves: [Move]) -> [Edits] {
    var result = edits
    var more: [Int: [Edit]] = [:]
    var targets: [TypeReference: String] = [:]
    for move in moves {
      let file = index.files[move.member.file]
      more[move.member.file, default: []].append(Edit(blanking: range(of: move), of: file))
      targets[move.target, default: ""] += frame(move)
    }
    for (target, text) in targets {
      more[target.file, default: []].append(insertion(text, into: target))
    }
    for (file, edits) in more { result[file].add(edits) }
    return result
  }

  private func range(of move: Move) -> Range<Int> {
    let file = index.files[move.member.file]
    let member = index.member(move.member)
    let start = file.tokens[member.first].range.lowerBound
    return start..<file.tokens[member.last ?? member.keyword].range.upperBound
  }

  /// Returns the text of the member, below a comment that says where it came from.
  private func frame(_ move: Move) -> String {
    let file = index.files[move.member.file]
    let range = range(of: move)
    let text = String(decoding: edits[move.member.file].applied(to: file, in: range), as: UTF8.self)
    let lineEnd = index.files[move.target.file].lineEnd
    let place = directive(file, range.lowerBound)
    return lineEnd + place + lineEnd + indent(file, range.lowerBound) + prefix(move) + text
  }

  /// Returns the edit that inserts text before the closing bracket of a class.
  private func insertion(_ text: String, into target: TypeReference) -> Edit {
    let file = index.files[target.file]
    let close = file.tokens[index.declaration(target).body.upperBound].range.lowerBound
    let back = file.lineEnd + directive(file, close) + file.lineEnd + indent(file, close)
    return Edit(before: close, text + back)
  }

  private func directive(_ file: SourceFile, _ offset: Int) -> String {
    let path = file.path.unicodeScalars.map { scalar in
      switch scalar {
      case "\\", "\"": "\\\(scalar)"
      case _ where scalar.value < 0x20: "\\u{\(String(scalar.value, radix: 16))}"
      default: String(scalar)
      }
    }
    return "#sourceLocation(file: \"\(path.joined())\", line: \(file.place(of: offset).line))"
  }

  /// Returns the spaces before a place, to keep its column, or none on very long lines.
  private func indent(_ file: SourceFile, _ offset: Int) -> String {
    guard offset - file.lineStart(of: offset) <= Self.widest else { return "" }
    let before = file.bytes[file.lineStart(of: offset)..<offset]
    let blanks = before.map { $0 == UInt8(ascii: "\t") ? $0 : UInt8(ascii: " ") }
    return String(decoding: blanks, as: UTF8.self)
  }

  /// Returns the attributes and the access level of the extension, which apply to all its members.
  private func prefix(_ move: Move) -> String {
    let file = index.files[move.member.file]
    let member = index.member(move.member)
    let type = index.structures[move.member.file].types[member.type]
    let own = (member.first..<member.keyword).map(file.text)
    let hasAccess = own.contains { Modifiers.access.contains($0) }
    var words: [String] = []
    var token = type.first
    while token < type.keyword {
      let next = file.isToken(token + 1, "(") ? file.next(after: token + 1) : token + 1
      let range = file.tokens[token].range.lowerBound..<file.tokens[next - 1].range.upperBound
      let isAttribute = file.tokens[token].kind == .attribute
      let isWide = ["public", "package", "open"].contains(file.text(token)) && !hasAccess
      let text = edits[move.member.file].applied(to: file, in: range)
      let isKept = (isAttribute || isWide) && text.contains { !$0.isSpace }
      if isKept { words.append(String(decoding: text, as: UTF8.self) + " ") }
      token = next
    }
    return words.joined()
  }
}
