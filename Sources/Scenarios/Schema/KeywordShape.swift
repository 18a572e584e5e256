/// A word, or one key with its argument: steps, queries, changes of the model, hosts.
struct KeywordShape: Sendable {
  /// What one is called, `a step`.
  var phrase: String
  /// The name in messages about unknown ones, `step`.
  var name: String
  /// All of them.
  var keywords: [Keyword]

  /// The keyword of this name.
  func keyword(_ name: String) -> Keyword? {
    keywords.first { $0.name == name }
  }
}
