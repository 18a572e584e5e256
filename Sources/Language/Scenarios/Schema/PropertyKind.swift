/// The type of a property's value, as a scenario writes it.
enum PropertyKind: Sendable {
  /// A length in points, or `automatic`.
  case length
  case flag
  case integer
  /// A view. Only its height affects calls.
  case view
  case insets
  case point
  case word([String])
  /// A color, effect or similar value, which affects no call.
  case appearance

  var shape: Shape {
    switch self {
    case .length: .choice([.points, .words("length", ["automatic"])])
    case .flag: .flag
    case .integer: .count
    case .view:
      .choice([.points, .words("view", ["none"]), .object(Self.viewShape)])
    case .insets: .object(Self.insetsShape)
    case .point: .object(QueryTable.point)
    case .word(let words): .word(Vocabulary("value", words))
    case .appearance: .text
    }
  }

  private static let viewShape = ObjectShape("the view") {
    Field("height", .points).required.says("The height of the view, in points.")
  }

  static let insetsShape = ObjectShape("the insets") {
    ["top", "left", "bottom", "right"].map { edge in
      Field(edge, .number(.any)).says("The inset of the \(edge) edge, in points (default: 0).")
    }
  }
  .atLeast(1)
}
