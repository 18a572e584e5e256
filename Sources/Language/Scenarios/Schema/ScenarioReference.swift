import TableTrace

/// The reference page of the scenario language, made from its tables.
package enum ScenarioReference {
  /// Returns the page as Markdown: all keys, steps, queries and changes, then the other sections.
  package static func markdown(and more: [ReferenceSection] = []) -> String {
    let lines = (sections + more).flatMap { $0.markdown(level: 2) }
    return (["# The scenario language, version 1", ""] + lines).joined(separator: "\n")
  }

  /// Returns the part of the page about a word, or nil if there is none.
  ///
  /// The word is a step, a query, a callback, a key or a heading.
  package static func part(about word: String, and more: [ReferenceSection] = []) -> String? {
    let key = Callback.named(word)?.facts.key ?? word
    let lines = (sections + more).flatMap { $0.about(key, level: 2) }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  /// The words with a part of the page, in its order, each once.
  package static func words(and more: [ReferenceSection] = []) -> [String] {
    var seen: Set<String> = []
    return (sections + more).flatMap(\.words).filter { seen.insert($0).inserted }
  }

  private static var sections: [ReferenceSection] {
    let model = [
      section("The scenario", keys(ScenarioTable.scenario)),
      section("One section of the model", keys(SectionTable.section)),
      ReferenceSection(
        title: "Items",
        tables: [keys(ItemTable.item)],
        parts: ReferenceTopic.all(of: "items").map(\.section)
      ),
      section("Cells", keys(CellTable.cell)),
      ReferenceSection(
        title: "Hosts",
        tables: [table(HostTable.host.keywords)],
        example: { ReferenceExample.hosts.flatMap(\.markdown) },
        parts: [section("Methods of the controller", keys(CallbackTable.controller))]
          + ReferenceTopic.all(of: "hosts").map(\.section)
      ),
      section("Properties of the table", keys(PropertyTable.table)),
    ]
    let reactions = [
      ReferenceSection(
        title: "Reactions",
        tables: [
          keys(
            ObjectShape("") {
              ReactionTable.fields
            }
          )
        ],
        parts: [section("Keys of 'after'", keys(ReactionTable.after))]
          + ReferenceTopic.all(of: "reactions").map(\.section)
      ),
      section("Conditions", keys(ReactionTable.condition)),
    ]
    let steps = StepActor.allCases.map { actor in
      let steps = StepTable.steps.keywords.filter { $0.actor == actor }
      return keywords("Steps: \(actor.rawValue)", steps)
    }
    let rest = [
      ReferenceSection(
        title: "Structural updates",
        parts: ReferenceTopic.all(of: "updates").map(\.section)
      ),
      keywords("Queries", QueryTable.queries.keywords),
      keywords("Changes of the model", ModelTable.changes.keywords),
      section("Expectations", keys(ExpectTable.object)),
    ]
    return model + Recipient.allCases.compactMap(callbacks) + reactions + steps + rest
  }

  private static func section(_ title: String, _ table: ReferenceSection.Table) -> ReferenceSection
  {
    ReferenceSection(title: title, tables: [table])
  }

  /// Returns the callbacks of a recipient with their answers, or nil for a recipient without
  /// callbacks.
  private static func callbacks(_ recipient: Recipient) -> ReferenceSection? {
    let facts = Callback.allCases.map(\.facts).filter { $0.recipient == recipient }
    guard !facts.isEmpty else { return nil }
    let rows = facts.map { facts in
      (facts.key, ["`\(facts.key)`", AnswerShape(facts).phrase, "`\(facts.name)`"])
    }
    let table = ReferenceSection.Table(head: ["key", "returns", "name"], rows: rows)
    return ReferenceSection(
      title: "Callbacks: \(recipient.rawValue)",
      text: [implemented, ""],
      tables: [table]
    )
  }

  private static let implemented = """
    A key without a value, such as `willDisplayCell:`, means that the callback is implemented. \
    A callback that is not listed is not implemented.
    """

  static func keys(_ object: ObjectShape) -> ReferenceSection.Table {
    ReferenceSection.Table(
      head: ["key", "value", "meaning"],
      rows: object.fields.map { field in
        let needed = field.isRequired ? " (required)" : ""
        return (field.name, ["`\(field.name)`\(needed)", field.shape.phrase, field.documentation])
      }
    )
  }

  private static func table(_ keywords: [Keyword]) -> ReferenceSection.Table {
    ReferenceSection.Table(
      head: ["word", "argument", "meaning"],
      rows: keywords.map { keyword in
        (keyword.name, ["`\(keyword.name)`", keyword.argument.phrase, keyword.documentation])
      }
    )
  }

  /// A table of keywords, then the keys of each, and its example, which runs now.
  private static func keywords(_ title: String, _ keywords: [Keyword]) -> ReferenceSection {
    let parts = keywords.compactMap { keyword -> ReferenceSection? in
      let objects = (keyword.argument.shape?.objects ?? []).filter { !$0.fields.isEmpty }
      guard !objects.isEmpty || keyword.example != nil else { return nil }
      return ReferenceSection(
        title: keyword.name,
        tables: objects.map(keys),
        example: { ReferenceExample(keyword)?.markdown ?? [] }
      )
    }
    return ReferenceSection(title: title, tables: [table(keywords)], parts: parts)
  }
}

extension Shape {
  /// The blocks of keys allowed here, except those with a separate section.
  fileprivate var objects: [ObjectShape] {
    switch self {
    case .object(let object): [object]
    case .choice(let shapes): shapes.flatMap(\.objects)
    case .list(let element, _): element.objects
    case .text, .flag, .integer, .number, .word, .format, .nothing, .indexPath, .map, .keyword,
      .answer, .definition, .script:
      []
    }
  }
}

extension Keyword.Argument {
  fileprivate var phrase: String {
    switch self {
    case .none: "nothing"
    case .optional(let shape): "nothing, or \(shape.phrase)"
    case .required(let shape): shape.phrase
    }
  }
}
