import CLibrary
import Measurements

/// The paths of the measured programs, which are in the folder of this one.
enum Program {
  static let benchmark = CommandLine.arguments[0]
  static let tool = beside("tabletrace")
  /// A Swift program that does nothing, linked with the static library of Swift.
  static let empty = beside("empty")

  /// Runs a program to its end, and exits if its exit code is not this one.
  ///
  /// A program that fails early takes no time, which must not look like a good figure.
  static func run(_ program: String, _ arguments: [String], code: Int = 0) {
    let child = ChildProcess(program, arguments, errors: true)
    guard child?.exitCode != code else { return }
    let end = child.map { "ended with \($0.exitCode) and not with \(code)" } ?? "did not run"
    print("benchmark: '\(program) \(arguments.joined(separator: " "))' \(end)")
    exit(70)
  }

  private static func beside(_ name: String) -> String {
    let folder = benchmark.lastIndex(of: "/").map { benchmark[...$0] } ?? "./"
    return folder + name
  }
}
