/// Two keys of which one may be written.
struct ExclusivePair: Sendable {
  var first: String
  var second: String

  /// Makes a pair.
  init(_ first: String, _ second: String) {
    self.first = first
    self.second = second
  }
}
