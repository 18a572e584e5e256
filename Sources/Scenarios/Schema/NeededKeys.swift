/// Keys of which at least one must be written.
struct NeededKeys: Sendable {
  /// The keys, the one to suggest first.
  var names: [String]
  /// The key without which none of them is needed; nil when one always is.
  var trigger: String?

  /// Makes keys of which one is always needed, or beside another key.
  init(_ names: [String], beside trigger: String? = nil) {
    self.names = names
    self.trigger = trigger
  }
}
