import TableTrace

/// The reference page of the scenario language, printed from its table.
package enum ScenarioReference {
  /// The page as Markdown: all keys, then all steps, queries and changes.
  package static func markdown() -> String {
    let lines = sections.flatMap { $0.markdown(level: 2) }
    return (["# The scenario language, version 1", ""] + lines).joined(separator: "\n")
  }

  /// The part of the page about a step, a query, a callback, a key or a heading; nil for any other
  /// word.
  package static func part(about word: String) -> String? {
    let key = Callback.named(word)?.facts.key ?? word
    let lines = sections.flatMap { $0.about(key, level: 2) }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  /// The words that have a part, in the order of the page, each once.
  package static var words: [String] {
    var seen: Set<String> = []
    return sections.flatMap(\.words).filter { seen.insert($0).inserted }
  }

  private static var sections: [ReferenceSection] {
    let model = [
      section("The scenario", keys(ScenarioTable.scenario)),
      section("One section of the model", keys(SectionTable.section)),
      section("Cells", keys(CellTable.cell)),
      section("Hosts", table(HostTable.host.commands)),
      section("Properties of the table", keys(PropertyTable.table)),
    ]
    let reactions = [
      section("Reactions", keys(ObjectShape(place: "", fields: ReactionTable.fields))),
      section("Conditions", keys(ReactionTable.condition)),
    ]
    let steps = StepActor.allCases.map { actor in
      let steps = StepTable.steps.commands.filter { $0.actor == actor }
      return commands("Steps: \(actor.rawValue)", steps)
    }
    let rest = [
      ReferenceSection(
        title: "Structural updates",
        parts: ReferenceTopic.updates.map(\.section)
      ),
      commands("Queries", QueryTable.queries.commands),
      commands("Changes of the model", ModelTable.changes.commands),
      section("Expectations", keys(ExpectTable.object)),
    ]
    return model + Recipient.allCases.compactMap(callbacks) + reactions + steps + rest
  }

  private static func section(_ title: String, _ table: ReferenceSection.Table) -> ReferenceSection
  {
    ReferenceSection(title: title, tables: [table])
  }

  /// The callbacks of a recipient with what they answer; nil for recipients without any.
  private static func callbacks(_ recipient: Recipient) -> ReferenceSection? {
    let facts = Callback.allCases.map(\.facts).filter { $0.recipient == recipient }
    guard !facts.isEmpty else { return nil }
    let rows = facts.map { facts in
      (facts.key, ["`\(facts.key)`", AnswerShape(facts).phrase, "`\(facts.name)`"])
    }
    let table = ReferenceSection.Table(head: ["key", "answers", "name"], rows: rows)
    return section("Callbacks: \(recipient.rawValue)", table)
  }

  private static func keys(_ object: ObjectShape) -> ReferenceSection.Table {
    ReferenceSection.Table(
      head: ["key", "value", "meaning"],
      rows: object.fields.map { field in
        let needed = field.isRequired ? " (required)" : ""
        return (field.name, ["`\(field.name)`\(needed)", field.shape.phrase, field.documentation])
      }
    )
  }

  private static func table(_ commands: [Command]) -> ReferenceSection.Table {
    ReferenceSection.Table(
      head: ["word", "argument", "meaning"],
      rows: commands.map { command in
        (command.name, ["`\(command.name)`", command.argument.phrase, command.documentation])
      }
    )
  }

  /// Commands in a table, then the keys of each, and what it does, run now: the trace from the step
  /// with the word on.
  private static func commands(_ title: String, _ commands: [Command]) -> ReferenceSection {
    let parts = commands.compactMap { command -> ReferenceSection? in
      let objects = (command.argument.shape?.objects ?? []).filter { !$0.fields.isEmpty }
      guard !objects.isEmpty || command.example != nil else { return nil }
      return ReferenceSection(
        title: command.name,
        tables: objects.map(keys),
        example: { ReferenceExample(command)?.markdown ?? [] }
      )
    }
    return ReferenceSection(title: title, tables: [table(commands)], parts: parts)
  }
}

extension Shape {
  /// The blocks of keys that may stand at the place itself, besides those with a section of their own.
  fileprivate var objects: [ObjectShape] {
    switch self {
    case .object(let object): [object]
    case .choice(let shapes): shapes.flatMap(\.objects)
    case .list(let element, _): element.objects
    case .text, .flag, .integer, .number, .word, .format, .nothing, .indexPath, .map, .command,
      .answer, .definition, .script:
      []
    }
  }
}

extension Command.Argument {
  /// What the command takes, in words.
  fileprivate var phrase: String {
    switch self {
    case .none: "nothing"
    case .optional(let shape): "nothing, or \(shape.phrase)"
    case .required(let shape): shape.phrase
    }
  }
}
