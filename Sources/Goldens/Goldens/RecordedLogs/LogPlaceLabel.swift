/// What a word in front of a number says about it.
enum LogPlaceLabel {
  case section
  case row
  /// The number counts the parts of an index path.
  case length

  /// The label of a word such as `row`, `inSection` or `rowIndex`; nil for any other word.
  init?(_ word: LogText) {
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
  /// The words of a name in small letters, `in` and `section` of `inSection`.
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

  /// Whether it ends with a colon and a blank, as between a row and its answer in `0: 44`.
  var endsWithColon: Bool { last == " " && dropLast().trimmingBlanks.last == ":" }

  /// Whether it ends with a dash between blanks.
  var endsWithDash: Bool {
    guard last == " " else { return false }
    let before = trimmingBlanks
    return before.last == "-" && before.dropLast().last == " "
  }

  /// Whether another number or a unit follows numbers without brackets here.
  var continuesNumbers: Bool {
    if beginsWithUnit { return true }
    let next = drop { $0 == " " || $0 == "," || $0 == "-" || $0 == "/" }
    guard let first = next.first, first.isDigit else { return false }
    // A number with decimals is a height or a time.
    return next.drop { $0.isDigit }.fraction == nil
  }

  /// Whether a unit follows a number here, as in ` rows` and `ms`.
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

  /// Whether a text in quotes is a place: numbers with signs between them.
  var isQuotedPlace: Bool {
    contains { $0.isDigit }
      && allSatisfy { $0.isDigit || $0 == "[" || $0 == "]" || $0 == "," || $0 == " " || $0 == "-" }
  }
}
