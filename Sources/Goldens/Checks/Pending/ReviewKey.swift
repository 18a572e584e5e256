import Project

/// An answer that the user types during a review.
enum ReviewKey: Equatable {
  enum Decision: Equatable {
    case accept
    case reject
    case skip
  }

  /// A decision about one difference, or about it and all later ones.
  case decide(Decision, rest: Bool)
  case help
  case quit
  case unknown(String, near: [String])

  /// The words to type with their descriptions, where capital letters have other meanings.
  static let words: [(words: [String], key: ReviewKey, says: String)] = [
    (
      ["a", "accept"], .decide(.accept, rest: false), "accept: save the new traces as golden files"
    ),
    (
      ["r", "reject"], .decide(.reject, rest: false),
      "reject: keep the golden files"
    ),
    (["s", "skip"], .decide(.skip, rest: false), "skip: decide later (also an empty line)"),
    (["A"], .decide(.accept, rest: true), "accept this one and all others"),
    (["R"], .decide(.reject, rest: true), "reject this one and all others"),
    (["S"], .decide(.skip, rest: true), "skip this one and all others"),
    (["h", "help", "?"], .help, "print this list"),
    (["q", "quit"], .quit, "quit, and keep the decisions so far"),
  ]

  init(_ line: String) {
    let word = line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if word.isEmpty {
      self = .decide(.skip, rest: false)
    } else if let known = Self.words.first(where: { $0.words.contains(word) }) {
      self = known.key
    } else {
      let names = Self.words.flatMap(\.words).filter { $0.count > 1 }
      self = .unknown(word, near: NearNames.of(word, in: names))
    }
  }

  static var list: String {
    TextTable.lines(words.map { ["  " + $0.words.joined(separator: ", "), $0.says] })
  }
}
