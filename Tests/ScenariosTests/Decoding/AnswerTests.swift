import Scenarios
import TableTrace
import Testing

@Suite struct AnswerTests {
  private static let model = "sections: [{rows: 90}, {rows: 90}]\n"

  private static func script(_ recipient: Recipient, _ text: String) throws -> CallbackScript {
    let body = model + "dataSource: {numberOfSections: model}\n"
    let own = recipient == .dataSource ? model + "dataSource:\n" : body + "\(recipient.rawValue):\n"
    let lines = text.split(separator: "\n").map { "  " + $0 + "\n" }.joined()
    let scenario = try decodedBody(own + lines)
    return try #require(scenario.clients[recipient]?.callbacks.first)
  }

  @Test(arguments: [
    ("heightForRowAt: 44", [PointsAnswer.points(44)] as [any ScriptedAnswer]),
    ("heightForRowAt: automatic", [PointsAnswer.automatic]),
    ("heightForRowAt:", [PointsAnswer.default]),
    ("tableView:heightForRowAtIndexPath: 43.5", [PointsAnswer.points(43.5)]),
    ("viewForHeaderInSection: headerFooterView", [ViewAnswer.headerFooterView]),
    ("viewForHeaderInSection: none", [ViewAnswer.none]),
    ("willSelectRowAt: [0, 1]", [RowAnswer.row(.fixed(IndexPath(section: 0, row: 1)))]),
    ("willSelectRowAt: $row", [RowAnswer.row(.row)]),
    ("willSelectRowAt: none", [RowAnswer.none]),
    ("targetIndexPathForMoveFromRowAt: $proposed", [RowAnswer.row(.proposed)]),
    ("editingStyleForRowAt: none", [ValueAnswer.value(EditingStyle.none)]),
    ("accessoryTypeForRowWith: none", [WordAnswer.word("none")]),
    ("accessoryTypeForRowWith: default", [WordAnswer.none]),
    (
      "editActionsForRowAt: {actions: [Delete, More]}",
      [
        ActionsAnswer.actions(
          ActionList([ActionScript(title: "Delete"), ActionScript(title: "More")])
        )
      ]
    ),
    ("shouldHighlightRowAt: false", [ValueAnswer.value(false)]),
  ])
  func constants(_ text: String, _ answers: [any ScriptedAnswer]) throws {
    let script = try Self.script(.delegate, text)
    #expect(script.answers.values == answers.map { AnyHashable($0) })
  }

  @Test(arguments: [
    ("titleForHeaderInSection: model", [TextAnswer.model] as [any ScriptedAnswer]),
    ("titleForHeaderInSection: \"model\"", [TextAnswer.text("model")]),
    ("titleForHeaderInSection: 5", [TextAnswer.text("5")]),
    ("sectionIndexTitles: [A, B]", [TextsAnswer.texts(["A", "B"])]),
    ("cellForRowAt: none", [CellAnswer.none]),
    ("numberOfRowsInSection:", [IntegerAnswer.model]),
    ("numberOfSections:", [IntegerAnswer.default]),
  ])
  func dataSourceConstants(_ text: String, _ answers: [any ScriptedAnswer]) throws {
    #expect(try Self.script(.dataSource, text).answers.values == answers.map { AnyHashable($0) })
  }

  @Test func theMostSpecificPlaceComesFirst() throws {
    let script = try Self.script(
      .delegate,
      "heightForRowAt: {default: 1, \"*,last\": 2, \"1,*\": 3, \"0,last\": 4, \"0,80\": 5}"
    )
    #expect(
      script.answers.values == [5, 4, 3, 2, 1].map { PointsAnswer.points($0) }
    )
    #expect(script.answers.entries[2].pattern == IndexPattern(section: .number(1), row: .any))
  }

  @Test func inconsistentFromAStepOn() throws {
    let script = try Self.script(
      .dataSource,
      "numberOfRowsInSection: {default: model, from: {step: 2}, answer: 5}"
    )
    #expect(script.answers.values == [IntegerAnswer.number(5), IntegerAnswer.model])
    #expect(script.answers.entries.map(\.fromStep) == [2, nil])
  }

  @Test func conditionalEntries() throws {
    let script = try Self.script(
      .delegate,
      """
      scrollViewDidScroll:
        - {state: loading, when: {offsetBelow: -65, isDragging: true, state: idle}}
        - {do: [reloadData, {query: visibleCells}], later: [layout], when: {row: "0,*"}}
      """
    )
    var condition = Condition()
    condition.offsetBelow = -65
    condition.isDragging = true
    condition.state = "idle"
    #expect(script.reactions.map(\.actions.count) == [1, 3])
    #expect(script.reactions.first?.condition == condition)
    #expect(script.reactions.last?.condition?.row == IndexPattern(section: .number(0), row: .any))
    #expect(script.answers.values.isEmpty)
  }

  @Test func answersWithConditionsEndInTheDefault() throws {
    let script = try Self.script(
      .delegate,
      "shouldHighlightRowAt: [{answer: false, when: {state: busy}}]"
    )
    #expect(script.answers.values == [ValueAnswer.value(false), ValueAnswer<Bool>.default])
    #expect(script.answers.entries.first?.condition?.state == "busy")
  }

  @Test func noneIsNil() throws {
    let scenario = try decodedBody("dataSource: none\ndelegate: none")
    #expect(scenario.clients.isEmpty)
  }

  @Test func furtherClientsCanBeNamed() throws {
    let scenario = try decodedBody(
      "clients: {other: {numberOfSections: 1}}\ndelegate:\n  didSelectRowAt:",
      steps: "[setDataSource: other, setDelegate: none, setDelegate: delegate]"
    )
    #expect(scenario.otherClients["other"]?.callbacks.count == 3)
    #expect(scenario.otherClients["delegate"]?.callbacks.map(\.callback) == [.didSelectRowAt])
  }

  @Test func controllerReactions() throws {
    let scenario = try decodedBody(
      "controller:\n  viewDidLoad: {do: [reloadData]}\n  viewWillAppear:"
    )
    #expect(scenario.controller[.viewDidLoad]?.count == 1)
    #expect(scenario.controller[.viewWillAppear]?.isEmpty == true)
  }
}
