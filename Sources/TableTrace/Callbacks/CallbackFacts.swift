/// The facts about one callback, as UIKit's headers and documentation publish them.
package struct CallbackFacts: Hashable, Sendable {
  package var callback: Callback
  /// The short name that scenarios use, `cellForRowAt`.
  package var key: String
  package var declaringProtocol: DeclaringProtocol
  /// The Objective-C selector, `tableView:cellForRowAtIndexPath:`.
  package var selector: String
  /// The Swift name, `tableView(_:cellForRowAt:)`; nil for the one that Swift does not import.
  package var swiftName: String?
  /// Whether a class that adopts the protocol must implement it.
  package var isRequired: Bool
  /// The first version that calls it.
  package var introduced: SystemVersion
  /// The release that replaced it by something newer, if any.
  package var deprecated: SystemVersion?
  /// The arguments, besides the table or scroll view itself.
  package var argumentShape: ArgumentShape
  package var answerKind: AnswerKind
  /// The subject it belongs to.
  package var group: CallbackGroup
  /// The behaviour without an implementation, as a short phrase.
  package var defaultAnswer: String

  /// Makes the facts; the key is the name of the case, and the protocol follows from the callback.
  ///
  /// The selector and the Swift name are given where they do not follow from the key.
  init(
    _ callback: Callback,
    selector: String? = nil,
    swiftName: String? = nil,
    isImported: Bool = true,
    isRequired: Bool = false,
    introduced: SystemVersion,
    deprecated: SystemVersion? = nil,
    takes argumentShape: ArgumentShape,
    answers answerKind: AnswerKind = .void,
    group: CallbackGroup,
    byDefault defaultAnswer: String = "nothing: the table only notifies"
  ) {
    self.callback = callback
    key = "\(callback)"
    self.declaringProtocol = callback.declaringProtocol
    self.selector = selector ?? Self.selector(of: key)
    self.swiftName = isImported ? swiftName ?? Self.imported(self.selector) : nil
    self.isRequired = isRequired
    self.introduced = introduced
    self.deprecated = deprecated
    self.argumentShape = argumentShape
    self.answerKind = answerKind
    self.group = group
    self.defaultAnswer = defaultAnswer
  }

  /// Returns `tableView:canEditRowAtIndexPath:` for `canEditRowAt`.
  private static func selector(of key: String) -> String {
    if key.hasSuffix("RowAt") { return "tableView:\(key)IndexPath:" }
    return key.hasPrefix("scrollView") || key.hasPrefix("tableView")
      ? "\(key):" : "tableView:\(key):"
  }

  /// Returns `tableView(_:canEditRowAt:)` for `tableView:canEditRowAtIndexPath:`.
  private static func imported(_ selector: String) -> String {
    let parts = selector.split(separator: ":").map { part in
      part.hasSuffix("AtIndexPath") ? part.dropLast("IndexPath".count) : part
    }
    return "\(parts[0])(_:\(parts.dropFirst().map { "\($0):" }.joined()))"
  }

  package var recipient: Recipient { declaringProtocol.recipient }

  /// The Swift name, or the selector of the callback that has none.
  package var name: String { swiftName ?? selector }
}
