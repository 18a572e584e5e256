extension LawArguments {
  /// Reads the arguments in a line of a trace.
  package init(text: String) {
    let bytes = Array(text.utf8)[...]
    let words = bytes.words
    if let word = words.first, let hash = word.firstIndex(of: UInt8(ascii: "#")) {
      object = word[(hash + 1)...].integer
    }
    let paths = IndexPath.all(in: bytes)
    row = paths.last
    source = paths.count > 1 ? paths.first : nil
    if paths.isEmpty { section = words.last.flatMap(\.integer) }
    flag = words.last.flatMap { Bool(String(decoding: $0, as: UTF8.self)) }
  }

  /// Takes the numbers that a log prints for a call.
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
  /// Reads the return value in a line of a trace; nil for a line without one.
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
    } else if let path = IndexPath.all(in: Array(text.utf8)[...]).first, text == path.description {
      self = .row(path)
    } else {
      self = .something
    }
  }
}

extension IndexPath {
  /// Returns the rows in a text, `[0, 3]` each.
  fileprivate static func all(in text: ArraySlice<UInt8>) -> [IndexPath] {
    text.split(separator: UInt8(ascii: "[")).compactMap { part in
      guard let end = part.firstIndex(of: UInt8(ascii: "]")) else { return nil }
      let numbers = part[..<end].words.filter { !$0.isEmpty }.map(\.integer)
      guard numbers.count == 2, let section = numbers[0], let row = numbers[1] else { return nil }
      return IndexPath(section: section, row: row)
    }
  }
}

/// Helpers for the bytes of a trace, because splitting strings is many times slower.
extension ArraySlice<UInt8> {
  /// The pieces between commas that a space follows.
  fileprivate var words: [ArraySlice<UInt8>] {
    var words: [ArraySlice<UInt8>] = []
    var (start, place) = (startIndex, startIndex)
    while place < endIndex {
      let isComma = self[place] == UInt8(ascii: ",")
      guard isComma, place + 1 < endIndex, self[place + 1] == UInt8(ascii: " ") else {
        place += 1
        continue
      }
      words.append(self[start..<place])
      place += 2
      start = place
    }
    return words + [self[start...]]
  }

  /// The bytes as an integer, or nil if they are not one.
  fileprivate var integer: Int? { Int(String(decoding: self, as: UTF8.self)) }
}
