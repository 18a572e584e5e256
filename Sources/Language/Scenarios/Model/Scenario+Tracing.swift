package import TableTrace

extension Scenario {
  /// The callbacks that any of its clients implements, in the order of the catalogue.
  package var callbacks: [Callback] {
    let scripts = Array(clients.values) + Array(otherClients.values)
    let implemented = Set(scripts.flatMap { $0.callbacks.map(\.callback) })
    return Callback.allCases.filter(implemented.contains)
  }

  /// The recipients whose calls are traced: the written ones, or all that can have callbacks here.
  ///
  /// Hooks of cells and a cell provider are traced only on request. Hooks of the controller are
  /// also traced if it reacts.
  package var tracedRecipients: Set<Recipient> {
    if let trace { return Set(trace) }
    var recipients = Set(Recipient.allCases)
    recipients.subtract([.cell, .cellProvider])
    if controller.isEmpty { recipients.remove(.controller) }
    return recipients
  }
}
