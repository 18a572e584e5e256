/// A word as a shell takes it, for commands that people copy.
package enum ShellWord {
  /// The word itself, or in single quotes if a shell would take it apart.
  package static func quoted(_ word: String) -> String {
    let isPlain = word.allSatisfy { character in
      character.isASCII
        && (character.isLetter || character.isNumber || "/._-+:@%".contains(character))
    }
    guard !isPlain || word.isEmpty else { return word }
    return "'"
      + word.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: "'\\''") + "'"
  }
}
