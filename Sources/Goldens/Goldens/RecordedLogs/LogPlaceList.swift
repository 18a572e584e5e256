/// Reads the index paths of a move or of several rows after a method's name.
///
/// The text must say which numbers are rows, as in `[[0, 3], [0, 4]]`, `0,3 0,4`, `rows 3, 4, 5` or
/// `from row 1 to row 3`. A text such as `3, 4` is ignored, because it may be one row or two.
enum LogPlaceList {
  /// The two index paths of a move, or nil if the text is ambiguous.
  static func ofMove(_ text: LogText) -> EventArguments? {
    if let end = text.startOfTarget {
      return LogPlace.ofRow(text[..<end]).flatMap { source in
        LogPlace.ofRow(text[end...]).flatMap { source.moved(to: $0) }
      }
    }
    guard let found = pairs(text) ?? labelled(text) else { return nil }
    switch found {
    case .numbers(let numbers): return numbers.count == 4 ? found : nil
    case .rowsOnly(let rows): return rows.count == 2 ? found : nil
    case .ignored, .rowOnly, .text: return nil
    }
  }

  /// Several index paths, or nil if the text is ambiguous.
  static func ofRows(_ text: LogText) -> EventArguments? {
    text.isSinglePair ? nil : pairs(text) ?? labelled(text)
  }

  /// Index paths in brackets, or as `0,3` and `0-3` between spaces.
  private static func pairs(_ text: LogText) -> EventArguments? {
    var numbers: EventArguments.Numbers = []
    let (groups, outside) = text.innermostBrackets
    if groups.isEmpty {
      let words = text.split { $0.isBlank || $0 == ";" || $0 == "|" }
      let found = words.filter { word in word.contains { $0.isDigit } || word.isLabel }
      for word in found {
        // A single `3-5` may be a range.
        guard let pair = word.attachedPair, !pair.isDash || found.count > 1 else { return nil }
        numbers.append(pair.section)
        numbers.append(pair.row)
      }
    }
    for group in groups {
      guard case .numbers(.two(let section, let row))? = LogPlace.ofRow(group) else { return nil }
      numbers.append(section)
      numbers.append(row)
    }
    let isOfOther = outside.contains { piece in
      piece.contains { $0.isDigit } && !groups.isEmpty || ArgumentTokens(piece).hasUnknownWords
    }
    return numbers.count == 0 || isOfOther ? nil : .numbers(numbers)
  }

  /// Numbers with labels: only rows, rows with their sections, or one section before its rows.
  private static func labelled(_ text: LogText) -> EventArguments? {
    guard let items = LabelledNumbers(text)?.items, let first = items.first else { return nil }
    let rows = items.filter { $0.label == .row }.map(\.number)
    if rows.count == items.count { return .rowsOnly(rows) }
    let sections = items.filter { $0.label == .section }.map(\.number)
    guard rows.count + sections.count == items.count else { return nil }
    if sections.count == 1, first.label == .section, !rows.isEmpty {
      return .numbers(EventArguments.Numbers(rows.flatMap { [first.number, $0] }))
    }
    // Each pair has its labels in the same order.
    let isPaired = items.indices.allSatisfy { index in
      (items[index].label == first.label) == index.isMultiple(of: 2)
    }
    guard rows.count == sections.count, isPaired else { return nil }
    return .numbers(EventArguments.Numbers(zip(sections, rows).flatMap { [$0, $1] }))
  }
}

/// The numbers of a text with the labels before them, or before a list of rows.
private struct LabelledNumbers {
  private(set) var items: [(label: LogPlaceLabel, number: Int)] = []

  /// Nil if a number has no label, or if the text contains other words.
  init?(_ text: LogText) {
    var rest = text
    var label: LogPlaceLabel?
    /// Whether the next number belongs to the same list as the last one.
    var isInList = false
    var isPlural = false
    while let first = rest.first {
      if first.isDigit {
        let digits = rest.prefix { $0.isDigit }
        rest = rest[digits.endIndex...]
        guard let found = label ?? (isInList || isPlural ? items.last?.label : nil),
          found != .length,
          rest.first?.isLetter != true, rest.fraction == nil, label != nil || !rest.beginsWithUnit
        else { return nil }
        items.append((found, ArgumentTokens.number(digits)))
        (label, isInList) = (nil, false)
      } else if first.isLetter {
        let word = rest.firstName
        rest = rest[word.endIndex...]
        let parts = word.wordParts
        guard parts.allSatisfy({ ArgumentTokens.knownWords.contains($0) || $0 == "of" }) else {
          return nil
        }
        if parts.last == "rows" {
          (label, isPlural) = (.row, true)
        } else if let found = LogPlaceLabel(word) {
          (label, isPlural) = (found, false)
        } else {
          isPlural = false
          if parts == ["and"] { isInList = items.last?.label == .row }
        }
      } else {
        guard first.isBlank || first.isSignOfList else { return nil }
        if first == "," || first == "&" || first == "+" { isInList = items.last?.label == .row }
        if first == "-" || first == "/" { isPlural = false }
        rest = rest.dropFirst()
      }
    }
  }
}

