/// Reads the section and row directly after a method's name, whatever text follows them.
///
/// In `row 3 name Bob`, `[0, 3] (Bob)` and `3 of 5` the index path ends where other text begins. A
/// number is accepted if it has a label, has the form of an index path, or directly follows the
/// name. A number that may be something else, such as a height or a count, is ignored.
struct LogPlace {
  private var numbers: [Int] = []
  private var section: Int?
  private var row: Int?
  /// The label before the next number.
  private var label: LogPlaceLabel?
  /// Whether the label directly follows a number, as in `0r3`.
  private var isLabelAttached = false
  private var depth = 0
  /// Whether a second bracket directly follows the first one, as in `[0][3]`.
  private var isAttached = false
  /// Whether the last word has its own number, as in `table 2` and `called 3`.
  private var isNumberOfWord = false
  /// Whether the first number is in brackets after such a word, as in `cell (5)`.
  private var isDoubtful = false
  /// Whether a word is between the last number and the next one.
  private var hasWordBetween = false
  /// Whether a bracket or a label shows that the numbers are an index path.
  private var isMarked = false
  private var hasNil = false
  private var rest: LogText
  /// The text after the last number of the index path.
  private var end: LogText

  private enum Step {
    case goesOn
    /// The index path is complete, or other text begins.
    case ends
    /// The text is ambiguous.
    case fails
  }

