/// Reads the section and row directly behind a method's name, whatever text follows them.
///
/// In `row 3 name Bob`, `[0, 3] (Bob)` and `3 of 5` the place ends where other text begins. A number that may
/// be something else, such as a height or a count, is no place.
struct LogPlace {
  private var numbers: [Int] = []
  private var section: Int?
  private var row: Int?
  /// The label in front of the next number.
  private var label: LogPlaceLabel?
  private var depth = 0
  /// Whether a bracket or a label shows that the numbers are a place.
  private var isMarked = false
  private var hasNil = false
  private var rest: LogText

  private enum Step {
    case goesOn
    /// The place is complete, or other text begins.
    case ends
    /// Nothing is sure.
    case fails
  }

  /// The place of a row; nil if it cannot be read for sure.
  static func ofRow(_ text: LogText) -> EventArguments? {
    var place = LogPlace(rest: text)
    guard place.read(in: text, isSection: false) else { return nil }
    switch (place.section, place.row) {
    case (let section?, let row?): return .numbers(.two(section, row))
    case (nil, let row?): return .rowOnly(row)
    case (let section?, nil): return place.numbers.first.map { .numbers(.two(section, $0)) }
    case (nil, nil): break
    }
    switch place.numbers.count {
    case 0: return place.hasNil ? .numbers(.none) : nil
    case 1: return .rowOnly(place.numbers[0])
    case 2: return .numbers(.two(place.numbers[0], place.numbers[1]))
    default: return nil
    }
  }

  /// The section of a method of a section; nil if it cannot be read for sure.
  static func ofSection(_ text: LogText) -> EventArguments? {
    var place = LogPlace(rest: text)
    guard place.read(in: text, isSection: true), place.row == nil else { return nil }
    return (place.section ?? place.numbers.first).map { .numbers(.one($0)) }
  }

  private init(rest: LogText) {
    self.rest = rest
  }

  private var hasNumber: Bool { !numbers.isEmpty || section != nil || row != nil }

  private mutating func read(in text: LogText, isSection: Bool) -> Bool {
    while let first = rest.first {
      let step: Step =
        if first.isDigit {
          takeNumber(in: text)
        } else if first.isLetter {
          takeWord()
        } else if first == "<" {
          takeDescription()
        } else {
          takeSign(first)
        }
      switch step {
      case .goesOn: break
      case .ends: return true
      case .fails: return false
      }
      if isComplete(isSection: isSection) {
        // Three numbers in brackets are no place.
        return isMarked && depth == 0 || !rest.continuesNumbers
      }
    }
    return true
  }

  private func isComplete(isSection: Bool) -> Bool {
    if isSection { return section != nil || !numbers.isEmpty }
    if section != nil { return row != nil || !numbers.isEmpty }
    return row == nil && numbers.count == 2
  }

  private mutating func takeNumber(in text: LogText) -> Step {
    let time = rest.prefix { $0.isDigit || $0 == ":" || $0 == "." }
    let digits = rest.prefix { $0.isDigit }
    let next = rest[digits.endIndex...]
    if time.isTimeOfDay || next.fraction != nil { return hasNumber ? .ends : .fails }
    // `44pt` and `3rd`; the letter of `0r3` is a label.
    let isLabel =
      (next.first == "r" || next.first == "R") && next.dropFirst().first?.isDigit == true
    if let letter = next.first, letter.isLetter, !isLabel {
      return hasNumber ? .ends : .fails
    }
    let before = text[..<digits.startIndex]
    if hasNumber, label == nil {
      // `row 3/5` is one of five, `0: 44` a row with its height.
      if row != nil || before.endsWithColon { return .ends }
      // `0 - 3` may be a row and a text.
      if depth == 0, !isMarked, before.endsWithDash, !next.trimmingBlanks.isEmpty { return .fails }
    }
    let number = ArgumentTokens.number(digits) * (before.isMinusInList ? -1 : 1)
    rest = next
    switch label {
    case .length: break
    case .section: section = number
    case .row: row = number
    case nil: numbers.append(number)
    }
    isMarked = isMarked || depth > 0 || label != nil
    label = nil
    // A number in front of a label is the other part of the place.
    if row != nil, section == nil, let first = numbers.first {
      section = first
      numbers = []
    }
    return !isMarked && next.beginsWithUnit ? .fails : .goesOn
  }

  private mutating func takeWord() -> Step {
    let word = rest.prefix { $0.isLetter || $0 == "_" }
    let next = rest[word.endIndex...]
    if next.first == "#", word.first?.isUppercase == true {
      // A cell or view of a trace, such as `Cell#3`.
      rest = next.dropFirst().drop { $0.isDigit }
      return hasNumber ? .ends : .goesOn
    }
    let parts = word.wordParts
    if parts == ["nil"] || parts == ["null"] {
      hasNil = !hasNumber
      return .ends
    }
    let following = next.droppingBlanks.prefix { $0.isLetter }
    let isOf = parts == ["of"] && LogPlaceLabel(following) == .section
    guard isOf || parts.allSatisfy({ ArgumentTokens.knownWords.contains($0) }) else {
      return hasNumber ? .ends : .fails
    }
    let found = LogPlaceLabel(word)
    // A number belongs to a label or a word for a place: `Apple3` has neither.
    let isPlace = found != nil || parts.last.map { Self.attached.contains($0) } ?? false
    if next.first?.isDigit == true, !isPlace { return hasNumber ? .ends : .fails }
    if found != nil { label = found }
    rest = next
    return .goesOn
  }

  /// The words that a number may follow without a blank, besides labels.
  private static let attached: Set<String> = ["i", "idx", "index", "ip", "pos", "no", "nr"]

  private mutating func takeDescription() -> Step {
    if hasNumber { return .ends }
    let inside = rest.dropFirst().prefix { $0 != ">" }
    guard inside.has("0x") else { return .fails }
    rest = rest[inside.endIndex...].dropFirst()
    return .goesOn
  }

  private mutating func takeSign(_ sign: Unicode.Scalar) -> Step {
    let next = rest.dropFirst()
    switch sign {
    case "[", "(", "{":
      // `3 (5 items)` and `[0][3]`
      if hasNumber, depth == 0, row == nil, section == nil { return sign == "[" ? .fails : .ends }
      depth += 1
    case "]", ")", "}":
      depth = max(depth - 1, 0)
      rest = next
      let isOpen = section != nil && row == nil && numbers.isEmpty
      if hasNumber, depth == 0, !isOpen, row == nil {
        return next.first == "[" || next.first == "(" ? .fails : .ends
      }
      return .goesOn
    case "\"", "'", "“", "”", "‘", "’":
      let inside = next.prefix { $0 != sign && $0 != "”" && $0 != "’" }
      if let found = LogPlaceLabel(inside), inside.allSatisfy({ $0.isLetter }) {
        // `{"section": 0, "row": 3}`
        label = found
        rest = next[inside.endIndex...].dropFirst()
        return .goesOn
      }
      if hasNumber { return .ends }
      guard inside.isQuotedPlace else { return .fails }
      isMarked = true
    case "." where next.first == ".", "…": return .fails
    case "." where next.first?.isLetter == true: break
    case ",", "-", "/", ":", " ", "\t", "_": break
    default: if hasNumber, depth == 0, label == nil { return .ends }
    }
    rest = next
    return .goesOn
  }
}
