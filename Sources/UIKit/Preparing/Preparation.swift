/// Sources rewritten so that Linux Swift compiles them, and what is left to do by hand.
package struct Preparation: Sendable {
  /// A source before it is rewritten.
  package struct Source: Sendable {
    /// The path, which messages name and moved text refers to.
    package var path: String
    /// The bytes of the file.
    package var bytes: [UInt8]

    /// Makes a source.
    package init(path: String, bytes: [UInt8]) {
      self.path = path
      self.bytes = bytes
    }
  }

  /// The rewritten sources, in the order of those given.
  package let sources: [Source]
  /// What is left to do, in the order of the files and their lines.
  package let remarks: [Remark]

  /// Rewrites sources that belong together: a class is looked for in all of them.
  package init(_ given: [Source]) {
    let files = given.map { SourceFile(path: $0.path, bytes: $0.bytes) }
    let structures = files.map(StructureReader.structure)
    let optionals = OptionalRequirements(files, structures)
    let rewrites = files.indices.map { Self.rewrite(files[$0], structures[$0], optionals, $0) }
    let index = ClassIndex(files, structures)
    let plan = MovePlan(index)
    let outlets = OutletRewrite(index)
    let own = zip(rewrites, outlets.edits).map { Edits($0.edits + $1) }
    let edits = MovedText(index, own).moved(plan.moves)
    sources = zip(files, edits).map { file, edits in
      Source(path: file.path, bytes: edits.applied(to: file, in: file.bytes.indices))
    }
    let all =
      rewrites.flatMap(\.remarks) + plan.remarks + plan.remarksOnImports()
      + UnseenMethods.remarks(index) + outlets.remarks
    remarks = Self.sorted(all, given.map(\.path))
  }

  /// In the order of the files and their lines.
  private static func sorted(_ remarks: [Remark], _ paths: [String]) -> [Remark] {
    let order = Dictionary(
      paths.enumerated().map { ($1, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    return remarks.enumerated().sorted { left, right in
      let (leftFile, rightFile) = (order[left.element.path] ?? 0, order[right.element.path] ?? 0)
      let (leftPlace, rightPlace) = (left.element.place, right.element.place)
      return (leftFile, leftPlace, left.offset) < (rightFile, rightPlace, right.offset)
    }.map(\.element)
  }

  private static func rewrite(
    _ file: SourceFile,
    _ structure: Structure,
    _ optionals: OptionalRequirements,
    _ index: Int
  ) -> Rewrite {
    let faults = file.faults.map { fault in
      Remark(path: file.path, place: file.place(of: fault.offset), finding: fault.finding)
    }
    var result = Rewrite(remarks: faults + OldSignatures.remarks(file, structure))
    let parts = [
      AttributeRewrite.rewrite(file, structure), SelectorRewrite.rewrite(file, structure),
      OptionalRequirementRewrite.rewrite(file, structure, optionals.files[index]),
      OptionalCallRewrite.rewrite(file, optionals.emptied), ImportRewrite.rewrite(file, structure),
      OldNameRewrite.rewrite(file), RespondsRewrite.rewrite(file, structure),
      AvailabilityRewrite.rewrite(file, structure),
    ]
    for part in parts {
      result.edits += part.edits
      result.remarks += part.remarks
    }
    return result
  }
}
