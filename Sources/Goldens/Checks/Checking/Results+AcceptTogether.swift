package import Project
import Reports
import TableTrace

extension [CheckResult] {
  /// Names, for a difference that several checks have, the command that accepts it in all of them; on a
  /// build server behind the check that keeps there what the command takes.
  package mutating func acceptTogether(in world: World) {
    let files = world.files.readable
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

extension CheckResult {
  /// The scenario and the version that were checked; nil for what concerns all versions.
  fileprivate func check(
    in files: any ReadableFiles
  ) -> (file: ScenarioFile, version: SystemVersion)? {
    let version = version.flatMap { SystemVersion($0) }
    return version.map { (ScenarioFile(path: file, in: files), $0) }
  }
}
