/// A check of the iOS version in the code.
package enum AvailabilityQuestion: String, Sendable {
  case available = "#available"
  case unavailable = "#unavailable"

  /// The answer on Linux, whatever version is simulated.
  var answerOnLinux: Bool {
    switch self {
    case .available: true
    case .unavailable: false
    }
  }

  /// The operator before the same check of the simulation.
  var sign: String {
    switch self {
    case .available: ""
    case .unavailable: "!"
    }
  }
}
