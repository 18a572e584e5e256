import Goldens
package import Project
package import Reports
import TableTrace

/// Finds goldens without a scenario whose lines are the trace of a scenario without a golden.
package struct RenamedGoldens {
  private let files: any ReadableFiles

  package init(in files: any ReadableFiles) { self.files = files }

  /// Names the old golden in each finding about a missing one, and removes the finding about the
  /// old one.
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

  /// The version and the digest of the lines, which decide whether a golden belongs to a check.
  private struct Key: Hashable {
    var version: String
    var digest: String
  }

  /// The indices of the results without a golden, the first one last.
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
      // Each result has its own command, so they are not reported together.
      result.findings[place].difference = nil
    }
  }
}
