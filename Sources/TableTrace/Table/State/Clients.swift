/// The clients, and the handlers of all callbacks that they implement and the version knows.
struct Clients {
  private var clients: [Recipient: Client] = [:]
  private var handlers: [Handler?] = Array(repeating: nil, count: Callback.allCases.count)

  /// The handler of a callback; nil when nobody implements it.
  subscript(callback: Callback) -> Handler? { handlers[Int(callback.rawValue)] }

  /// The client of a kind.
  subscript(recipient: Recipient) -> Client? { clients[recipient] }

  /// Sets a client, with what a version knows of it.
  mutating func set(_ client: Client?, as recipient: Recipient, for version: SystemVersion) {
    let known = client?.known(to: version)
    clients[recipient] = known
    for callback in Callback.allCases where callback.recipient == recipient {
      handlers[Int(callback.rawValue)] = known?[callback]
    }
  }
}
