/// A fixed list of words that a value may be.
struct Vocabulary: Sendable {
  /// The name for one of the words in messages, such as `style`.
  var name: String
  /// The words in the order of the reference page.
  var words: [String]

  init(_ name: String, _ words: [String]) {
    self.name = name
    self.words = words
  }
}