  /// The index path of a row, or nil if the text is ambiguous.
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
    case 1: return place.isSure ? .rowOnly(place.numbers[0]) : nil
    case 2: return .numbers(.two(place.numbers[0], place.numbers[1]))
    default: return nil
    }
  }

  /// The section of a method about a section, or nil if the text is ambiguous.
  static func ofSection(_ text: LogText) -> EventArguments? {
    var place = LogPlace(rest: text)
    guard place.read(in: text, isSection: true), place.row == nil else { return nil }
    if let section = place.section { return .numbers(.one(section)) }
    return place.isSure ? place.numbers.first.map { .numbers(.one($0)) } : nil
  }

  private init(rest: LogText) {
    self.rest = rest
    end = rest
  }

  /// Whether a single number without a label is certainly the row or section.
  private var isSure: Bool { !isDoubtful && !end.hasPlace }

  private var hasNumber: Bool { !numbers.isEmpty || section != nil || row != nil }

  private mutating func read(in text: LogText, isSection: Bool) -> Bool {
    while let first = rest.first {
      let step: Step =
        if first.isDigit {
          takeNumber(in: text)
        } else if first.isLetter {
          takeWord(in: text)
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
        let end = rest.drop { $0.closesBracket || $0.isBlank }
        if end.begins(with: "..") || end.begins(with: "…") { return false }
        // Three numbers in brackets are no index path.
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
    let isTime = time.isTimeOfDay || next.first == ":" && next.dropFirst().first?.isDigit == true
    // An emoji such as `5️⃣` contains a digit.
    let isEmoji = next.first?.value == 0xFE0F || next.first?.value == 0x20E3
    if isTime || isEmoji || next.fraction != nil { return hasNumber ? .ends : .fails }
    // `44pt` and `3rd` contain units. In `0r3` the letter is a label.
    let isLabel =
      (next.first == "r" || next.first == "R") && next.dropFirst().first?.isDigit == true
    if let letter = next.first, letter.isLetter, !isLabel {
      return hasNumber ? .ends : .fails
    }
    let before = text[..<digits.startIndex]
    if hasNumber, label == nil {
      // `row 3/5` is row 3 of 5, `0: 44` a row and its height, and `0 cell 7` has a number of its
      // own.
      if row != nil || before.endsWithColon || isNumberOfWord { return .ends }
      // `3 at 5` and `section 0 at 3` are ambiguous.
      if hasWordBetween { return .fails }
      // `0 - 3` may be a row and a text.
      if depth == 0, !isMarked, before.endsWithDash, !next.trimmingBlanks.isEmpty { return .fails }
    }
    if isNumberOfWord {
      if depth == 0 { return .fails }
      isDoubtful = true
    }
    if isKnown(label) { return .ends }
    // `2 row 0` names a row and something else. In `0r3` the number is the section.
    if label == .row, !numbers.isEmpty, !isLabelAttached { return .fails }
    let number = ArgumentTokens.number(digits) * (before.isMinusInList ? -1 : 1)
    let isLabelled = label != nil
    rest = next
    end = next
    hasWordBetween = false
    switch label {
    case .length: break
    case .section: section = number
    case .row: row = number
    case nil: numbers.append(number)
    }
    isMarked = isMarked || depth > 0 || label != nil
    label = nil
    // A number before a label is the other part of the index path.
    if row != nil, section == nil, let first = numbers.first {
      section = first
      numbers = []
    }
    return !isLabelled && next.beginsWithUnit ? .fails : .goesOn
  }

  /// Whether the index path already has this part, so that the number belongs to other text.
  private func isKnown(_ label: LogPlaceLabel?) -> Bool {
    switch label {
    case .section: section != nil
    case .row: row != nil
    case .length, nil: false
    }
  }

  private mutating func takeWord(in text: LogText) -> Step {
    let word = rest.firstName
    let next = rest[word.endIndex...]
    if next.first == "#", word.first?.isUppercase == true {
      // A cell or view of a trace, such as `Cell#3`, contains a number.
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
    let isKnownWord =
      !word.isTitleOfItem && parts.allSatisfy { ArgumentTokens.knownWords.contains($0) }
    guard isOf || isKnownWord else {
      // In `(5 fruits)` the number is a count.
      let isCount = depth > 0 && row == nil && section == nil
      return hasNumber && !isCount ? .ends : .fails
    }
    let found = LogPlaceLabel(word)
    let last = parts.last ?? ""
    // An attached number needs a label or a word for a place. `Apple3` has neither.
    let isPlace = found != nil || Self.attached.contains(last)
    if next.first?.isDigit == true, !isPlace { return hasNumber ? .ends : .fails }
    isNumberOfWord = found == nil && Self.numbered.contains(last)
    if isNumberOfWord { label = nil }
    hasWordBetween = hasNumber && !Self.indices.contains(last)
    if found != nil {
      label = found
      isLabelAttached = text[..<word.startIndex].last?.isDigit ?? false
    }
    rest = next
    return .goesOn
  }

  /// Words before the number of a row in a section.
  private static let indices: Set<String> = [
    "i", "idx", "index", "pos", "position", "no", "nr", "num", "number",
  ]
  /// Words that a number may follow without a space, in addition to labels.
  private static let attached: Set<String> = ["i", "idx", "index", "ip", "pos", "no", "nr"]
  /// Words whose number is no row: `table 2`, `cell 5`, `called 3`.
  private static let numbered: Set<String> = [
    "table", "tableview", "view", "cell", "rows", "call", "called", "invoked", "entered", "fired",
    "triggered", "executed", "got", "hit", "x", "source", "destination", "target", "proposed",
    "was", "been", "method", "function", "begin", "begins", "began", "start", "starts", "started",
  ]

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
      // In `3 (5 items)` the index path ends, but `[0][3]` is one index path.
      if hasNumber, depth == 0, row == nil, section == nil, !isAttached { return .ends }
      depth += 1
    case "]", ")", "}":
      depth = max(depth - 1, 0)
      rest = next
      let isOpen = section != nil && row == nil && numbers.isEmpty
      if hasNumber, depth == 0, !isOpen, row == nil {
        isAttached = numbers.count == 1 && (next.first == "[" || next.first == "(")
        return isAttached ? .goesOn : .ends
      }
      return .goesOn
    case "\"", "'", "“", "”", "‘", "’":
      let inside = next.prefix { $0 != sign && $0 != "”" && $0 != "’" }
      if let found = LogPlaceLabel(inside), inside.allSatisfy({ $0.isLetter }) {
        // A key in JSON, as in `{"section": 0, "row": 3}`.
        label = found
        rest = next[inside.endIndex...].dropFirst()
        return .goesOn
      }
      if hasNumber { return .ends }
      guard inside.isQuotedPlace else { return .fails }
      isMarked = true
    case "." where next.first == ".", "…": return .fails
    case "." where next.first?.isLetter == true: break
    case ",": isNumberOfWord = false
    case "-", "/", ":", " ", "\t", "_": break
    case "#", "=", "|", "*", ">", "→", "⇒", "•", ";":
      if hasNumber, depth == 0, label == nil { return .ends }
    default:
      if hasNumber, depth == 0, label == nil { return .ends }
      // `$5` and `+5` are no rows.
      if next.first?.isDigit == true { return .fails }
    }
    rest = next
    return .goesOn
  }
}
