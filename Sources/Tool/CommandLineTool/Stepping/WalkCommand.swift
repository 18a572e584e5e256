import Project
import TableTrace

enum WalkCommand: Equatable {
  case go(TraceWalk.Move)
  case help
  case quit
  /// An unknown word, with similar ones.
  case unknown(String, near: [String])

  /// The words to type with their descriptions, including an empty line to move forward.
  static let words: [(words: [String], command: WalkCommand, says: String)] = [
    (["n", "next"], .go(.forward), "the next event (also an empty line)"),
    (["b", "back"], .go(.back), "the previous event"),
    (["p", "phase"], .go(.phase), "the next phase"),
    (["s", "step"], .go(.step), "the next step, or the step with a number (step 2)"),
    (["first"], .go(.start), "the first event"),
    (["last"], .go(.end), "the last event"),
    (["h", "help", "?"], .help, "this list"),
    (["q", "quit"], .quit, "quit"),
  ]

  init(_ line: String) {
    let parts = line.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let word = parts.first else {
      self = .go(.forward)
      return
    }
    let known = Self.words.first { $0.words.contains(word.lowercased()) }?.command
    if parts.count == 1, let known {
      self = known
    } else if parts.count == 2, known == .go(.step), let number = Int(parts[1]) {
      self = .go(.stepNumber(number))
    } else if parts.count == 1, let number = Int(word) {
      self = .go(.event(number))
    } else {
      let near = NearNames.of(line, in: Self.names)
      switch NameReader.message(near.isEmpty ? line : "") {
      case .exact(let message), .near(let message, _): self = .go(.call(message))
      case .unknown(let others): self = .unknown(line, near: near + others)
      }
    }
  }

  private static var names: [String] { words.flatMap(\.words).filter { $0.count > 1 } }

  static var list: String {
    let rows = words.map { [$0.words.joined(separator: ", "), $0.says] }
    let rest = [
      ["12", "the event with this number"],
      ["cellForRowAt", "the next call of this callback, in any spelling"],
    ]
    return TextTable.lines((rows + rest).map { ["  \($0[0])", $0[1]] })
  }
}
