extension LawArguments {
  /// What laws look at of the arguments of a line of a trace.
  package init(text: String) {
    let words = text.split(separator: ", ", omittingEmptySubsequences: false)
    if let hash = words.first?.firstIndex(of: "#"), let word = words.first {
      object = Int(word[word.index(after: hash)...])
    }
    let paths = IndexPath.all(in: text)
    row = paths.last
    source = paths.count > 1 ? paths.first : nil
    if paths.isEmpty { section = words.last.flatMap { Int($0) } }
    flag = words.last.flatMap { Bool(String($0)) }
  }

  /// What laws look at of the numbers that a log prints of a call.
  package init(numbers: [Int]) {
    switch numbers.count {
    case 1: section = numbers[0]
    case 2: row = IndexPath(section: numbers[0], row: numbers[1])
    case 4:
      source = IndexPath(section: numbers[0], row: numbers[1])
      row = IndexPath(section: numbers[2], row: numbers[3])
    default: return
    }
  }
}

extension LawAnswer {
  /// What laws look at of the answer in a line of a trace; nil for a line without one.
  package init(text: String?) {
    guard let text else {
      self = .something
      return
    }
    if Self.refusals.contains(text) {
      self = .nothing
    } else if let flag = Bool(text) {
      self = .flag(flag)
    } else if let count = Int(text) {
      self = .count(count)
    } else if text.hasPrefix("Cell#") {
      let words = text.dropFirst("Cell#".count).split(separator: " ")
      let isNew: Bool? =
        switch words.dropFirst().first {
        case "new": true
        case "reused": false
        case _: nil
        }
      self = words.first.flatMap { Int($0) }.map { .cell($0, isNew: isNew) } ?? .something
    } else if let path = IndexPath.all(in: text).first, text == path.description {
      self = .row(path)
    } else {
      self = .something
    }
  }
}

extension IndexPath {
  /// The rows in a text, `[0, 3]` each.
  fileprivate static func all(in text: String) -> [IndexPath] {
    text.split(separator: "[").compactMap { part in
      guard let end = part.firstIndex(of: "]") else { return nil }
      let numbers = part[..<end].split(separator: ", ").map { Int($0) }
      guard numbers.count == 2, let section = numbers[0], let row = numbers[1] else { return nil }
      return IndexPath(section: section, row: row)
    }
  }
}
