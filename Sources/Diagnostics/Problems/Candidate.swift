/// A word that is valid at a place, with every spelling that a near miss may resemble.
package struct Candidate: Hashable, Sendable {
  /// The word as messages suggest it.
  package var name: String
  /// The word and its other spellings.
  package var spellings: [String]

  /// Makes a candidate; the name is a spelling of its own.
  package init(_ name: String, spellings: [String] = []) {
    self.name = name
    self.spellings = [name] + spellings
  }
}
