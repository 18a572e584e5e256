/// Removes `forwardingTarget(for:)`, which only Objective-C calls.
enum ForwardingRewrite {
  static let name = "forwardingTarget(for:)"

  static func rewrite(_ file: SourceFile, _ structure: Structure) -> Rewrite {
    var rewrite = Rewrite()
    for member in structure.members where member.name == name {
      guard let last = member.last, file.has("override", in: member.first..<member.keyword) else {
        continue
      }
      let start = file.tokens[member.first].range.lowerBound
      rewrite.edits.append(Edit(blanking: start..<file.tokens[last].range.upperBound, of: file))
      let type = structure.types[member.type].name
      rewrite.note(.forwarding(class: type), at: member.keyword, of: file)
    }
    return rewrite
  }
}
