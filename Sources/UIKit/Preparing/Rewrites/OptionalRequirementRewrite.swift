/// Gives optional requirements without a result an empty body, and reports the others.
enum OptionalRequirementRewrite {
  static func rewrite(
    _ file: SourceFile,
    _ structure: Structure,
    _ requirements: [OptionalRequirements.Requirement]
  ) -> Rewrite {
    var rewrite = Rewrite()
    for requirement in requirements {
      let member = structure.members[requirement.member]
      let type = structure.types[member.type].name
      if requirement.canBeEmpty {
        let word = file.tokens[requirement.word].range
        rewrite.edits.append(Edit(blanking: word, of: file))
      } else {
        let finding = Finding.optionalRequirement(
          member.name,
          of: type,
          declaration: requirement.declaration
        )
        rewrite.note(finding, at: requirement.word, of: file)
      }
    }
    let emptied = requirements.filter(\.canBeEmpty)
    for (index, type) in structure.types.enumerated() where type.kind == .protocol {
      let own = emptied.filter { structure.members[$0.member].type == index }
      guard !own.isEmpty else { continue }
      let access = type.access(in: file)
      let bodies = own.map { "\(access)\($0.declaration) {}" }.joined(separator: "; ")
      let end = file.tokens[type.body.upperBound].range.upperBound
      rewrite.edits.append(Edit(before: end, "; extension \(type.name) { \(bodies) }"))
    }
    return rewrite
  }
}
