import Testing

@testable import TableTrace

@Suite("The gates")
struct GateBookTests {
  private static let groups: [CallbackGroup] = [
    .highlight, .selection, .multiSelect, .menu, .contextMenu, .primaryAction, .focus,
    .springLoading, .accessories, .indentation,
  ]

  @Test(
    "Every callback of touches has gates",
    arguments: Callback.allCases.filter { groups.contains($0.facts.group) }
  )
  func everyCallbackHasGates(callback: Callback) {
    let gates = GateBook.gates(of: callback)
    #expect(gates.suffix(2).map(\.id) == [.versionKnows, .implemented])
    #expect(gates.count > 2)
    #expect(Set(gates.map(\.id)).count == gates.count)
  }

  @Test("A callback has one list of gates", arguments: GateBook.all)
  func listsAreUnique(list: GateList) {
    #expect(GateBook.all.count { $0.callback == list.callback } == 1)
    for gate in list.gates {
      #expect(RuleBook.entry(gate.rule) != nil)
    }
  }

  @Test("A gate has a condition in all lists, or in none", arguments: GateID.allCases)
  func gatesAgree(id: GateID) {
    let all = GateBook.callbacks(behind: id).map(\.gate)
    #expect(Set(all.map { $0.holds == nil }).count == 1)
  }

  @Test(
    "The gates for didSelect have the order of a touch",
    arguments: [
      (
        Callback.didSelectRowAt,
        [
          GateID.selectedByUser, .rowExists, .rowVisible, .contentRests, .noRowOpen,
          .besideAccessory,
          .selectionAllowed,
          .selectionAllowedInEditing, .shouldHighlight, .touchNotCancelled, .shouldSpringLoad,
          .followsFocusToRow, .notSelectedYet, .notToggled, .willSelect, .answeredRowExists,
          .selectsItself,
          .versionKnows, .implemented,
        ]
      )
    ]
  )
  func order(callback: Callback, gates: [GateID]) {
    #expect(GateBook.gates(of: callback).map(\.id) == gates)
  }

  @Test("A gate with a condition opens and closes with the table's state")
  func conditionsAreLookedAt() throws {
    let row = IndexPath(section: 0, row: 1)
    let absent = IndexPath(section: 0, row: 99)
    let table = try ScrollWalk.uniformTable(
      rows: 5,
      height: 44,
      viewport: 440,
      .iOS(17),
      CallCounter()
    )
    func holds(_ id: GateID, of callback: Callback, at row: IndexPath? = nil) throws -> Bool {
      let gate = try #require(GateBook.gates(of: callback).first { $0.id == id })
      let condition = try #require(gate.holds)
      return condition(table, row)
    }
    #expect(try holds(.rowExists, of: .didSelectRowAt, at: row))
    #expect(try !holds(.rowExists, of: .didSelectRowAt, at: absent))
    #expect(try !holds(.rowExists, of: .didSelectRowAt))
    #expect(try holds(.rowVisible, of: .moveRowAt, at: row))
    #expect(try !holds(.rowVisible, of: .moveRowAt, at: absent))
    #expect(try holds(.selectionAllowed, of: .didSelectRowAt))
    #expect(try holds(.notEditing, of: .accessoryButtonTappedForRowWith))
    #expect(try !holds(.springLoaded, of: .shouldSpringLoadRowAt))
    #expect(try !holds(.selectionFollowsFocus, of: .selectionFollowsFocusForRowAt))
    #expect(try !holds(.menuMethods, of: .performAction))
    #expect(try !holds(.implemented, of: .didSelectRowAt))
    #expect(try holds(.versionKnows, of: .didSelectRowAt))
    try table.setEditing(true, animated: false)
    #expect(try !holds(.notEditing, of: .accessoryButtonTappedForRowWith))
    #expect(try !holds(.selectionAllowedInEditing, of: .didSelectRowAt))
    #expect(try !holds(.multipleSelectionInEditing, of: .didBeginMultipleSelectionInteractionAt))
  }
}
