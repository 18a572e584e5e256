/// The rules of a long press: the edit menu and context menus.
package enum MenuRules: Sendable {
  package static let order = Rule<Bool>(
    .editMenu,
    "A long press on a row calls shouldShowMenuForRowAt, then canPerformAction for each selector "
      + "of a fixed list. The delegate must implement these two methods and performAction.",
    VersionRange(false, "edit menus of rows do not exist", .documented("doc-01")),
    VersionRange(
      since: .iOS(5),
      true,
      "the calls are made in this order",
      .measured(from: .iOS(13), until: .iOS(15), "int-39", hints: ["int-03"])
    ),
    conflicts: [
      "int-26 (iOS 10): if a cell contains a text view, canPerformAction is called even if "
        + "shouldShowMenuForRowAt returned false"
    ]
  )

  package static let selectors = Rule<[String]>(
    .menuSelectors,
    "canPerformAction is called for a fixed list of selectors, such as 'cut:' and 'copy:'. The "
      + "list depends on the iOS version.",
    VersionRange(MenuSelectors.iOS8, "16 selectors, beginning with cut:", .assumed("int-38")),
    VersionRange(
      since: .iOS(13),
      MenuSelectors.iOS13,
      "19 selectors, beginning with didSetResponderTargetForCalloutBar:",
      .observed(until: .iOS(14), "int-03")
    ),
    VersionRange(
      since: .iOS(15),
      MenuSelectors.iOS15,
      "21 selectors: those of iOS 13 and two more",
      .assumed("int-38")
    ),
    VersionRange(
      since: .iOS(16),
      MenuSelectors.iOS16,
      "22 selectors, beginning with cut:",
      .assumed("int-38")
    ),
    conflicts: [
      "int-38 lists the selectors for which text views call canPerformAction. Only int-03 (iOS 13) "
        + "is a log of a table."
    ]
  )

  package static let contextMenuBegins = Rule<Bool>(
    .contextMenuBegins,
    "A long press calls contextMenuConfigurationForRowAt, then previewForHighlightingContextMenu, "
      + "and from iOS 14 willDisplayContextMenu. If contextMenuConfigurationForRowAt returns nil, "
      + "nothing is shown. If it returns a configuration without actions, no menu is displayed.",
    VersionRange(false, "context menus do not exist", .documented("g2-30")),
    VersionRange(
      since: .iOS(13),
      true,
      "the calls are made in this order",
      .documented("g2-29", "g2-30")
    )
  )

  static let entries = RuleList.of {
    order
    selectors
    Statement(
      .menuPerforms,
      "When the user taps an item of the edit menu, canPerformAction is called again for the "
        + "item's selector, then performAction. performAction is never called for a selector "
        + "that begins with an underscore.",
      VersionRange("edit menus of rows do not exist", .documented("doc-01")),
      VersionRange(
        since: .iOS(5),
        "canPerformAction once more, then performAction",
        .observed(from: .iOS(13), "int-03", "int-39"),
        .assumed(from: .iOS(14), "int-39")
      ),
      decidedBy: [.editMenu, .menuSelectors],
      conflicts: [
        "int-39 (iOS 13 to 14) shows performAction and the selectors with an underscore. Only "
          + "int-03 (iOS 13) shows the second canPerformAction."
      ]
    )
    Statement(
      .menuCancelsTouch,
      "A row is highlighted during a long press. If a menu opens, the menu cancels the touch, so "
        + "nothing is selected. If no menu opens, the press ends as a tap.",
      says: "the menu cancels the touch when it opens",
      decidedBy: [.editMenu, .contextMenuBegins]
    )
    contextMenuBegins
    Statement(
      .previewTapped,
      "A tap on the preview of a context menu calls willPerformPreviewActionForMenu before the "
        + "menu closes.",
      VersionRange("context menus do not exist", .documented("g2-30")),
      VersionRange(since: .iOS(13), "before the menu closes", .documented("g2-30")),
      decidedBy: [.contextMenuBegins]
    )
    Statement(
      .contextMenuEnds,
      "When a context menu closes, previewForDismissingContextMenu is called. From iOS 14, "
        + "willEndContextMenuInteraction follows. Apple documents both methods, but not their "
        + "order.",
      VersionRange("context menus do not exist", .documented("g2-30")),
      VersionRange(since: .iOS(13), "the calls are made in this order", .assumed("g2-30")),
      decidedBy: [.contextMenuBegins]
    )
    Statement(
      .contextMenuFirst,
      "If the delegate returns a context menu, the methods of the edit menu are not called.",
      VersionRange("context menus do not exist", .documented("g2-30")),
      VersionRange(since: .iOS(13), "only the context menu"),
      decidedBy: [.contextMenuBegins]
    )
  }
}

