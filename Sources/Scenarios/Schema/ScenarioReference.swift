/// The reference page of the scenario language, printed from its table.
package enum ScenarioReference {
  /// The page as Markdown: all keys, then all steps, queries and changes.
  package static func markdown() -> String {
    var lines = ["# The scenario language, version 1", ""]
    lines += section("The scenario", keys(ScenarioTable.scenario))
    lines += section("One section of the model", keys(SectionTable.section))
    lines += section("Cells", keys(CellTable.cell))
    lines += section("Hosts", commands(HostTable.host.commands))
    lines += section("Properties of the table", keys(PropertyTable.table))
    lines += section("Reactions", keys(ObjectShape(place: "", fields: ReactionTable.fields)))
    lines += section("Conditions", keys(ReactionTable.condition))
    for actor in StepActor.allCases {
      let steps = StepTable.steps.commands.filter { $0.actor == actor }
      lines += section("Steps: \(actor.rawValue)", commands(steps))
    }
    lines += section("Queries", commands(QueryTable.queries.commands))
    lines += section("Changes of the model", commands(ModelTable.changes.commands))
    lines += section("Expectations", keys(ExpectTable.object))
    return lines.joined(separator: "\n")
  }

  private static func section(_ title: String, _ table: [String]) -> [String] {
    ["## \(title)", ""] + table + [""]
  }

  private static func keys(_ object: ObjectShape) -> [String] {
    ["| key | value | meaning |", "|---|---|---|"]
      + object.fields.map { field in
        let needed = field.isRequired ? " (required)" : ""
        return row(["`\(field.name)`\(needed)", field.shape.phrase, field.documentation])
      }
  }

  private static func commands(_ commands: [Command]) -> [String] {
    ["| word | argument | meaning |", "|---|---|---|"]
      + commands.map { command in
        let documentation = command.documentation + (command.isBuilt ? "" : " Not built yet.")
        return row(["`\(command.name)`", command.argument.phrase, documentation])
      }
  }

  private static func row(_ cells: [String]) -> String {
    "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |"
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
