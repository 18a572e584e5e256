/// The words that a place takes.
struct Vocabulary: Sendable {
  /// The name of one word, such as `style`.
  var name: String
  /// The words in the order of the reference page.
  var words: [String]

  init(_ name: String, _ words: [String]) {
    self.name = name
    self.words = words
  }
}
