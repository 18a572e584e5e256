/// What the process tells its caller, by cause.
package enum ExitCode: Int32, CaseIterable, Sendable {
  /// Everything matches.
  case success = 0
  /// Behaviour differs: a divergence, a missing or orphan golden, a known issue that passed.
  case differs = 1
  /// A scenario, golden or other file cannot be read, is invalid, or cannot be written.
  case invalid = 2
  /// The command line was not understood.
  case usage = 64
  /// A bug of the tool itself.
  case internalError = 70
  /// Interrupted by the user.
  case interrupted = 130

  /// The code that wins when several apply: the larger class of trouble.
  package static func worst(_ codes: some Sequence<ExitCode>) -> ExitCode {
    codes.max { $0.severity < $1.severity } ?? .success
  }

  private var severity: Int {
    switch self {
    case .success: 0
    case .differs: 1
    case .invalid: 2
    case .usage: 3
    case .internalError: 4
    case .interrupted: 5
    }
  }
}
