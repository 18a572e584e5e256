/// What every callback needs before anything happens: a client that implements it.
enum SetUpGates {
  /// The gates of a callback, the first question first.
  static func gates(of callback: Callback) -> [Gate] {
    let sent = callback.isSentByTable ? [] : [sentByTable]
    return sent + [versionKnows(callback), clientSet(callback), implemented(callback), appRuns]
  }

  private static let appRuns = Gate(
    .appRuns,
    "No exception has ended the app.",
    rule: .passedOver
  )

  /// The last question: whether anything happens that leads to the call.
  static let broughtAbout = Gate(
    .broughtAbout,
    "Something triggers the call.",
    rule: .passedOver
  )

  static func versionKnows(_ callback: Callback) -> Gate {
    .standing(.versionKnows, "The iOS version has the callback.", rule: .passedOver) {
      table,
      _ in callback.isAvailable(on: table.profile.version)
    }
  }

  static func implemented(_ callback: Callback) -> Gate {
    .standing(.implemented, "The client implements the callback.", rule: .passedOver) { table, _ in
      table.implements(callback)
    }
  }

  private static let sentByTable = Gate.standing(
    .sentByTable,
    "A table calls this method. A table has nothing to zoom.",
    rule: .passedOver,
    holds: { _, _ in false }
  )

  private static func clientSet(_ callback: Callback) -> Gate {
    .standing(
      .clientSet,
      "The object that receives the call is set on the table.",
      rule: .dataSourceSet
    ) {
      table,
      _ in table.clients[callback.recipient] != nil
    }
  }
}
