/// The words that a place takes.
struct Vocabulary: Sendable {
  /// What one of the words is called, such as `style`.
  var name: String
  /// The words in the order of the reference page.
  var words: [String]

  init(_ name: String, _ words: [String]) {
    self.name = name
    self.words = words
  }
}
