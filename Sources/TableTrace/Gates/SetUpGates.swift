/// The gates that every callback has, for example that the delegate is set and implements it.
enum SetUpGates {
  /// Returns the gates in the order in which they are checked.
  static func gates(of callback: Callback) -> [Gate] {
    let sent = callback.isSentByTable ? [] : [sentByTable]
    return sent + [versionKnows(callback), clientSet(callback), implemented(callback), appRuns]
  }

  private static let appRuns = Gate(.appRuns, rule: .skippedCallback)

  /// The last gate: something triggers the call.
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
