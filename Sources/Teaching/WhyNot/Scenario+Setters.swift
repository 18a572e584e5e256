import Scenarios
import TableTrace

/// A step that sets the data source or the delegate.
struct ClientSetter {
  /// The index of the step, or of the turn with the step.
  var place: Int
  var step: ScenarioStep
  /// The name of the client, or nil if the client is removed.
  var name: String?
}

extension Scenario {
  /// Returns the steps that set the data source or the delegate, in order.
  func setters(of recipient: Recipient) -> [ClientSetter] {
    steps.enumerated().flatMap { place, step in
      step.withInner.compactMap { step in
        step.setter(of: recipient).map { ClientSetter(place: place, step: step, name: $0) }
      }
    }
  }
}

extension ScenarioStep {
  /// Returns the name of the client that the step sets, or nil for another step.
  fileprivate func setter(of recipient: Recipient) -> String?? {
    if recipient == .dataSource, case .setDataSource(let name) = action { return .some(name) }
    if recipient == .delegate, case .setDelegate(let name) = action { return .some(name) }
    return nil
  }
}
