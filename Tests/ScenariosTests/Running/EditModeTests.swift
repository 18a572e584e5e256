import TableTrace
import Testing

/// Whose `setEditing(_:animated:)` a step calls.
@Suite struct EditModeTests {
  private static let body = """
    sections: [{rows: 1}]
    dataSource: {canEditRowAt: true}
    trace: [dataSource, controller]
    """

  private static let cases: [(host: String, step: String, trace: [String])] = [
    (
      "tableViewController", "setEditing: true",
      [
        "setEditing(_:animated:) true, true", "  tableView(_:canEditRowAt:) [0, 0] -> true",
        "> layout",
      ]
    ),
    (
      "tableViewController", "setEditing: {editing: true, by: table}",
      ["tableView(_:canEditRowAt:) [0, 0] -> true", "> layout"]
    ),
    (
      "viewController", "setEditing: true",
      ["tableView(_:canEditRowAt:) [0, 0] -> true", "> layout"]
    ),
    (
      "viewController", "setEditing: {editing: true, by: controller, animated: false}",
      ["setEditing(_:animated:) true, false"]
    ),
  ]

  @Test("The host decides who receives setEditing, unless the step does", arguments: cases.indices)
  func receiver(_ index: Int) throws {
    let (host, step, trace) = Self.cases[index]
    let body = "host: \(host)\ncontroller: {setEditing: }\n\(Self.body)"
    let lines = try Run(body, steps: "\n  - load\n  - \(step)", os: .iOS(17)).lines
    let place = try #require(lines.lastIndex(of: "- \(step)"))
    #expect(Array(lines[(place + 1)...]) == trace)
  }

  @Test("A controller's method changes the table by its reactions")
  func reactions() throws {
    let controller = "controller: {setEditing: {do: [setEditing: {editing: true, by: table}]}}"
    let run = try Run(
      "\(controller)\n\(Self.body)",
      steps: """

          - load
          - setEditing: {editing: true, by: controller}
          - expect: {answers: [{isEditing: , is: "true"}]}
        """
    )
    #expect(run.failures.isEmpty)
  }

  @Test("If a controller does not list the method, a remark says that the table is not changed")
  func missing() throws {
    let steps = "\n  - load\n  - setEditing: {editing: true, by: controller}"
    let failure = try #require(try Run(Self.body, steps: steps).failures.first)
    #expect(failure.contains("controller: {setEditing: }"))
  }
}
