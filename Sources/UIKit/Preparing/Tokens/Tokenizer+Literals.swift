extension Tokenizer {
  /// Reads a comment, a regular expression or an operator that begins with a slash.
  mutating func readSlash() {
    switch byte(1) {
    case UInt8(ascii: "/"): position = end(from: position) { !$0.isLineEnd }
    case UInt8(ascii: "*"): skipComment()
    case _ where beginsExpression: readExpression(signs: 0)
    default: add(.mark, to: position + 1)
    }
  }

  /// Skips a comment and nested comments.
  private mutating func skipComment() {
    let start = position
    var depth = 0
    repeat {
      if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        depth += 1
        position += 2
      } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        depth -= 1
        position += 2
      } else {
        position += 1
      }
    } while depth > 0 && position < bytes.count
    position = min(position, bytes.count)
    if depth > 0 { faults.append(Fault(offset: start, finding: .unfinishedComment)) }
  }

  /// Whether a slash can begin a regular expression here, with no operand before it and no space
  /// after it.
  private var beginsExpression: Bool {
    if byte(1).isSpace || byte(-1) == UInt8(ascii: "\\") { return false }
    guard let last = tokens.last else { return true }
    switch last.kind {
    case .number, .text, .attribute, .directive: return false
    case .word:
      let word = bytes[last.range]
      return ["return", "in", "case", "where", "try", "await"].contains {
        word.elementsEqual($0.utf8)
      }
    case .mark:
      return "(,=[:;&|{".utf8.contains(bytes[last.range.lowerBound])
    }
  }

  /// Reads a regular expression if it ends on the same line, or an operator.
  mutating func readExpression(signs: Int) {
    if position < vainSearch.end, signs >= vainSearch.signs {
      return add(.mark, to: position + max(signs, 1))
    }
    var place = position + signs + 1
    let spansLines = signs > 0 && byte(signs + 1).isLineEnd
    while place < bytes.count, spansLines || !bytes[place].isLineEnd {
      if bytes[place] == UInt8(ascii: "\\") {
        place += 2
        continue
      }
      if bytes[place] == UInt8(ascii: "/") {
        let end = self.end(from: place + 1, signs: signs)
        if end - place - 1 == signs { return add(.text, to: end) }
      }
      place += 1
    }
    vainSearch = (signs, place)
    add(.mark, to: position + max(signs, 1))
  }

  /// Returns the place after at most `signs` number signs.
  private func end(from start: Int, signs: Int) -> Int {
    var place = start
    while place < bytes.count, place - start < signs, bytes[place] == UInt8(ascii: "#") {
      place += 1
    }
    return place
  }

  /// Moves past the quotes that begin a string.
  mutating func beginText(signs: Int) {
    let start = position
    position += signs
    let isMultiline = isTriple
    literals.append(Literal(signs: signs, isMultiline: isMultiline, start: start))
    position = start
    add(.text, to: start + signs + (isMultiline ? 3 : 1))
    isInText = true
  }

  private var isTriple: Bool {
    byte() == UInt8(ascii: "\"") && byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
  }

  /// Reads the text of a string up to its end or to an interpolation.
  mutating func readText() {
    guard let literal = literals.last else { return isInText = false }
    let start = position
    while position < bytes.count {
      switch byte() {
      case UInt8(ascii: "\\"):
        guard let width = escapeWidth(literal) else { break }
        if byte(width) == UInt8(ascii: "(") {
          position += width + 1
          return isInText = false
        }
        // An escaped character is skipped, such as a quote. Line ends are not skipped.
        position += byte(width).isLineEnd ? width : width + 1
        continue
      case UInt8(ascii: "\""):
        if let width = endWidth(literal) { return endText(from: start, to: position + width) }
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        if !literal.isMultiline {
          faults.append(Fault(offset: literal.start, finding: .unfinishedString))
          return endText(from: start, to: position)
        }
      default: break
      }
      position += 1
    }
    position = min(position, bytes.count)
  }

  private mutating func endText(from start: Int, to end: Int) {
    position = start
    if end > start { add(.text, to: end) }
    literals.removeLast()
    isInText = false
  }

  /// Returns the number of bytes of an escape's beginning, or nil if the backslash is an ordinary
  /// character.
  private func escapeWidth(_ literal: Literal) -> Int? {
    let end = end(from: position + 1, signs: literal.signs)
    return end - position - 1 == literal.signs ? end - position : nil
  }

  /// Returns the number of bytes of the quotes that end the string, or nil if they are ordinary
  /// characters.
  private func endWidth(_ literal: Literal) -> Int? {
    if literal.isMultiline, !isTriple { return nil }
    let quotes = literal.isMultiline ? 3 : 1
    let end = end(from: position + quotes, signs: literal.signs)
    return end - position - quotes == literal.signs ? end - position : nil
  }
}
