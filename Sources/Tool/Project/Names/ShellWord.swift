/// Quotes words for a shell, for commands in messages.
package enum ShellWord {
  /// Returns the word, in single quotes if a shell would split it.
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
