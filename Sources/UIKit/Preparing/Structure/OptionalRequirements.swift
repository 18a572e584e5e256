/// The optional requirements of an app's own protocols, which need Objective-C.
///
/// A requirement without a result gets an empty body in an extension. A requirement with a result
/// cannot, because its caller tests whether there is a result.
struct OptionalRequirements: Sendable {
  struct Requirement: Hashable, Sendable {
    /// The index of the member in the structure.
    var member: Int
    /// The token `optional`.
    var word: Int
    /// The declaration from its keyword on, on one line.
    var declaration: String
    /// Whether an empty body has the same effect as a missing method.
    var canBeEmpty: Bool
  }

  private(set) var files: [[Requirement]] = []
  /// The protocols with a requirement that gets an empty body.
  private(set) var protocols: Set<String> = []
  /// The requirements that get an empty body, such as `list(_:didOpen:)`, by their first words,
  /// such as `list`.
  private(set) var emptied: [String: Set<String>] = [:]

  /// Finds the optional requirements in the files of an app.
  init(_ sources: [SourceFile], _ structures: [Structure]) {
    for (file, structure) in zip(sources, structures) {
      let found = structure.members.indices.compactMap { Self.requirement($0, file, structure) }
      files.append(found)
      for requirement in found where requirement.canBeEmpty {
        let name = structure.members[requirement.member].name
        protocols.insert(structure.types[structure.members[requirement.member].type].name)
        emptied[String(name.prefix { $0 != "(" }), default: []].insert(name)
      }
    }
  }

  private static func requirement(
    _ index: Int,
    _ file: SourceFile,
    _ structure: Structure
  ) -> Requirement? {
    let member = structure.members[index]
    let type = structure.types[member.type]
    let words = member.first..<member.keyword
    guard type.kind == .protocol, let word = words.first(where: { file.isToken($0, "optional") })
    else { return nil }
    let signature = Signature(file, from: member.keyword, notBehind: type.body.upperBound)
    let isStatic = words.contains { file.isToken($0, "static") || file.isToken($0, "class") }
    return Requirement(
      member: index,
      word: word,
      declaration: (isStatic ? "static " : "") + signature.text,
      canBeEmpty: file.isToken(member.keyword, "func") && !signature.hasAnswer && !isStatic
        && !type.name.contains(".")
    )
  }
}

/// The tokens between the keyword of a requirement and the end of its line.
private struct Signature {
  var text = ""
  var hasAnswer = false

  init(_ file: SourceFile, from keyword: Int, notBehind end: Int) {
    var place = keyword
    while place < end {
      let next = file.next(after: place)
      append(place..<next, file)
      if file.isToken(place, "-"), file.isToken(place + 1, ">") {
        hasAnswer = !file.isToken(place + 2, "Void")
      }
      place = next
      guard place < end, !isEnd(place, file) else { return }
    }
  }

  private mutating func append(_ tokens: Range<Int>, _ file: SourceFile) {
    for token in tokens {
      if !text.isEmpty, !file.areAdjacent(token - 1, token) { text += " " }
      text += file.text(token)
    }
  }

  /// Whether a token on a new line begins another declaration, unlike the arrow of a result.
  private func isEnd(_ token: Int, _ file: SourceFile) -> Bool {
    let last = file.tokens[token - 1].range.upperBound - 1
    let isInLine =
      file.place(of: last).line == file.place(of: file.tokens[token].range.lowerBound).line
    if file.isToken(token, ";") { return true }
    return !isInLine && !(file.isToken(token, "-") && file.isToken(token + 1, ">"))
  }
}
