/// A check of the iOS version in source code.
package enum AvailabilityQuestion: String, Sendable {
  case available = "#available"
  case unavailable = "#unavailable"

  /// The result on Linux, whatever version is simulated.
  var answerOnLinux: Bool {
    switch self {
    case .available: true
    case .unavailable: false
    }
  }

  /// The operator before the same check of the simulated version.
  var sign: String {
    switch self {
    case .available: ""
    case .unavailable: "!"
    }
  }
}
