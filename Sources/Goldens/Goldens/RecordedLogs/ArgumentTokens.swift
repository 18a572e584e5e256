/// The numbers and words in printed arguments.
struct ArgumentTokens {
  /// The numbers, without those that only count, such as `length = 2`.
  private(set) var numbers: EventArguments.Numbers = []
  private(set) var hasNil = false
  /// Whether two numbers have `..` between them.
  private(set) var hasRange = false
  private(set) var hasUnknownWords = false

  var isEmpty: Bool { numbers.count == 0 && !hasNil && !hasUnknownWords }

  /// Whether a text begins with a number, ignoring signs and words for places.
  static func beginsWithNumber(_ text: LogText) -> Bool {
    var rest = text
    while let first = rest.first, !first.isDigit {
      let word = rest.prefix { $0.isLetter }
      guard word.wordParts.allSatisfy({ knownWords.contains($0) }) else { return false }
      rest = word.isEmpty ? rest.dropFirst() : rest[word.endIndex...]
    }
    return !rest.isEmpty
  }

  init(_ text: LogText) {
    var rest = text
    var label: LogText?
    var quoted: LogText?
    while let first = rest.first {
      if first.isDigit {
        let time = rest.prefix { $0.isDigit || $0 == ":" || $0 == "." }
        let digits = rest.prefix { $0.isDigit }
        rest = rest[(time.isTimeOfDay ? time : digits).endIndex...]
        if time.isTimeOfDay {
          hasUnknownWords = hasUnknownWords || numbers.count == 0
        } else if numbers.count >= 2, let fraction = rest.fraction {
          // A number with decimals, such as a height, is no row. The text after it is ignored.
          rest = rest[fraction.endIndex...]
        } else {
          let before = text[..<digits.startIndex]
          take(digits: digits, isNegative: before.isMinusInList, label: label)
        }
        label = nil
      } else if first == "\"" {
        let inside = rest.dropFirst().prefix { $0 != "\"" }
        // `"Apple"` is a text, and `{"row": 3}` has a label.
        let isPlace = inside.isQuotedPlace || LogPlaceLabel(inside) != nil
        if !isPlace { hasUnknownWords = true }
        if quoted == nil, inside.isQuotedPlace { quoted = inside }
        rest = rest[inside.endIndex...].dropFirst()
      } else if first == "<" {
        skipDescription(&rest)
      } else if first.isLetter {
        // `Cell#3` is a cell, but `row#3` contains a number.
        let isName = first.isUppercase
        let word = rest.prefix {
          $0.isLetter || $0 == "#" && isName || $0 == "_" || $0.isNumber
        }
        rest = rest[word.endIndex...]
        take(word: word)
        label = word
      } else {
        let dots = rest.prefix { $0 == "." }
        if dots.count >= 2 { hasRange = true }
        rest = dots.isEmpty ? rest.dropFirst() : rest[dots.endIndex...]
      }
    }
    if numbers.count == 0, let quoted { numbers = ArgumentTokens(quoted).numbers }
  }

  private mutating func take(digits: LogText, isNegative: Bool, label: LogText?) {
    if let label, LogPlaceLabel(label) == .length { return }
    numbers.append(Self.number(digits) * (isNegative ? -1 : 1))
  }

  /// The value of digits, or the largest number if it is too large for any row.
  static func number(_ digits: LogText) -> Int {
    var number = 0
    for byte in digits.utf8 {
      let (product, isTooLarge) = number.multipliedReportingOverflow(by: 10)
      let (sum, overflows) = product.addingReportingOverflow(Int(byte - UInt8(ascii: "0")))
      if isTooLarge || overflows { return .max }
      number = sum
    }
    return number
  }

  private mutating func take(word: LogText) {
    let plain = word.string.lowercased()
    if plain == "nil" || plain == "null" {
      hasNil = true
    } else if !word.contains("#"), !word.wordParts.allSatisfy({ Self.knownWords.contains($0) }) {
      hasUnknownWords = true
    }
  }

  /// Skips the description of an object, but no other text in angle brackets.
  private mutating func skipDescription(_ rest: inout LogText) {
    let inside = rest.dropFirst().prefix { $0 != ">" }
    if !inside.has("0x") { hasUnknownWords = true }
    rest = rest[inside.endIndex...].dropFirst()
  }

  static let knownWords: Set<String> = [
    "section", "row", "item", "indexpath", "index", "path", "length", "in", "at", "from", "to",
    "for", "and", "cell", "x", "delete", "insert", "called", "call", "invoked", "entered", "fired",
    "triggered", "executed", "got", "hit", "with", "the", "no", "nr", "number", "s", "r", "sec",
    "ip", "tableview", "table", "view", "rows", "is", "optional", "some", "idx", "i", "pos",
    "position", "num", "source", "destination", "target", "proposed", "was", "been", "method",
    "function", "begin", "begins", "began", "start", "starts", "started",
  ]
}

extension LogText {
  /// Whether the text ends with the minus of a number in a list, as in `[0, -1]`.
  var isMinusInList: Bool {
    guard last == "-" else { return false }
    let before = dropLast().last
    return before?.opensBracket ?? false
      || before == " " && dropLast().trimmingBlanks.last == ","
  }

  /// Whether the text is a time, such as `10:12:03` or `10:12:03.123`.
  var isTimeOfDay: Bool {
    let parts = split(separator: ":", omittingEmptySubsequences: false)
    return parts.count == 3 && parts.allSatisfy { (1...2).contains($0.prefix { $0.isDigit }.count) }
      && parts[1].count == 2
  }

  /// The point and the decimals of a number, or nil without decimals.
  var fraction: LogText? {
    guard first == "." else { return nil }
    let digits = dropFirst().prefix { $0.isDigit }
    return digits.isEmpty ? nil : self[..<digits.endIndex]
  }
}
