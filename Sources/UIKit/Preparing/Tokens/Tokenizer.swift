/// Splits a source into tokens in one pass, without recursion and without a grammar.
struct Tokenizer {
  /// A string that is not closed yet.
  struct Literal {
    /// The number of `#` before its quotes.
    var signs: Int
    var isMultiline: Bool
    var start: Int
    /// The number of open brackets in the current interpolation.
    var depth = 0
  }

  /// The most `#` before a regular expression.
  private static let mostSigns = 8

  let bytes: [UInt8]
  var position = 0
  var tokens: [Token] = []
  /// The index of the other bracket for each token, or -1 if the token is no bracket.
  var partners: [Int32] = []
  var faults: [Fault] = []
  var literals: [Literal] = []
  /// Whether the text of a string is being read, and not code.
  var isInText = false
  /// The last search for the end of a regular expression that failed.
  var vainSearch: (signs: Int, end: Int) = (0, 0)
  private var open: [(token: Int, mark: UInt8)] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func run() {
    skipHead()
    while position < bytes.count {
      if isInText { readText() } else { readCode() }
    }
    if let literal = literals.first {
      faults.append(Fault(offset: literal.start, finding: .unfinishedString))
    }
    for bracket in open.prefix(1) where faults.isEmpty {
      let offset = tokens[bracket.token].range.lowerBound
      faults.append(Fault(offset: offset, finding: .unbalanced(Character(.init(bracket.mark)))))
    }
  }

  /// Returns the byte at a distance from the current one, or zero after the end.
  func byte(_ distance: Int = 0) -> UInt8 {
    let place = position + distance
    return bytes.indices.contains(place) ? bytes[place] : 0
  }

  /// Adds a token that ends before `end`, and moves there.
  mutating func add(_ kind: Token.Kind, to end: Int) {
    tokens.append(Token(kind, position..<end))
    partners.append(-1)
    position = end
  }

  /// Returns the first place from `start` on whose byte does not meet the condition.
  func end(from start: Int, while condition: (UInt8) -> Bool) -> Int {
    var place = start
    while place < bytes.count, condition(bytes[place]) { place += 1 }
    return place
  }

  /// Skips a byte order mark and a line that names an interpreter.
  private mutating func skipHead() {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    if byte() == UInt8(ascii: "#"), byte(1) == UInt8(ascii: "!") {
      position = end(from: position) { !$0.isLineEnd }
    }
  }

  private mutating func readCode() {
    let next = byte()
    switch next {
    case _ where next.isSpace: position += 1
    case _ where next.beginsWord: add(.word, to: end(from: position) { $0.continuesWord })
    case _ where next.isDigit: readNumber()
    case UInt8(ascii: "/"): readSlash()
    case UInt8(ascii: "\""): beginText(signs: 0)
    case UInt8(ascii: "#"): readSign()
    case UInt8(ascii: "`"): readQuotedWord()
    case UInt8(ascii: "@"):
      let end = end(from: position + 1) { $0.continuesWord }
      add(end > position + 1 ? .attribute : .mark, to: end)
    default: readMark(next)
    }
  }

  private mutating func readNumber() {
    var end = end(from: position) { $0.continuesWord }
    let isFraction = end + 1 < bytes.count && bytes[end] == UInt8(ascii: ".")
    if isFraction, bytes[end + 1].isDigit { end = self.end(from: end + 1) { $0.continuesWord } }
    add(.number, to: end)
  }

  private mutating func readQuotedWord() {
    let end = end(from: position + 1) { $0 != UInt8(ascii: "`") && !$0.isLineEnd }
    let isClosed = end < bytes.count && bytes[end] == UInt8(ascii: "`")
    // Without a second backtick, the rest of the line needs no further search.
    add(isClosed ? .word : .mark, to: isClosed ? end + 1 : position + 1)
  }

  /// Reads a raw string, a regular expression or a directive that begins with `#`.
  private mutating func readSign() {
    let end = end(from: position) { $0 == UInt8(ascii: "#") }
    let signs = end - position
    if end < bytes.count, bytes[end] == UInt8(ascii: "\"") { return beginText(signs: signs) }
    let isExpression =
      signs <= Self.mostSigns && end < bytes.count && bytes[end] == UInt8(ascii: "/")
    if isExpression { return readExpression(signs: signs) }
    let word = self.end(from: end) { $0.continuesWord }
    add(signs == 1 && word > end ? .directive : .mark, to: word)
  }

  private mutating func readMark(_ mark: UInt8) {
    switch mark {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      open.append((tokens.count, mark))
      if !literals.isEmpty { literals[literals.count - 1].depth += 1 }
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      if mark == UInt8(ascii: ")"), literals.last?.depth == 0 {
        // This bracket ends an interpolation.
        isInText = true
        return position += 1
      }
      add(.mark, to: position + 1)
      return close(mark)
    default: break
    }
    add(.mark, to: position + 1)
  }

  /// Connects the last token, a closing bracket, with its opening bracket.

  private mutating func close(_ mark: UInt8) {
    if let depth = literals.last?.depth, depth > 0 { literals[literals.count - 1].depth -= 1 }
    // '(' and ')' are adjacent in ASCII. Other pairs have one byte between them.
    guard let last = open.last, last.mark + (last.mark == UInt8(ascii: "(") ? 1 : 2) == mark else {
      let finding = Finding.unbalanced(Character(.init(mark)))
      if faults.isEmpty { faults.append(Fault(offset: position - 1, finding: finding)) }
      return
    }
    open.removeLast()
    partners[last.token] = Int32(truncatingIfNeeded: tokens.count - 1)
    partners[tokens.count - 1] = Int32(truncatingIfNeeded: last.token)
  }
}