/// The selectors for which the edit menu calls canPerformAction, by version.
package enum MenuSelectors: Sendable {
  /// From iOS 8 on.
  static let iOS8 = [
    "cut:", "copy:", "select:", "selectAll:", "paste:", "delete:", "_promptForReplace:",
    "_transliterateChinese:", "_showTextStyleOptions:", "_define:", "_addShortcut:",
    "_accessibilitySpeak:", "_accessibilitySpeakLanguageSelection:",
    "_accessibilityPauseSpeaking:", "makeTextWritingDirectionRightToLeft:",
    "makeTextWritingDirectionLeftToRight:",
  ]

  /// From iOS 13 on.
  static let iOS13 = [
    "didSetResponderTargetForCalloutBar:", "cut:", "copy:", "select:", "selectAll:", "paste:",
    "delete:", "_promptForReplace:", "_transliterateChinese:", "_insertDrawing:",
    "_showTextStyleOptions:", "_lookup:", "_addShortcut:", "_accessibilitySpeak:",
    "_accessibilitySpeakLanguageSelection:", "_accessibilityPauseSpeaking:", "_share:",
    "makeTextWritingDirectionRightToLeft:", "makeTextWritingDirectionLeftToRight:",
  ]

  /// From iOS 15 on.
  static let iOS15 = [
    "didSetResponderTargetForCalloutBar:", "cut:", "copy:", "select:", "selectAll:", "paste:",
    "delete:", "_promptForReplace:", "_transliterateChinese:", "_insertDrawing:",
    "captureTextFromCamera:", "_showTextStyleOptions:", "_lookup:", "_translate:",
    "_addShortcut:", "_accessibilitySpeak:", "_accessibilitySpeakLanguageSelection:",
    "_accessibilityPauseSpeaking:", "_share:", "makeTextWritingDirectionRightToLeft:",
    "makeTextWritingDirectionLeftToRight:",
  ]

  /// From iOS 16 on.
  static let iOS16 = [
    "cut:", "copy:", "paste:", "delete:", "select:", "selectAll:", "_promptForReplace:",
    "_transliterateChinese:", "_insertDrawing:", "captureTextFromCamera:", "toggleBoldface:",
    "toggleItalics:", "toggleUnderline:", "makeTextWritingDirectionRightToLeft:",
    "makeTextWritingDirectionLeftToRight:", "_findSelected:", "_define:", "_translate:",
    "_addShortcut:", "_accessibilitySpeak:", "_accessibilitySpeakSpellOut:", "_share:",
  ]

  /// The selectors of all versions that a tap can choose, sorted and without their colons.
  package static let choosable: [String] = Set(iOS8 + iOS13 + iOS15 + iOS16)
    .filter { isChoosable($0) }.map { String($0.dropLast()) }.sorted()

  /// Returns whether a tap can choose the selector's menu item.
  static func isChoosable(_ selector: String) -> Bool {
    !selector.hasPrefix("_") && selector != "didSetResponderTargetForCalloutBar:"
  }
}
