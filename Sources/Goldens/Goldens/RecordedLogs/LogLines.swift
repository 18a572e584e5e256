/// The lines of a log, created one at a time, with any line end of Unicode.
struct LogLines: Sequence, IteratorProtocol {
  private let text: LogText
  /// The start of the next line, or nil after the last one.
  private var start: Int?

  init(_ text: LogText) {
    self.text = text
    start = text.startIndex
  }

  mutating func next() -> LogText? {
    guard let start else { return nil }
    for place in start..<text.endIndex {
      let byte = text.byte(at: place)
      // All line ends begin with one of these bytes.
      guard byte <= 0x0D || byte == 0xC2 || byte == 0xE2 else { continue }
      let length = lengthOfEnd(at: place)
      guard length > 0 else { continue }
      self.start = place + length
      return text[start..<place]
    }
    self.start = nil
    return text[start..<text.endIndex]
  }

  /// The number of bytes of the line end at a place, or 0 if there is none.
  private func lengthOfEnd(at place: Int) -> Int {
    let rest = text[place..<text.endIndex]
    return switch text.byte(at: place) {
    case 0x0D: rest.begins(with: "\r\n") ? 2 : 1
    case 0x0A...0x0C: 1
    case 0xC2: rest.begins(with: "\u{85}") ? 2 : 0
    case 0xE2: rest.begins(with: "\u{2028}") || rest.begins(with: "\u{2029}") ? 3 : 0
    case _: 0
    }
  }
}
