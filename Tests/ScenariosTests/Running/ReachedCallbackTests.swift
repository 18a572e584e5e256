import Scenarios
import TableTrace
import Testing

/// The scenarios that ship reach every callback of touches and of editing.
@Suite struct ReachedCallbackTests {
  private static let groups: Set<CallbackGroup> = [
    .highlight, .selection, .multiSelect, .menu, .contextMenu, .primaryAction, .focus,
    .springLoading, .accessories, .indentation, .editing, .swipeActions, .moving, .drag, .drop,
  ]

  /// The callbacks that the goldens of the library show, by their names in a trace.
  private static let reached: Set<String> = {
    var names: Set<String> = []
    for line in ShippedTrace.all.flatMap(\.lines) {
      if case .call(let message) = line.kind { names.insert(message.name(.objc)) }
    }
    return names
  }()

  @Test(
    "A shipped scenario calls every callback of touches and editing",
    arguments: Callback.allCases.filter { groups.contains($0.facts.group) }
  )
  func isReached(callback: Callback) {
    #expect(Self.reached.contains(callback.facts.selector))
    #expect(callback.isSentByTable)
  }

  @Test(
    "A shipped scenario shows each cell method that touches and editing call",
    arguments: [
      CellHook.setHighlighted, .setSelected, .setEditing, .willTransition, .didTransition,
    ]
  )
  func hookIsReached(hook: CellHook) {
    #expect(Self.reached.contains(hook.name(.objc)))
  }
}
