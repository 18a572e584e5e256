import CLibrary
import Measurements

/// The programs that are measured from outside, which are in the folder of this one.
enum Program {
  static let benchmark = CommandLine.arguments[0]
  static let tool = beside("tabletrace")
  /// The path of a Swift program that does nothing, linked with the static library of Swift.
  static let empty = beside("empty")

  /// Runs one to its end, which it must reach with this code.
  ///
  /// A program that fails early takes no time and must not look like a good figure.
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
