/// The programs that are measured from outside; they lie in the folder of this one.
enum Program {
  /// The path of this program.
  static let benchmark = CommandLine.arguments[0]
  /// The path of the tool.
  static let tool = beside("tabletrace")
  /// The path of a Swift program that does nothing, linked with the static library of Swift.
  static let empty = beside("empty")

  /// Runs one to its end; one that cannot run is told, and what it would have taken is 0.
  static func run(_ program: String, _ arguments: [String]) {
    guard let child = ChildProcess(program, arguments), child.exitCode >= 0 else {
      return print("benchmark: '\(program) \(arguments.joined(separator: " "))' did not run")
    }
  }

  private static func beside(_ name: String) -> String {
    let folder = benchmark.lastIndex(of: "/").map { benchmark[...$0] } ?? "./"
    return folder + name
  }
}
