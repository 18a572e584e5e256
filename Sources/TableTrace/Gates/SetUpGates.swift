/// The gates of every callback: a client is set and implements it.
enum SetUpGates {
  /// Returns the gates of a callback, the first question first.
  static func gates(of callback: Callback) -> [Gate] {
    let sent = callback.isSentByTable ? [] : [sentByTable]
    return sent + [versionKnows(callback), clientSet(callback), implemented(callback), appRuns]
  }

  private static let appRuns = Gate(.appRuns, rule: .skippedCallback)

  /// The last question: whether anything happens that leads to the call.
  static let broughtAbout = Gate(.broughtAbout, rule: .skippedCallback)

  static func versionKnows(_ callback: Callback) -> Gate {
    .standing(.versionKnows, rule: .skippedCallback) {
      table,
      _ in callback.isAvailable(on: table.profile.version)
    }
  }

  static func implemented(_ callback: Callback) -> Gate {
    .standing(.implemented, rule: .skippedCallback) { table, _ in
      table.implements(callback)
    }
  }

  private static let sentByTable = Gate.standing(.sentByTable, rule: .skippedCallback) { _, _ in
    false
  }

  private static func clientSet(_ callback: Callback) -> Gate {
    .standing(.clientSet, rule: .dataSourceSet) {
      table,
      _ in table.clients[callback.recipient] != nil
    }
  }
}
