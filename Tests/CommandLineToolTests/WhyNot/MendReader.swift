import Testing

/// Does what `why-not` says is to be written, as somebody would who reads it.
enum MendReader {
  /// The text with all lines taken and brought, and the options to give besides.
  static func apply(_ answer: String, to text: String) throws -> (text: String, options: [String]) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var options: [String] = []
    var taken: [Int] = []
    var isMend = false
    for line in answer.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("ask for another version: --os '") {
        options = ["--os", line.split(separator: "'").last.map(String.init) ?? ""]
      }
      isMend = line.hasPrefix("write in ") || isMend && line.hasPrefix("  ")
      let words = line.split(separator: " ", maxSplits: 2)
      guard isMend, words.count >= 2, let number = Int(words[0]) else { continue }
      let written = words.count == 3 ? String(line.drop { $0 != words[1].first }.dropFirst(2)) : ""
      if words[1] == "-" {
        try #require(lines[number - 1] == written)
        lines.remove(at: number - 1)
        lines.insert("\u{0}", at: number - 1)
        taken.append(number - 1)
      } else {
        if let place = taken.first {
          #expect(place == number - 1)
          lines[place] = written
          taken.removeFirst()
        } else {
          lines.insert(written, at: number - 1)
        }
      }
    }
    return (lines.filter { $0 != "\u{0}" }.joined(separator: "\n"), options)
  }
}
