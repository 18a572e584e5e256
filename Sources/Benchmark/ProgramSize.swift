import Measurements

/// How large the tool is as people download it, without the names that debuggers read.
enum ProgramSize {
  /// In megabytes; the same binary gives the same number.
  static let name = "MB of the stripped program"
  private static let limit = 30.0

  /// Measures it.
  static func measure() -> Figure {
    let stripped = ScratchFile()
    defer { stripped.remove() }
    Program.run("strip", ["-o", stripped.path, Program.tool])
    let size = Double(stripped.size)
    return Figure(
      name: name,
      limit: limit,
      pairs: [Pair(first: size, second: 1_000_000)],
      detail: "\(stripped.size) bytes"
    )
  }
}
