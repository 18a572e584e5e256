package import Project
import Reports
import TableTrace

extension [CheckResult] {
  /// Adds the command that accepts one difference in all checks that have it.
  package mutating func acceptTogether(in world: World) {
    let files = world.files.readable
    acceptOneVersion(in: files)
    let before = world.isContinuousIntegration ? files.command("check", []) + "; " : ""
    for group in EqualDifferences(self).all where group.results.count > 1 {
      let checks = group.results.compactMap { place in self[place].check(in: files) }
      let accept = before + files.command("accept", options: [], onAllOf: checks)
      for place in group.results {
        for number in self[place].findings.indices {
          let finding = self[place].findings[number]
          let isAccepted = finding.kind == .divergence || finding.kind == .missingGolden
          guard isAccepted, finding.next != nil, finding.difference == group.id else { continue }
          self[place].findings[number].next = accept
        }
      }
    }
  }
}

extension [CheckResult] {
  /// Names the version in the commands of a scenario with a rejected trace, which the user keeps.
  private mutating func acceptOneVersion(in files: any ReadableFiles) {
    let rejected = Set(filter { $0.findings.contains(where: \.isRejected) }.map(\.file))
    for place in indices where rejected.contains(self[place].file) {
      guard let check = self[place].check(in: files) else { continue }
      let all = files.command("accept", on: check.file)
      let one = files.command("accept", on: check.file, version: check.version)
      for number in self[place].findings.indices where self[place].findings[number].next == all {
        self[place].findings[number].next = one
      }
    }
  }
}

extension CheckResult {
  /// The scenario and version of the check, or nil if the result is about all versions.
  fileprivate func check(
    in files: any ReadableFiles
  ) -> (file: ScenarioFile, version: SystemVersion)? {
    let version = version.flatMap { SystemVersion($0) }
    return version.map { (ScenarioFile(path: file, in: files), $0) }
  }
}
