/// The numbers and words in printed arguments.
struct ArgumentTokens {
  /// The numbers, without those that only count (`length = 2`).
  private(set) var numbers: [Int] = []
  /// Whether nil is printed.
  private(set) var hasNil = false
  /// Whether `..` stands between numbers.
  private(set) var hasRange = false
  /// Whether there are words that no log of arguments needs.
  private(set) var hasUnknownWords = false
  /// The numbers after `section` and `row`.
  private var labels: (section: Int?, row: Int?)

  /// Whether nothing was printed.
  var isEmpty: Bool { numbers.isEmpty && !hasNil && !hasUnknownWords }

  /// The row, if the log names its parts, in whatever order.
  var labelledRow: EventArguments? {
    switch labels {
    case (let section?, let row?) where numbers.count == 2: .numbers([section, row])
    case (nil, let row?) where numbers.count == 1: .rowOnly(row)
    default: nil
    }
  }

  /// Splits a text.
  init(_ text: Substring) {
    var rest = text
    var label = Substring()
    while let first = rest.first {
      if first == "\"" {
        rest = rest.dropFirst().drop { $0 != "\"" }.dropFirst()
      } else if first == "<" {
        skipDescription(&rest)
      } else if first.isASCII, first.isNumber {
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        rest = rest.dropFirst(digits.count)
        take(digits, label: label)
        label = ""
      } else if first.isLetter {
        let word = rest.prefix { $0.isLetter || $0 == "#" || $0 == "_" || $0.isNumber }
        rest = rest.dropFirst(word.count)
        take(word: word)
        label = word
      } else {
        if rest.hasPrefix("..") { hasRange = true }
        rest =
          rest.drop { $0 == "." }.count < rest.count ? rest.drop { $0 == "." } : rest.dropFirst()
      }
    }
  }

  private mutating func take(_ digits: Substring, label: Substring) {
    guard let number = Int(digits) else {
      hasUnknownWords = true
      return
    }
    switch label.lowercased() {
    case "length": return
    case "section": labels.section = number
    case "row", "item": labels.row = number
    default: break
    }
    numbers.append(number)
  }

  private mutating func take(word: Substring) {
    let plain = word.lowercased()
    if plain == "nil" || plain == "null" {
      hasNil = true
    } else if !word.contains("#"), !Self.knownWords.contains(plain) {
      hasUnknownWords = true
    }
  }

  /// Leaves out the description of an object; anything else in angle brackets is words.
  private mutating func skipDescription(_ rest: inout Substring) {
    let inside = rest.dropFirst().prefix { $0 != ">" }
    if !inside.contains("0x") { hasUnknownWords = true }
    rest = rest.dropFirst(inside.count + 1).dropFirst()
  }

  private static let knownWords: Set<String> = [
    "section", "row", "item", "indexpath", "index", "path", "length", "in", "at", "from", "to",
    "for", "and", "cell", "x", "delete", "insert",
  ]
}
