/// The exit code of the process, by cause.
package enum ExitCode: Int32, CaseIterable, Sendable {
  case success = 0
  /// The behavior differs: a difference, a missing or unused golden, or a known issue that passes.
  case differs = 1
  /// A scenario, golden or other file cannot be read or written, or is invalid.
  case invalid = 2
  case usage = 64
  /// A bug of the tool itself.
  case internalError = 70
  case interrupted = 130

  /// The most severe of several exit codes.
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
