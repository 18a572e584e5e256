import TableTrace

enum CallbackTable {
  /// Returns the keys of a recipient, which are the scripts of its callbacks.
  static func client(_ recipient: Recipient) -> Shape {
    .choice([
      .nothing, .words("client", ["none"]),
      .object(
        ObjectShape(recipient.rawValue, keys: .callbacks(recipient)) {
          fields([recipient])
        }
      ),
    ])
  }

  /// A further client, which can be data source and delegate.
  static let namedClient = Shape.choice([
    .nothing,
    .object(
      ObjectShape("a client", keys: .clientCallbacks) {
        fields([.dataSource, .delegate])
      }
    ),
  ])

  static let controller = ObjectShape(Recipient.controller.rawValue, keys: .callbacks(.controller))
  {
    ControllerHook.allCases.map { hook in
      Field(
        hook.rawValue,
        .definition(.callbackReactions),
        aliases: aliases([hook.name(.swift), hook.name(.objc)], of: hook.rawValue)
      )
      .says("Reactions in `\(hook.name(.swift))`.")
    }
  }

  private static func fields(_ recipients: [Recipient]) -> [Field] {
    Callback.allCases.filter { recipients.contains($0.recipient) }.map { callback in
      let facts = callback.facts
      return Field(facts, .script(ScriptShape(facts)))
    }
  }

  /// Returns the other spellings of a key, also without the last colon of a selector.
  static func aliases(_ names: [String], of key: String) -> [String] {
    let bare = names.filter { $0.hasSuffix(":") }.map { String($0.dropLast()) }
    return Set(names + bare).subtracting([key]).sorted()
  }
}
