/// The rules of a long press: the edit menu and context menus.
public enum MenuRules: Sendable {
  /// The edit menu.
  public static let order = Rule<Bool>(
    .editMenu,
    "A long press asks shouldShowMenuForRowAt, then canPerformAction for each selector of the version; all three methods of the menu must be implemented.",
    Band(since: .iOS(4), false, "edit menus of rows do not exist", .documented),
    Band(since: .iOS(5), true, "in this order", .assumed),
    Band(since: .iOS(13), true, "in this order", .observed, ["int-03", "int-39"]),
    Band(since: .iOS(14), true, "in this order", .measured, ["int-39"]),
    Band(since: .iOS(15), true, "in this order", .assumed),
    conflicts: [
      "int-26 (iOS 10): a text view inside the cell has canPerformAction asked although shouldShowMenuForRowAt answered false"
    ]
  )

  /// The selectors that are asked about.
  public static let selectors = Rule<[String]>(
    .menuSelectors,
    "canPerformAction is asked about these selectors, in this order.",
    Band(since: .iOS(4), MenuSelectors.iOS8, "those of iOS 8", .assumed),
    Band(
      since: .iOS(8),
      MenuSelectors.iOS8,
      "16 selectors, cut: first; listed for text views",
      .measured,
      ["int-38"]
    ),
    Band(since: .iOS(10), MenuSelectors.iOS8, "those of iOS 8", .assumed),
    Band(
      since: .iOS(13),
      MenuSelectors.iOS13,
      "19 selectors, didSetResponderTargetForCalloutBar: first",
      .observed,
      ["int-03"]
    ),
    Band(since: .iOS(14), MenuSelectors.iOS13, "those of iOS 13", .assumed),
    Band(
      since: .iOS(15),
      MenuSelectors.iOS15,
      "two more than iOS 13; listed for text views",
      .measured,
      ["int-38"]
    ),
    Band(
      since: .iOS(16),
      MenuSelectors.iOS16,
      "22 selectors, cut: first; listed for text views",
      .measured,
      ["int-38"]
    ),
    Band(since: .iOS(18), MenuSelectors.iOS16, "those of iOS 16", .assumed),
    conflicts: ["int-38 lists what text views ask; only int-03 (iOS 13) was logged with a table"]
  )

  /// Tapping an item.
  public static let performs = Rule<Bool>(
    .menuPerforms,
    "A tap on an item asks canPerformAction for it once more and sends performAction; selectors with an underscore never get there.",
    Band(since: .iOS(4), false, "edit menus of rows do not exist", .documented),
    Band(since: .iOS(5), true, "once more, then the action", .assumed),
    Band(since: .iOS(13), true, "once more, then the action", .observed, ["int-03", "int-39"]),
    Band(since: .iOS(14), true, "once more, then the action", .measured, ["int-39"]),
    Band(since: .iOS(15), true, "once more, then the action", .assumed)
  )

  /// What becomes of the touch.
  public static let cancelsTouch = Rule<Bool>(
    .menuCancelsTouch,
    "The row is highlighted while it is pressed; a menu that opens cancels the touch, so that nothing is selected, and without a menu the press ends as a tap.",
    Band(since: .iOS(4), true, "once the menu is there", .assumed)
  )

  /// How a context menu begins.
  public static let contextMenuBegins = Rule<Bool>(
    .contextMenuBegins,
    "A long press asks contextMenuConfigurationForRowAt, then previewForHighlightingContextMenu, and from iOS 14 on sends willDisplayContextMenu; nil shows nothing, and an empty configuration fails before it is displayed.",
    Band(since: .iOS(4), false, "context menus do not exist", .documented),
    Band(since: .iOS(13), true, "in this order", .documented, ["g2-29", "g2-30"])
  )

  /// What a tap on the preview sends.
  public static let previewTapped = Rule<Bool>(
    .previewTapped,
    "A tap on the preview of a context menu sends willPerformPreviewActionForMenu, before the menu ends.",
    Band(since: .iOS(4), false, "context menus do not exist", .documented),
    Band(since: .iOS(13), true, "before the end", .documented, ["g2-30"])
  )

  /// How it ends.
  public static let contextMenuEnds = Rule<Bool>(
    .contextMenuEnds,
    "However a context menu ends, previewForDismissingContextMenu is asked, then from iOS 14 on willEndContextMenuInteraction sent; both are documented, their order is not.",
    Band(since: .iOS(4), false, "context menus do not exist", .documented),
    Band(since: .iOS(13), true, "in this order", .assumed, ["g2-30"])
  )

  /// Which menu comes where both could.
  public static let contextMenuFirst = Rule<Bool>(
    .contextMenuFirst,
    "Where a context menu is given, the edit menu is not asked for.",
    Band(since: .iOS(4), false, "context menus do not exist", .documented),
    Band(since: .iOS(13), true, "the context menu", .assumed)
  )

  static var entries: [RuleEntry] {
    [
      RuleEntry(order), RuleEntry(selectors), RuleEntry(performs), RuleEntry(cancelsTouch),
      RuleEntry(contextMenuBegins), RuleEntry(previewTapped), RuleEntry(contextMenuEnds),
      RuleEntry(contextMenuFirst),
    ]
  }
}
