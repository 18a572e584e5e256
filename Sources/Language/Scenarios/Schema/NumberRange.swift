import TableTrace

/// The allowed numbers, all of them finite.
enum NumberRange: Sendable {
  case any
  /// Zero or a positive number.
  case notNegative
  /// A velocity that a finger can reach, in points per millisecond.
  case velocity
  /// The number of pixels in a point of a screen.
  case scale

  /// The largest magnitude in points, far larger than any screen and exact to a thousandth.
  static let largest = 1_000_000_000_000.0

  var minimum: Double {
    switch self {
    case .any: -Self.largest
    case .notNegative: 0
    case .velocity: -TableView.fastestVelocity
    case .scale: 1
    }
  }

  var maximum: Double {
    switch self {
    case .any, .notNegative: Self.largest
    case .velocity: TableView.fastestVelocity
    case .scale: 3
    }
  }

  func contains(_ number: Double) -> Bool {
    number >= minimum && number <= maximum
  }

  var phrase: String {
    switch self {
    case .any: "a finite number from -1000000000000 to 1000000000000"
    case .notNegative: "a finite number from 0 to 1000000000000"
    case .velocity: "a number from -20 to 20"
    case .scale: "a number from 1 to 3"
    }
  }
}
