import Goldens
package import Project
package import Reports
import TableTrace

/// Finds goldens without a scenario that are the traces of scenarios without a golden: those of a scenario
/// that was renamed.
package struct RenamedGoldens {
  private let files: any ReadableFiles

  package init(in files: any ReadableFiles) { self.files = files }

  /// Names the old golden in each finding about a missing one, and drops the finding about the old one.
  package func settle(_ results: inout [CheckResult]) {
    var missing = missing(in: results)
    guard !missing.isEmpty else { return }
    var settled: Set<Int> = []
    for (place, result) in results.enumerated() {
      guard let orphan = result.findings.first(where: { $0.kind == .orphanGolden }),
        let key = key(of: orphan.file), let owner = missing[key]?.popLast()
      else { continue }
      settled.insert(place)
      rename(orphan.file, in: &results[owner])
    }
    results = results.enumerated().filter { !settled.contains($0.offset) }.map(\.element)
  }

  /// What a golden must have to be that of a check: the version, and the lines, by their digest.
  private struct Key: Hashable {
    var version: String
    var digest: String
  }

  /// The places of the results without a golden, the first one last.
  private func missing(in results: [CheckResult]) -> [Key: [Int]] {
    var missing: [Key: [Int]] = [:]
    for (place, result) in results.enumerated().reversed() {
      guard let finding = result.findings.first(where: { $0.kind == .missingGolden }),
        let version = result.version, let digest = finding.difference
      else { continue }
      missing[Key(version: version, digest: digest), default: []].append(place)
    }
    return missing
  }

  private func key(of path: String) -> Key? {
    guard let bytes = try? files.read(path), let golden = try? GoldenReader.read(bytes) else {
      return nil
    }
    return Key(
      version: golden.header.os.fileNamePart,
      digest: GoldenFindings.digest(ofMissing: golden.body)
    )
  }

  private func rename(_ old: String, in result: inout CheckResult) {
    for place in result.findings.indices where result.findings[place].kind == .missingGolden {
      let new = result.findings[place].file
      let command = "git mv \(ShellWord.quoted(old)) \(ShellWord.quoted(new))"
      result.findings[place].message += ": '\(old)' has the same trace and no scenario"
      result.findings[place].details = ["renamed? \(command)"]
      result.findings[place].reasons = result.findings[place].details
      // Each has a command of its own, so none is reported as one of several.
      result.findings[place].difference = nil
    }
  }
}
