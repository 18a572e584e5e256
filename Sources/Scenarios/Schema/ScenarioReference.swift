import TableTrace

/// The reference page of the scenario language, printed from its table.
package enum ScenarioReference {
  /// The page as Markdown: all keys, then all steps, queries and changes.
  package static func markdown() -> String {
    var lines = ["# The scenario language, version 1", ""]
    lines += section("The scenario", keys(ScenarioTable.scenario))
    lines += section("One section of the model", keys(SectionTable.section))
    lines += section("Cells", keys(CellTable.cell))
    lines += section("Hosts", keywords(HostTable.host.keywords))
    lines += section("Properties of the table", keys(PropertyTable.table))
    for recipient in Recipient.allCases {
      lines += callbacks(recipient)
    }
    lines += section("Reactions", keys(ObjectShape(place: "", fields: ReactionTable.fields)))
    lines += section("Conditions", keys(ReactionTable.condition))
    for actor in StepActor.allCases {
      let steps = StepTable.steps.keywords.filter { $0.actor == actor }
      lines += section("Steps: \(actor.rawValue)", keywords(steps)) + examples(steps)
    }
    lines += ["## Structural updates", ""] + ReferenceTopic.updates.flatMap(\.markdown)
    let queries = QueryTable.queries.keywords
    lines += section("Queries", keywords(queries)) + examples(queries)
    let changes = ModelTable.changes.keywords
    lines += section("Changes of the model", keywords(changes)) + examples(changes)
    lines += section("Expectations", keys(ExpectTable.object))
    return lines.joined(separator: "\n")
  }

  private static func section(_ title: String, _ table: [String]) -> [String] {
    ["## \(title)", ""] + table + [""]
  }

  /// The callbacks of a recipient with what they answer; empty for recipients without any.
  private static func callbacks(_ recipient: Recipient) -> [String] {
    let facts = Callback.allCases.map(\.facts).filter { $0.recipient == recipient }
    guard !facts.isEmpty else { return [] }
    let rows = facts.map { facts in
      row(["`\(facts.key)`", AnswerShape(facts).phrase, "`\(facts.name)`"])
    }
    return section(
      "Callbacks: \(recipient.rawValue)",
      [implemented, "", "| key | answers | name |", "|---|---|---|"] + rows
    )
  }

  private static let implemented = """
    A key with nothing behind it, such as `willDisplayCell:`, means that the callback is implemented; \
    a callback that is not written is not implemented.
    """

  private static func keys(_ object: ObjectShape) -> [String] {
    ["| key | value | meaning |", "|---|---|---|"]
      + object.fields.map { field in
        let needed = field.isRequired ? " (required)" : ""
        return row(["`\(field.name)`\(needed)", field.shape.phrase, field.documentation])
      }
  }

  private static func keywords(_ keywords: [Keyword]) -> [String] {
    ["| word | argument | meaning |", "|---|---|---|"]
      + keywords.map { keyword in
        row(["`\(keyword.name)`", keyword.argument.phrase, keyword.documentation])
      }
  }

  /// The keys of each keyword, and what it does, run now: the trace from the step with the word on.
  private static func examples(_ keywords: [Keyword]) -> [String] {
    keywords.flatMap { keyword in
      let tables = (keyword.argument.shape?.objects ?? []).filter { !$0.fields.isEmpty }
      let example = ReferenceExample(keyword)
      guard !tables.isEmpty || example != nil else { return [String]() }
      return ["### \(keyword.name)", ""] + tables.flatMap { keys($0) + [""] }
        + (example?.markdown ?? [])
    }
  }

  private static func row(_ cells: [String]) -> String {
    "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |"
  }
}

extension Shape {
  /// The blocks of keys that may stand at the place itself, besides those with a section of their own.
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
  /// What the keyword takes, in words.
  fileprivate var phrase: String {
    switch self {
    case .none: "nothing"
    case .optional(let shape): "nothing, or \(shape.phrase)"
    case .required(let shape): shape.phrase
    }
  }
}
