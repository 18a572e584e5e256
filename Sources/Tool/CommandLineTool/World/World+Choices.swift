import Project

/// What a user types to choose one of several answers.
enum TypedChoice {
  case number(Int)
  /// An empty line.
  case none
  /// The end of the input, or a word that ends the questions.
  case end
}

extension World {
  /// Asks for a number from 1, again after any other text.
  ///
  /// - Parameters:
  ///   - prompt: the text before the cursor.
  ///   - most: the greatest number.
  ///   - others: the other possible lines, for the reply to a wrong line.
  ///   - ends: the words that end the questions.
  ///
  /// - Returns: the choice.
  /// - Throws: ``FileError`` if the input cannot be read or the output cannot be written.
  func choose(
    _ prompt: String,
    upTo most: Int,
    else others: String,
    ends: Set<String> = []
  ) throws(FileError) -> TypedChoice {
    while let line = try ask(prompt) {
      let word = line.filter { !$0.isWhitespace }
      if word.isEmpty { return .none }
      if ends.contains(word.lowercased()) { return .end }
      if let number = Int(word), (1...most).contains(number) { return .number(number) }
      say("type a number from 1 to \(most), \(others)\n")
    }
    return .end
  }
}
