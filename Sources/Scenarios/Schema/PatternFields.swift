/// Keys that are rows or sections, all with values of one shape.
struct PatternFields: Sendable {
  /// Which places the keys name.
  var kind: PatternKind
  /// The values.
  var shape: Shape
}
