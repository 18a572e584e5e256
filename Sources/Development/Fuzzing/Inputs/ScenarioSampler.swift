package import Scenarios

/// Makes scenarios from the schema, most of which a table can run.
package struct ScenarioSampler: Sendable {
  private let generator: SchemaGenerator
  private let schema: JSONValue

  package init(_ language: ScenarioLanguage, numbers: SchemaGenerator.Numbers) {
    schema = language.schema
    generator = SchemaGenerator(root: schema, numbers: numbers)
  }

  /// Returns the next scenario.
  ///
  /// Three quarters of the scenarios also have a model, the default version and a first step,
  /// because few others run far.
  package func scenario(_ random: inout SeededGenerator) -> JSONValue {
    let made = generator.value(schema, 0, &random)
    guard Int.random(in: 0..<4, using: &random) > 0 else { return made }
    let steps = made["steps"]?.list ?? []
    return
      made
      .setting("os", nil)
      .setting("sections", .list([.object(["rows": .number(12)]), .object(["rows": .number(6)])]))
      .setting("steps", .list([.text("load")] + steps))
  }
}
