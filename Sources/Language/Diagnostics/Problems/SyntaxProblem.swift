/// A problem of the YAML text.
package enum SyntaxProblem: Hashable, Sendable {
  case tab
  case secondDocument
  /// A key occurs twice in a block.
  case duplicateKey(String, firstLine: Int)
  /// An alias without an anchor of this name.
  case undefinedAlias(String, anchors: [String])
  /// An alias inside the value that it repeats.
  case recursiveAlias(String)
  /// The text is not well-formed YAML.
  case malformed(Malformation)

  var code: ProblemCode {
    switch self {
    case .tab: .tab
    case .secondDocument: .secondDocument
    case .duplicateKey: .duplicateKey
    case .undefinedAlias, .recursiveAlias: .badAlias
    case .malformed: .syntaxError
    }
  }

  var wording: Wording {
    switch self {
    case .tab:
      Wording("tab in the indentation")
        .label("YAML allows only spaces here")
        .help("replace the tab with two spaces for each level")
    case .secondDocument:
      Wording("a second YAML document starts here")
        .label("a file contains one scenario")
        .help("remove this line", "move the lines below to their own file")
    case .duplicateKey(let key, let line):
      Wording("duplicate key \(Phrase.quoted(key))")
        .label("first used in line \(line)")
        .help("remove one of the two keys")
    case .undefinedAlias(let name, let anchors):
      undefinedAlias(name, anchors)
    case .recursiveAlias(let name):
      Wording("the alias \(Phrase.quoted(name)) is inside the value that it repeats")
        .label("a value cannot contain itself")
    case .malformed(let malformation):
      malformation.wording
    }
  }

  private func undefinedAlias(_ name: String, _ anchors: [String]) -> Wording {
    let suggestions = NearMiss.suggestions(for: name, among: anchors.map { Candidate($0) })
    return Wording("unknown alias \(Phrase.quoted(name))")
      .label(Phrase.guess(suggestions, allowed: []))
      .help(
        suggestions.isEmpty
          ? ["mark the value to repeat with \(Phrase.quoted("&" + name)), before this line"] : []
      )
      .suggesting(suggestions)
  }
}
