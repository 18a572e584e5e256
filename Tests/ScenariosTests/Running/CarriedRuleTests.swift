import Scenarios
import TableTrace
import Testing

/// No rule of editing is a dead letter: some event of the library stands under it.
@Suite struct CarriedRuleTests {
  private static let subjects = ["edit.", "swipe.", "reorder.", "drag.", "drop."]

  private static let rules = RuleBook.all.map(\.id).filter { id in
    subjects.contains { id.rawValue.hasPrefix($0) }
  }

  /// The rules that no event carries, because they only shape what others do.
  private static let shaping: [RuleID: String] = [
    .reorderGrab: "says that nothing is asked",
    .cellEntersUnanimated: "says how certain the animated flag of edit.cell-enters is",
    .setEditingAccessory: "says how certain accessoryTypeForRow of a table in edit mode is",
    .dropPlaceholder: "says that nothing is asked",
    .dropPlaceholderPlace: "says where the row of a placeholder comes in, under update.*",
    .dragHeldRow: "says which row a moveRowAt of reorder.drop or drag.reorder names",
    .swipeOpposite: "decides whether a swipe back closes the row, whose end is swipe.did-end's",
  ]

  @Test("Each rule is the rule of an event, or only influences other rules", arguments: rules)
  func isCarried(_ rule: RuleID) {
    #expect(ShippedTrace.rules.contains(rule) != (Self.shaping[rule] != nil))
  }

  @Test("The rules of editing are found")
  func rulesAreFound() {
    #expect(Self.rules.count > 55)
  }
}
