/// The rules of the primary action and of selecting with two fingers.
public enum InteractionRules: Sendable {
  /// When the primary action is performed.
  public static let primaryAction = Rule<Bool>(
    .primaryAction,
    "performPrimaryActionForRowAt comes after willSelectRowAt and didSelectRowAt of a tap, also where the selection was refused or did not change, but not where the tap changes a selection of several rows.",
    Band(since: .iOS(4), false, "primary actions do not exist", .documented),
    Band(since: .iOS(16), true, "after the selection", .documented, ["int-53", "g2-31"])
  )

  /// When it is asked for.
  public static let primaryActionAsked = Rule<Bool>(
    .primaryActionAsked,
    "canPerformPrimaryActionForRowAt is asked right before the action; where it is missing the action is performed outside edit mode only.",
    Band(since: .iOS(4), false, "primary actions do not exist", .documented),
    Band(since: .iOS(16), true, "right before the action", .assumed, ["int-53", "g2-31"])
  )

  /// What two fingers begin.
  public static let twoFingers = Rule<TwoFingerSelection>(
    .twoFingers,
    "Two fingers on a row ask shouldBeginMultipleSelectionInteractionAt, the table enters edit mode by itself, didBeginMultipleSelectionInteractionAt follows, then the rows; tableViewDidEndMultipleSelectionInteraction ends it, and edit mode stays.",
    Band(since: .iOS(4), .none, "two fingers do nothing", .assumed),
    Band(
      since: .iOS(11),
      .unasked,
      "edit mode begins and the rows are selected, without these callbacks",
      .measured,
      ["int-20"]
    ),
    Band(since: .iOS(13), .asked, "in this order", .measured, ["int-33", "int-54", "g2-29"]),
    Band(since: .iOS(15), .asked, "in this order", .documented, ["int-54", "g2-29"])
  )

  /// What happens to the rows that the fingers reach.
  public static let twoFingerRows = Rule<Bool>(
    .twoFingerRows,
    "The first row is selected or deselected with its callbacks, and every further row that the fingers reach is brought to the same state.",
    Band(since: .iOS(4), true, "no highlight callbacks come", .assumed)
  )

  static var entries: [RuleEntry] {
    [
      RuleEntry(primaryAction), RuleEntry(primaryActionAsked), RuleEntry(twoFingers),
      RuleEntry(twoFingerRows),
    ]
  }

  /// The values for one version.
  package struct Values: Sendable {
    package var twoFingers: TwoFingerSelection
    package var menuSelectors: [String]
    package var movesFocus: Bool
    package var hasFocusProperties: Bool
    package var selectsByFocus: Bool
    package var springLoads: Bool

    init(_ version: SystemVersion) {
      twoFingers = InteractionRules.twoFingers.value(for: version)
      menuSelectors = MenuRules.selectors.value(for: version)
      movesFocus = FocusRules.moves.value(for: version)
      hasFocusProperties = FocusRules.allowed.value(for: version)
      selectsByFocus = FocusRules.selects.value(for: version)
      springLoads = FocusRules.springLoading.value(for: version)
    }
  }
}
