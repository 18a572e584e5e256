import Reports

extension [CheckResult] {
  /// Names, for a difference that several checks have, the command that accepts it in all of them.
  mutating func acceptTogether(in files: any ReadableFiles) {
    let equal = EqualDifferences(self)
    for place in indices {
      let check = self[place].name
      for number in self[place].findings.indices {
        let finding = self[place].findings[number]
        let isAccepted = finding.kind == .divergence || finding.kind == .missingGolden
        guard isAccepted, finding.next != nil, equal.others(of: finding) != nil else { continue }
        self[place].findings[number].next = files.command("accept", options: [.same], [check])
      }
    }
  }
}
