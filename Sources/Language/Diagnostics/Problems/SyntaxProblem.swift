/// Something wrong with the YAML text.
package enum SyntaxProblem: Hashable, Sendable {
  /// A tab stands in the indentation.
  case tab
  /// A second document begins.
  case secondDocument
  /// A key stands twice in a block.
  case duplicateKey(String, firstLine: Int)
  /// An alias of a name that nothing is marked with.
  case undefinedAlias(String, anchors: [String])
  /// An alias inside the value that it repeats.
  case recursiveAlias(String)
  /// The text is not well formed.
  case malformed(Malformation)

  /// The stable code.
  var code: ProblemCode {
    switch self {
    case .tab: .tab
    case .secondDocument: .secondDocument
    case .duplicateKey: .duplicateKey
    case .undefinedAlias, .recursiveAlias: .badAlias
    case .malformed: .syntaxError
    }
  }

  /// The sentences about it.
  var wording: Wording {
    switch self {
    case .tab:
      Wording(
        "tab used for indentation; YAML allows only blanks",
        label: "replace the tab by blanks"
      )
    case .secondDocument:
      Wording(
        "a second document begins; a file holds one scenario",
        label: "remove this line, or move what follows to a file of its own"
      )
    case .duplicateKey(let key, let line):
      Wording(
        "the key \(Phrase.quoted(key)) is written twice",
        label: "first written in line \(line)"
      )
    case .undefinedAlias(let name, let anchors):
      undefinedAlias(name, anchors)
    case .recursiveAlias(let name):
      Wording(
        "the alias \(Phrase.quoted(name)) lies inside the value that it repeats",
        label: "a value cannot hold itself"
      )
    case .malformed(let malformation):
      malformation.wording
    }
  }

  private func undefinedAlias(_ name: String, _ anchors: [String]) -> Wording {
    let suggestions = NearMiss.suggestions(for: name, among: anchors.map { Candidate($0) })
    return Wording(
      "the alias \(Phrase.quoted(name)) repeats nothing",
      label: suggestions.isEmpty
        ? "no value before it is marked '&'" : Phrase.help(suggestions, allowed: []),
      suggestions: suggestions
    )
  }
}
