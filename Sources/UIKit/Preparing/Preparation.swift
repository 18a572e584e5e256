/// Rewrites Swift sources so that they compile on Linux, and lists what the developer must still
/// change.
package struct Preparation: Sendable {
  /// A source before it is rewritten.
  package struct Source: Sendable {
    /// The path, for messages and for comments in moved text.
    package var path: String
    package var bytes: [UInt8]
  }

  /// The rewritten sources, in the given order.
  package let sources: [Source]
  /// The remaining work, in the order of files and lines.
  package let remarks: [Remark]

  /// Rewrites sources of the same app, in all of which classes are searched.
  package init(_ given: [Source]) {
    let files = given.map { SourceFile(path: $0.path, bytes: $0.bytes) }
    let structures = files.map(StructureReader.structure)
    let app = App(files, structures)
    let rewrites = files.indices.map { Self.rewrite(files[$0], structures[$0], app, $0) }
    let index = ClassIndex(files, structures)
    let plan = MovePlan(index)
    let outlets = OutletRewrite(index)
    let declarations = DeclarationRewrite(index, besides: outlets.edits)
    let own = files.indices.map { number in
      Edits(rewrites[number].edits + outlets.edits[number] + declarations.edits[number])
    }
    let edits = MovedText(index, own).moved(plan.moves)
    sources = zip(files, edits).map { file, edits in
      Source(path: file.path, bytes: edits.applied(to: file, in: file.bytes.indices))
    }
    let all =
      rewrites.flatMap(\.remarks) + plan.remarks + plan.remarksOnImports()
      + UnseenMethods.remarks(index) + NeverSet.remarks(index) + outlets.remarks
      + NameFindings.remarks(files, structures)
    remarks = Self.sorted(all, given.map(\.path))
  }

  /// Returns the remarks in the order of the files and their lines.
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
    _ app: App,
    _ index: Int
  ) -> Rewrite {
    let faults = file.faults.map { fault in
      Remark(path: file.path, place: file.place(of: fault.offset), finding: fault.finding)
    }
    let found = OldSignatures.remarks(file, structure) + KeyValueFindings.remarks(file, app.methods)
    var result = Rewrite(remarks: faults + found)
    let parts = [
      AttributeRewrite.rewrite(file, structure), SelectorRewrite.rewrite(file, structure),
      OptionalRequirementRewrite.rewrite(file, structure, app.optionals.files[index]),
      OptionalCallRewrite.rewrite(file, app.optionals, app.properties),
      ImportRewrite.rewrite(file, structure), ConditionRewrite.rewrite(file, structure),
      ForwardingRewrite.rewrite(file, structure), ObserverRewrite.rewrite(file),
      MetatypeRewrite.rewrite(file, structure, app.properties, app.requiredInitializers),
      OldNameRewrite.rewrite(file), RespondsRewrite.rewrite(file, structure),
      AvailabilityRewrite.rewrite(file, structure), PreviewRewrite.rewrite(file),
    ]
    for part in parts {
      result.edits += part.edits
      result.remarks += part.remarks
    }
    result.remarks.removeAll { structure.isDead(file.offset(of: $0.place)) }
    return result
  }
}

extension Preparation {
  /// Facts about all files that the rewrites of a single file need.
  private struct App {
    let optionals: OptionalRequirements
    let properties: PropertyTypes
    /// The methods that the app declares.
    let methods: Set<String>
    /// The initializers that its protocols require.
    let requiredInitializers: Set<String>

    init(_ files: [SourceFile], _ structures: [Structure]) {
      optionals = OptionalRequirements(files, structures)
      properties = PropertyTypes(files)
      methods = Set(structures.flatMap { $0.members.map(\.name) })
      requiredInitializers = Set(
        structures.flatMap { structure in
          structure.members.lazy.filter { structure.types[$0.type].kind == .protocol }.map(\.name)
            .filter { $0.hasPrefix("init(") }
        }
      )
    }
  }
}
