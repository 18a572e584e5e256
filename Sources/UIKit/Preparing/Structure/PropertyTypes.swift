/// The properties and variables of an app by name, with the words of their types.
///
/// They show whether `delegate?.scrollViewDidScroll?(list)` calls a method of a protocol, or a
/// closure with the same name.
struct PropertyTypes: Sendable {
  /// The most words of a type.
  private static let longest = 40

  private var types: [String: Set<String>] = [:]

  init(_ files: [SourceFile]) {
    for file in files where file.faults.isEmpty {
      for token in file.tokens.indices {
        let isVariable = file.isToken(token, "var") || file.isToken(token, "let")
        guard isVariable, file.isWord(token + 1) else { continue }
        types[file.text(token + 1), default: []].formUnion(Self.words(behind: token + 2, file))
      }
    }
  }

  /// Whether the app declares something with this name.
  func declares(_ name: String) -> Bool { types[name] != nil }

  func isDeclared(_ name: String, asOneOf wanted: Set<String>) -> Bool {
    types[name].map { !$0.isDisjoint(with: wanted) } ?? false
  }

  /// Returns the words of the type after a colon, or of the metatype in a cast.
  private static func words(behind start: Int, _ file: SourceFile) -> Set<String> {
    var words: Set<String> = []
    var place = start
    let isType = file.isToken(start, ":")
    var isCast = false
    while place < min(file.tokens.count, start + longest) {
      if file.isToken(place, "{") || file.isToken(place, "}") || file.isToken(place, ";")
        || ["var", "let", "func", "guard", "return"].contains(file.text(place))
      {
        break
      }
      if file.isToken(place, "="), isType { break }
      if file.isToken(place, "as") { isCast = true }
      if file.isWord(place), isType || isCast {
        let isMetatype = file.isToken(place + 1, ".") && file.isToken(place + 2, "Type")
        words.insert(file.text(place) + (isMetatype ? ".Type" : ""))
      }
      place += 1
    }
    return words
  }
}
