/// Damages a text by changing bytes, words and lines.
package struct TextMutator: Sendable {
  /// The words of the scenario language that replace words of a text.
  private let words: [[UInt8]]

  /// Makes a mutator that inserts the words of the scenario language.
  package init(words: [String]) {
    self.words = words.map { Array($0.utf8) }
  }

  /// Damages a text in one to six places.
  package func mutate(_ bytes: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    var result = bytes
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      switch Int.random(in: 0..<3, using: &random) {
      case 0: mutateBytes(&result, &random)
      case 1: mutateWord(&result, &random)
      default: mutateLines(&result, &random)
      }
    }
    if Int.random(in: 0..<12, using: &random) == 0 { mutateEnds(&result, &random) }
    return result
  }

  /// The line endings of Windows and old Macs, and three of Unicode.
  private static let ends: [[UInt8]] = ["\r\n", "\r", "\u{85}", "\u{2028}", "\u{2029}"]
    .map { Array($0.utf8) }

  /// Changes all line endings, drops the last one, or adds a byte order mark.
  private func mutateEnds(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    switch Int.random(in: 0...3, using: &random) {
    case 0: bytes = [0xEF, 0xBB, 0xBF] + bytes
    case 1 where bytes.last == 0x0A: bytes.removeLast()
    default:
      let end = Self.ends.randomElement(using: &random) ?? []
      let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
      bytes = Array(lines.joined(separator: end))
    }
  }

  private static let pieces: [[UInt8]] = [
    "\t", "[", "]", "{", "}", ": ", "- ", "\"", "'", "&a ", "*a", "\n", "\r", "\r\n", "---\n", "-1",
    "$row", "99999999999999999999", ".nan", "none", "~", "!!x ", "\u{2028}", "🍎", "? ", "| ", "> ",
    "# ", "\"\\e[31m\"", "\"\\x9b\"", "9223372036854775807", "0,1", "default: ", "steps:", "%",
    "\u{1B}[31m", "\u{0}", "null", "true",
  ].map { Array($0.utf8) }
  private static let numbers: [[UInt8]] = [
    "0", "1", "-1", "2", "99", "1000", "65536", "2147483648", "1000000000000", "0.5", "1e3", "-0",
    "9223372036854775807",
  ].map { Array($0.utf8) }

  private func mutateBytes(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    let place = Int.random(in: 0...bytes.count, using: &random)
    switch Int.random(in: 0...4, using: &random) {
    case 0 where place < bytes.count: bytes[place] = UInt8.random(in: 0...255, using: &random)
    case 1 where place < bytes.count:
      let end = min(bytes.count, place + Int.random(in: 1...9, using: &random))
      bytes.removeSubrange(place..<end)
    case 2: bytes.insert(contentsOf: bytes[0..<min(place, 200)], at: place)
    case 3 where Int.random(in: 0..<8, using: &random) == 0: bytes.removeSubrange(place...)
    default: bytes.insert(contentsOf: Self.pieces.randomElement(using: &random) ?? [], at: place)
    }
  }

  /// Replaces a word by another word, or a number by another number.
  private func mutateWord(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    let place = Int.random(in: 0...bytes.count, using: &random)
    guard let first = bytes[place...].firstIndex(where: Self.isOfWord) else { return }
    var start = first
    while start > 0, Self.isOfWord(bytes[start - 1]) { start -= 1 }
    let end = bytes[first...].firstIndex { !Self.isOfWord($0) } ?? bytes.count
    let isNumber = bytes[start..<end].allSatisfy { $0 < 0x3A }
    let others = isNumber ? Self.numbers : words
    bytes.replaceSubrange(start..<end, with: others.randomElement(using: &random) ?? [])
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & 0xDF) || byte == 0x2D
  }

  /// Removes, repeats, copies or swaps lines.
  private func mutateLines(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    let first = Int.random(in: lines.indices, using: &random)
    let second = Int.random(in: lines.indices, using: &random)
    switch Int.random(in: 0...3, using: &random) {
    case 0: lines.remove(at: first)
    case 1: lines.insert(lines[first], at: second)
    case 2: lines[second] = lines[first]
    default: lines.swapAt(first, second)
    }
    bytes = Array(lines.joined(separator: [0x0A]))
  }
}
