/// Names that the writer chooses, each with a value.
struct MapShape: Sendable {
  /// What a name is.
  enum Key: Sendable {
    /// Any name, such as that of a client.
    case name
    /// A callback, perhaps with a place: `heightForRowAt 0,2`.
    case call
  }

  /// What the names are.
  var key: Key
  /// The values.
  var value: Shape
}
