/// The clients, and the handlers of all callbacks that they implement and the version has.
struct Clients {
  private var clients: [Recipient: Client] = [:]
  private var handlers: [Handler?] = Array(repeating: nil, count: Callback.allCases.count)

  /// The handler of a callback, or nil if it is not implemented.
  subscript(callback: Callback) -> Handler? { handlers[callback.rawValue] }

  func implement(_ callback: Callback) -> Bool { handlers[callback.rawValue] != nil }

  subscript(recipient: Recipient) -> Client? { clients[recipient] }

  /// The clients with ``Client/isKnownByCalls``.
  private var learnt: Set<Recipient> = []
  private(set) var areLearnt = false

  /// Returns the callback of a call that may turn out not to be implemented, or nil.
  func callbackToLearn(_ call: Call) -> Callback? {
    guard case .callback(let callback) = call.message else { return nil }
    return isLearnt(callback) ? callback : nil
  }

  /// Returns whether a callback may turn out not to be implemented when it is called.
  func isLearnt(_ callback: Callback) -> Bool {
    learnt.contains(callback.recipient)
  }

  /// Marks a callback as not implemented until a client is set.
  mutating func forget(_ callback: Callback) {
    handlers[callback.rawValue] = nil
  }

  mutating func set(_ client: Client?, as recipient: Recipient, for version: SystemVersion) {
    let known = client?.known(to: version)
    clients[recipient] = known
    if known?.isKnownByCalls == true {
      learnt.insert(recipient)
    } else {
      learnt.remove(recipient)
    }
    areLearnt = !learnt.isEmpty
    for callback in Callback.allCases where callback.recipient == recipient {
      handlers[callback.rawValue] = known?[callback]
    }
  }
}