extension Unicode.Scalar {
  /// Whether the sign may be between the numbers of a list and their labels.
  fileprivate var isSignOfList: Bool {
    switch self {
    case ",", ":", "=", "&", "+", "[", "]", "(", ")", "{", "}", ";", "-", "/", "#": true
    default: false
    }
  }
}

extension EventArguments {
  /// The arguments of a move from this index path, or nil if only one of them has a section.
  fileprivate func moved(to target: EventArguments) -> EventArguments? {
    switch (self, target) {
    case (.numbers(.two(let section, let row)), .numbers(.two(let other, let place))):
      .numbers([section, row, other, place])
    case (.rowOnly(let row), .rowOnly(let place)): .rowsOnly([row, place])
    case (.ignored, _), (.numbers, _), (.rowOnly, _), (.rowsOnly, _), (.text, _): nil
    }
  }
}

extension LogText {
  /// Where the target of a move begins: at an arrow, or at a word such as `to` or
  /// `destinationIndexPath`.
  fileprivate var startOfTarget: Int? {
    var rest = self
    while let first = rest.first {
      if first.isLetter {
        let word = rest.firstName
        let parts = word.wordParts
        if parts.contains(where: { Self.targets.contains($0) }) { return word.startIndex }
        rest = rest[word.endIndex...]
      } else if first == "→" || first == "⇒" || first == "➡" || rest.begins(with: "->")
        || rest.begins(with: "=>")
      {
        return rest.dropFirst(rest.begins(with: "->") || rest.begins(with: "=>") ? 2 : 1).startIndex
      } else {
        rest = rest.dropFirst()
      }
    }
    return nil
  }

  private static let targets: Set<String> = ["to", "destination", "target", "proposed"]

  /// The texts in innermost brackets, and the text between them.
  fileprivate var innermostBrackets: (groups: [LogText], outside: [LogText]) {
    var groups: [LogText] = []
    var outside: [LogText] = []
    var start: Int?
    var end = startIndex
    var rest = self
    while let sign = rest.first {
      if sign == "<" {
        // Skips the description of an object, which contains its address.
        let inside = rest.prefix { $0 != ">" }
        if inside.has("0x") {
          outside.append(self[end..<rest.startIndex])
          end = rest[inside.endIndex...].dropFirst().startIndex
          rest = self[end...]
          continue
        }
      }
      if sign.opensBracket {
        start = rest.dropFirst().startIndex
      } else if sign.closesBracket, let from = start {
        outside.append(self[end..<Swift.max(end, from)])
        groups.append(self[from..<rest.startIndex])
        end = rest.startIndex
        start = nil
      }
      rest = rest.dropFirst()
    }
    return (groups, outside + [self[end...]])
  }

  /// Whether the only numbers are a pair that may mean one row or two.
  fileprivate var isSinglePair: Bool {
    let (groups, _) = innermostBrackets
    guard let group = groups.first, groups.count == 1 else { return false }
    let isNested = self[..<group.startIndex].count(where: \.opensBracket) > 1
    return !isNested && !group.contains { $0.isLetter } && ArgumentTokens(group).numbers.count == 2
  }

  /// Whether the word means a row or a section.
  fileprivate var isLabel: Bool {
    let word = firstName
    return LogPlaceLabel(word) != nil || word.wordParts.last == "rows"
  }

  /// The pair in `0,3`, `0/3` or `0-3`, or nil for another word.
  fileprivate var attachedPair: (section: Int, row: Int, isDash: Bool)? {
    let first = prefix { $0.isDigit }
    guard !first.isEmpty, let sign = self[first.endIndex...].first,
      sign == "," || sign == "/" || sign == "-"
    else { return nil }
    let second = self[first.endIndex...].dropFirst().prefix { $0.isDigit }
    let end = self[second.endIndex...]
    guard !second.isEmpty, end.isEmpty || end.isExactly(",") else { return nil }
    return (ArgumentTokens.number(first), ArgumentTokens.number(second), sign == "-")
  }
}
