/// What code asks whether a release is there.
package enum AvailabilityQuestion: String, Sendable {
  case available = "#available"
  /// Whether it is not.
  case unavailable = "#unavailable"

  /// The answer on Linux, whatever release is simulated.
  var answerOnLinux: Bool {
    switch self {
    case .available: true
    case .unavailable: false
    }
  }

  /// What stands before the same question to the simulation.
  var sign: String {
    switch self {
    case .available: ""
    case .unavailable: "!"
    }
  }
}
