import Reports

extension [CheckResult] {
  /// Names, for a difference that several checks have, the command that accepts it in all of them; on a
  /// build server behind the check that keeps there what the command takes.
  mutating func acceptTogether(in world: World) {
    let files = world.files.readable
    let before = world.isContinuousIntegration ? files.command("check", []) + "; " : ""
    let equal = EqualDifferences(self)
    for place in indices {
      let check = self[place].name
      for number in self[place].findings.indices {
        let finding = self[place].findings[number]
        let isAccepted = finding.kind == .divergence || finding.kind == .missingGolden
        guard isAccepted, finding.next != nil, equal.others(of: finding) != nil else { continue }
        let accept = files.command("accept", options: [.same], [check])
        self[place].findings[number].next = before + accept
      }
    }
  }
}
