import Scenarios
package import TableTrace

/// A hook of a cell or the view controller, or the cell provider, as `explain` shows it.
package struct HookPage {
  var hook: Message

  package init(
    hook: Message
  ) {
    self.hook = hook
  }

  package var explained: Explanation {
    let recipient = hook.recipient.rawValue
    let text = ExplanationText.of(.hook, "\(recipient).\(hook.key)")
    return Explanation(
      name: hook.name(.swift),
      facts: [
        [
          PageText(hook.name(.swift)), PageText(hook.name(.objc)),
          PageText("received by \(recipient)"),
        ]
      ],
      purpose: text.purpose ?? "",
      shown: [
        .headline("in a trace"),
        .words([
          PageText("To see these calls, add '\(recipient)' to the list 'trace' of a scenario.")
        ]),
      ] + written,
      related: text.related.map { name in
        HookPage.hooks.contains { $0.key == name } ? PageText(.hook, name) : .named(name)
      }
    )
  }

  /// How a scenario writes it, or nothing if no scenario does.
  private var written: [PagePart] {
    switch hook {
    case .cell, .controller:
      ScenarioReference.part(about: hook.key).map {
        [.headline("how a scenario writes it"), .reference($0)]
      } ?? []
    case .cellProvider, .callback: []
    }
  }
}

extension HookPage {
  /// The hooks by short name.
  ///
  /// A cell and the view controller can use the same short name.
  package static let hooks: [(key: String, messages: [Message])] = {
    let all: [(String, Message)] =
      ControllerHook.allCases.map { ($0.rawValue, .controller($0)) }
      + CellHook.allCases.map { ($0.key, .cell($0)) } + [("cellProvider", .cellProvider)]
    var hooks: [(key: String, messages: [Message])] = []
    for (key, message) in all {
      if let place = hooks.firstIndex(where: { $0.key == key }) {
        hooks[place].messages.append(message)
      } else {
        hooks.append((key, [message]))
      }
    }
    return hooks
  }()
}

extension Message {
  /// Returns the hook with this name, or nil for other names and callbacks.
  static func hook(_ word: String) -> Message? {
    guard let message = named(word), case .callback = message else { return named(word) }
    return nil
  }
}
