/// The meaning of a word before a number.
enum LogPlaceLabel {
  case section
  case row
  /// The number is the length of an index path.
  case length

  /// The label of a word such as `row`, `inSection` or `rowIndex`, or nil for any other word.
  ///
  /// `Item` with a capital letter is part of a text, such as `Item 5`.
  init?(_ word: LogText) {
    if word.isTitleOfItem { return nil }
    for part in word.wordParts.reversed() {
      switch part {
      case "section", "sec", "s": self = .section
      case "row", "item", "r": self = .row
      case "length": self = .length
      default: continue
      }
      return
    }
    return nil
  }
}

extension LogText {
  /// Whether the word is `Item`, which begins the texts of many cells.
  var isTitleOfItem: Bool { first?.isUppercase == true && wordParts == ["item"] }

  /// Whether the text contains an index path: a number with a label, or one or two numbers in
  /// brackets.
  var hasPlace: Bool {
    var rest = self
    while let first = rest.first {
      if first.isLetter {
        let word = rest.firstName
        rest = rest[word.endIndex...]
        let value = rest.drop { $0 == " " || $0 == ":" || $0 == "=" || $0 == "#" }
        guard let label = LogPlaceLabel(word), value.first?.isDigit == true else { continue }
        if label != .length { return true }
      } else if first.isDigit {
        // `0,3` and `0-3` are index paths.
        let digits = rest.prefix { $0.isDigit }
        rest = rest[digits.endIndex...]
        let isPair = rest.first == "," || rest.first == "-"
        if isPair, rest.dropFirst().first?.isDigit == true { return true }
      } else {
        rest = rest.dropFirst()
        if first.opensBracket, rest.beginsWithNumbers { return true }
      }
    }
    return false
  }

  /// Whether the text begins with one or two numbers and a closing bracket, as in `0, 3]`.
  private var beginsWithNumbers: Bool {
    let inside = prefix { $0.isDigit || $0.isBlank || $0 == "," || $0 == "-" }
    guard let end = self[inside.endIndex...].first, end.closesBracket else {
      return false
    }
    return (1...2).contains(inside.split { !$0.isDigit }.count)
  }

  /// The words of a name in small letters, such as `in` and `section` for `inSection`.
  var wordParts: [String] {
    var parts: [String] = []
    var isLower = false
    for letter in self where letter != "_" {
      let isStart = parts.isEmpty || isLower && letter.isUppercase
      if isStart { parts.append("") }
      parts[parts.count - 1].unicodeScalars.append(letter)
      isLower = !letter.isUppercase
    }
    return parts.map { $0.lowercased() }
  }

  /// Whether the text ends with a colon and a space, as between a row and its answer in `0: 44`.
  var endsWithColon: Bool { last == " " && dropLast().trimmingBlanks.last == ":" }

  /// Whether the text ends with a dash between spaces.
  var endsWithDash: Bool {
    guard last == " " else { return false }
    let before = trimmingBlanks
    return before.last == "-" && before.dropLast().last == " "
  }

  /// Whether another number or a unit follows numbers without brackets.
  var continuesNumbers: Bool {
    if beginsWithUnit { return true }
    let next = drop { $0 == " " || $0 == "," || $0 == "-" || $0 == "/" }
    guard let first = next.first, first.isDigit else { return false }
    // A number with decimals is a height or a time.
    return next.drop { $0.isDigit }.fraction == nil
  }

  /// Whether a unit follows a number here, such as ` rows` or `ms`.
  var beginsWithUnit: Bool {
    let start = first == " " ? dropFirst() : self
    if start.first == "%" { return true }
    let word = start.prefix { $0.isLetter }
    return !word.isEmpty && word.utf8.count <= 8 && Self.units.contains(word.string.lowercased())
  }

  private static let units: Set<String> = [
    "rows", "cells", "sections", "items", "objects", "elements", "entries", "results", "records",
    "ms", "secs", "second", "seconds", "us", "ns", "min", "pt", "pts", "point", "points",
    "px", "pixels", "times", "time", "bytes", "kb", "mb", "percent", "total",
  ]

  /// Whether a quoted text is an index path: numbers with signs between them.
  var isQuotedPlace: Bool {
    contains { $0.isDigit }
      && allSatisfy { $0.isDigit || $0 == "[" || $0 == "]" || $0 == "," || $0 == " " || $0 == "-" }
  }
}
