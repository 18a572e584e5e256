/// The facts about one callback, as UIKit's headers and documentation publish them.
package struct CallbackFacts: Hashable, Sendable {
  package var callback: Callback
  package var declaringProtocol: DeclaringProtocol
  /// The Objective-C selector, such as `tableView:cellForRowAtIndexPath:`.
  package var selector: String
  /// The Swift name, such as `tableView(_:cellForRowAt:)`, or nil if Swift does not import the
  /// method.
  package var swiftName: String?
  /// Whether a class that adopts the protocol must implement it.
  package var isRequired: Bool
  /// The first iOS version that calls it.
  package var introduced: SystemVersion
  /// The iOS version that deprecated it, or nil.
  package var deprecated: SystemVersion?
  /// The arguments, without the table or scroll view itself.
  package var argumentShape: ArgumentShape
  package var answerKind: AnswerKind
  /// The topic it belongs to.
  package var group: CallbackGroup
  /// What the table does if the callback is not implemented, as a short phrase.
  package var defaultAnswer: String

  /// Makes the facts of an optional callback.
  ///
  /// The selector and the Swift name are derived from the key, which is the name of the case.
  init(
    _ callback: Callback,
    since major: Int,
    minor: Int = 0,
    until deprecated: Int? = nil,
    _ argumentShape: ArgumentShape,
    _ answerKind: AnswerKind,
    _ group: CallbackGroup
  ) {
    self.callback = callback
    declaringProtocol = callback.declaringProtocol
    selector = Self.selector(of: callback.stringValue)
    swiftName = Self.imported(selector)
    isRequired = false
    introduced = .iOS(major, minor)
    self.deprecated = deprecated.map { .iOS($0) }
    self.argumentShape = argumentShape
    self.answerKind = answerKind
    self.group = group
    defaultAnswer = "nothing changes: the call is only a notification"
  }

  /// Returns the facts with a selector and a Swift name that cannot be derived from the key.
  func named(_ selector: String? = nil, swift name: String? = nil) -> CallbackFacts {
    var facts = self
    if let selector { facts.selector = selector }
    facts.swiftName = name ?? Self.imported(facts.selector)
    return facts
  }

  /// Returns the facts with a phrase about what the table does if the callback is not implemented.
  func byDefault(_ answer: String) -> CallbackFacts {
    var facts = self
    facts.defaultAnswer = answer
    return facts
  }

  /// The facts, for a callback that a class must implement.
  var required: CallbackFacts {
    var facts = self
    facts.isRequired = true
    return facts
  }

  /// The facts, for a callback that Swift does not import.
  var notImported: CallbackFacts {
    var facts = self
    facts.swiftName = nil
    return facts
  }

  /// Returns the selector for a key, such as `tableView:canEditRowAtIndexPath:` for `canEditRowAt`.
  private static func selector(of key: String) -> String {
    if key.hasSuffix("RowAt") { return "tableView:\(key)IndexPath:" }
    return key.hasPrefix("scrollView") || key.hasPrefix("tableView")
      ? "\(key):" : "tableView:\(key):"
  }

  /// Returns the Swift name of a selector.
  ///
  /// For example, `tableView:canEditRowAtIndexPath:` becomes `tableView(_:canEditRowAt:)`.
  private static func imported(_ selector: String) -> String {
    let parts = selector.utf8.split(separator: UInt8(ascii: ":")).map { part in
      let name = String(Substring(part))
      return name.hasSuffix("AtIndexPath") ? String(name.dropLast("IndexPath".count)) : name
    }
    return "\(parts[0])(_:\(parts.dropFirst().map { "\($0):" }.joined()))"
  }

  /// The short name that scenarios use, such as `cellForRowAt`.
  package var key: String { callback.stringValue }

  package var recipient: Recipient { declaringProtocol.recipient }

  /// The Swift name, or the selector if there is no Swift name.
  package var name: String { swiftName ?? selector }
}
