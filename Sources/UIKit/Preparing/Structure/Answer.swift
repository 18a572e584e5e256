/// Whether a condition holds, as far as this is known without building.
enum Answer: Sendable {
  case yes, no, unknown

  var negated: Answer {
    switch self {
    case .yes: .no
    case .no: .yes
    case .unknown: .unknown
    }
  }

  /// Whether one of two conditions holds.
  func or(_ other: Answer) -> Answer {
    switch (self, other) {
    case (.yes, _), (_, .yes): .yes
    case (.no, .no): .no
    case (.unknown, _), (_, .unknown): .unknown
    }
  }

  /// Whether both conditions hold.
  func and(_ other: Answer) -> Answer { negated.or(other.negated).negated }
}
