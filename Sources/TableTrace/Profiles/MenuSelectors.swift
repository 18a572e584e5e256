/// The selectors that the edit menu asks canPerformAction about, by version.
public enum MenuSelectors: Sendable {
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

  /// The selectors of any version that a tap can choose, without their colons, sorted.
  public static let choosable: [String] = Set(iOS8 + iOS13 + iOS15 + iOS16)
    .filter { isChoosable($0) }.map { String($0.dropLast()) }.sorted()

  /// Whether a selector stands for an item that performs something.
  static func isChoosable(_ selector: String) -> Bool {
    !selector.hasPrefix("_") && selector != "didSetResponderTargetForCalloutBar:"
  }
}
