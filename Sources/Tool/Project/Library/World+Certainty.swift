package import Reports
import TableTrace

extension World {
  /// Prints the certainty of the calls by version, and the `remedy`, the command that explains it.
  package func tell(_ sums: [CertaintySum], explainedBy remedy: String?) throws(FileError) {
    guard !isQuiet else { return }
    try output.standardOutput.flush()
    for (place, sum) in sums.enumerated() {
      let isLast = place == sums.count - 1
      let end = isLast ? remedy.map { " \($0) explains." } ?? "" : ""
      say("\(sum.sentence(namingRules: remedy == nil))\(end)\n")
    }
  }
}

extension [CertaintySum] {
  /// The total of each version, in the order of the versions.
  package var byVersion: [CertaintySum] {
    let versions = Set(map(\.version)).sorted()
    return versions.map { version in
      filter { $0.version == version }.reduce(into: CertaintySum(version)) { $0.add($1) }
    }
  }
}
