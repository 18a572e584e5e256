import TableTrace

enum CallbackTable {
  /// Returns the keys of a recipient: one for each of its callbacks, with a script as the value.
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

  /// An object in `clients`, which can be the data source, the delegate or both.
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
