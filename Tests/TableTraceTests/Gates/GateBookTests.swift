import TableTrace
import Testing

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

  @Test("A callback has one list", arguments: GateBook.all)
  func listsAreUnique(list: GateList) {
    #expect(GateBook.all.count { $0.callback == list.callback } == 1)
    for gate in list.gates {
      #expect(gate.sentence.hasSuffix("."))
      #expect(RuleBook.entry(gate.rule) != nil)
    }
  }

  @Test("A gate says one thing, whatever rule looks at it", arguments: GateID.allCases)
  func gatesAgree(id: GateID) {
    let all = GateBook.all.flatMap(\.gates).filter { $0.id == id }
    #expect(Set(all.map(\.sentence)).count == 1)
  }

  @Test(
    "What must hold for didSelect stands in the order of the touch",
    arguments: [
      (
        Callback.didSelectRowAt,
        [
          GateID.rowExists, .rowVisible, .noRowOpen, .contentRests, .besideAccessory,
          .selectionAllowed,
          .selectionAllowedInEditing, .shouldHighlight, .touchNotCancelled, .shouldSpringLoad,
          .followsFocusToRow, .notSelectedYet, .notToggled, .willSelect, .answeredRowExists,
          .versionKnows, .implemented,
        ]
      )
    ]
  )
  func order(callback: Callback, gates: [GateID]) {
    #expect(GateBook.gates(of: callback).map(\.id) == gates)
  }
}
