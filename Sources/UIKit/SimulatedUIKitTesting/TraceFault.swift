import Goldens
import SimulatedUIKit
import TableTrace

/// The reason why a trace is not what a test expects.
enum TraceFault: Error, Hashable {
  /// UIKit raises an exception that the test does not expect.
  case raised(RaisedException)
  /// UIKit does not raise an exception that the test expects.
  case nothingRaised
  /// The trace breaks a law in a step, with its text or nil.
  case brokenLaw(LawBreach, step: String?)
  /// The trace differs from its golden, with a report and a suggested command.
  case differs(report: [String], next: String?)
  case missing(path: String, next: String?)
  case unreadable(path: String, UnreadableGolden, next: String?)
  /// A trace and a pattern exist for the same version.
  case twoGoldens(trace: String, pattern: String)
  /// A file of goldens cannot be read.
  case unreadableFile(path: String, reason: String)
  /// A file of goldens cannot be written.
  case unwritable(path: String, reason: String)
  /// A golden is a link.
  case link(path: String)
  /// The existing file is not replaced by a golden.
  case keptFile(path: String, GoldenProblem)
  /// Two traces in one run of the tests have the same golden.
  case acceptedTwice(path: String)
  /// A pattern is too long to be adjusted to a trace.
  case tooLong(path: String)
  /// A trace with an unexpected exception or a broken law cannot become a golden.
  case notAccepted(path: String)
  /// No test is running, so the path of the golden is unknown.
  case noTest
  /// Goldens cannot be accepted on a build server, where `CI` is set.
  case acceptsOnServer
  /// The variable has an unknown value.
  case unknownMode(String)
}

extension TraceFault {
  /// The error, its place and a fix, on one or more lines.
  var text: String { lines.joined(separator: "\n") }

  private var lines: [String] {
    switch self {
    case .raised(let raised): raised.lines + [Self.howToExpect]
    case .nothingRaised: ["no exception was raised, but the test expects one"]
    case .brokenLaw(let breach, let step): Self.lines(breach, step)
    case .differs(let report, let next): report + Self.next(next)
    case .missing(let path, let next): ["missing golden '\(path)'"] + Self.next(next)
    case .unreadable(let path, let golden, let next):
      golden.problems.map { "\(path):\($0.line): \($0.headline)" } + Self.next(next)
    case .twoGoldens(let trace, let pattern):
      [
        "both the trace '\(trace)' and the pattern '\(pattern)' exist, but a version has one golden",
        "  next: delete one of the two",
      ]
    case .unreadableFile(let path, let reason): ["'\(path)' cannot be read: \(reason)"]
    case .unwritable(let path, let reason): ["'\(path)' cannot be written: \(reason)"]
    case .link(let path):
      [
        "'\(path)' is a link, and goldens are not written through links",
        "  next: replace the link with a file or a folder",
      ]
    case .keptFile(let path, let problem):
      [
        "'\(path)' is not overwritten, line \(problem.line): \(problem.headline)",
        "  next: fix the file, or delete it",
      ]
    case .acceptedTwice(let path):
      [
        "this test run has already written '\(path)', for another trace",
        "  next: give each trace of a test a name: expectTrace(of: table, matches: \"after the swipe\")",
      ]
    case .tooLong(let path):
      ["the pattern '\(path)' and the trace are too long to find the lines that still match"]
    case .notAccepted(let path):
      ["'\(path)' is not written: the trace ends with an exception or breaks a law"]
    case .noTest: ["no test is running here, so the place of its goldens is unknown"]
    case .acceptsOnServer:
      ["\(AcceptMode.variable) cannot be used where CI is set: a build server accepts no golden"]
    case .unknownMode(let value):
      [
        "\(AcceptMode.variable) is '\(VisibleText.excerpt(value, limit: 40))': set it to 1, or remove it"
      ]
    }
  }

  private static let howToExpect =
    "  next: if you expect the exception, write expectException(of: table) { ... } around that code"

  private static func next(_ command: String?) -> [String] {
    command.map { ["  next: \($0)"] } ?? []
  }

  private static func lines(_ breach: LawBreach, _ step: String?) -> [String] {
    [
      "the trace \(breach.sentence)", "  \(breach.place(stepText: step))", "  \(breach.lawLine)",
      "  next: \(breach.nextCommand)",
    ]
  }
}
