extension JSON {
  /// How many keys and entries there are at all depths.
  var memberCount: Int {
    members.reduce(0) { $0 + 1 + $1.memberCount }
  }

  /// The value without the key or entry of this number, counted from 0, outer ones before those
  /// inside them.
  func removingMember(_ number: Int) -> JSON {
    var left = number
    return removing(&left) ?? .null
  }

  private var members: [JSON] {
    switch self {
    case .list(let values): values
    case .object(let values): values.sorted { $0.key < $1.key }.map(\.value)
    case .null, .flag, .number, .text: []
    }
  }

  /// Counts down to the member that goes; nil is returned for the one that `left` was 0 for.
  private func removing(_ left: inout Int) -> JSON? {
    switch self {
    case .list(let values):
      .list(
        values.compactMap { value in
          Self.kept(value, &left)
        }
      )
    case .object(let values):
      .object(
        Dictionary(
          values.sorted { $0.key < $1.key }.compactMap { key, value in
            Self.kept(value, &left).map { (key, $0) }
          }
        ) { first, _ in first }
      )
    case .null, .flag, .number, .text: self
    }
  }

  private static func kept(_ value: JSON, _ left: inout Int) -> JSON? {
    left -= 1
    if left == -1 { return nil }
    return left < -1 ? value : value.removing(&left)
  }
}
