/// The type of a property's value, as far as scenarios can set it.
enum PropertyKind: Sendable {
  /// Points, or `automatic`.
  case length
  case flag
  case integer
  /// A view, of which only the height matters.
  case view
  case insets
  /// A point.
  case point
  case word([String])
  /// A colour, effect or the like, which has no effect on calls.
  case appearance

  var shape: Shape {
    switch self {
    case .length: .choice([.points, .word(Vocabulary("length", ["automatic"]))])
    case .flag: .flag
    case .integer: .count
    case .view:
      .choice([.points, .word(Vocabulary("view", ["none"])), .object(Self.viewShape)])
    case .insets: .object(Self.insetsShape)
    case .point: .object(QueryTable.point)
    case .word(let words): .word(Vocabulary("value", words))
    case .appearance: .text
    }
  }

  private static let viewShape = ObjectShape(
    place: "the view",
    fields: [Field("height", .points, "The height of the view, in points.", isRequired: true)]
  )

  static let insetsShape = ObjectShape(
    place: "the insets",
    fields: ["top", "left", "bottom", "right"].map { edge in
      Field(edge, .number(.any), "The inset of the \(edge) edge, in points (default: 0).")
    },
    minimumCount: 1
  )
}
