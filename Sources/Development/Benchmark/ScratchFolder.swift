#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A folder of scenarios and goldens that exists during one measurement.
struct ScratchFolder {
  let path = ScratchFile().path

  var scenarios: String { file("Scenarios") }

  var goldens: String { file("Golden") }

  /// Writes a scenario, and returns its path.
  func write(_ scenario: String, named name: String) -> String {
    let file = "\(scenarios)/\(name).yaml"
    do {
      try FileManager.default.createDirectory(atPath: scenarios, withIntermediateDirectories: true)
      try Data(scenario.utf8).write(to: URL(filePath: file))
    } catch {
      print("benchmark: \(error)")
    }
    return file
  }

  /// Returns the path of the golden of a scenario with one version.
  func golden(_ name: String, _ version: String) -> String {
    "\(goldens)/\(name).\(version).trace"
  }

  /// Writes the calls of a golden as a device would print them, and returns the path of that log.
  func writeLog(of name: String, _ version: String) -> String {
    let file = file("\(name).log")
    do {
      let trace = try String(contentsOfFile: golden(name, version), encoding: .utf8)
      let calls = trace.split(separator: "\n").filter { $0.contains("(_:") }
      let log = calls.map { ($0.split(separator: " -> ").first ?? $0) + "\n" }.joined()
      try Data(log.utf8).write(to: URL(filePath: file))
    } catch {
      print("benchmark: \(error)")
    }
    return file
  }

  func file(_ name: String) -> String { "\(path)/\(name)" }

  func remove() {
    try? FileManager.default.removeItem(atPath: path)
  }
}
