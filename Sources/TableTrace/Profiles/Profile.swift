/// The values of all rules for one version, which the simulated table follows.
package struct Profile: Sendable {
  package let version: SystemVersion
  /// A rule whose value is taken from another version.
  private let exchange: (rule: RuleID, version: SystemVersion)?
  /// Values that tests set instead of the version's values.
  private var others: [RuleID: any Sendable] = [:]
  /// Whether all values are those of the version.
  private var isPlain = true

  /// Takes the values of a version.
  package init(_ version: SystemVersion) {
    self.version = version
    exchange = nil
  }

  /// Takes the values of a version, with the value of one rule in another version.
  package init(_ version: SystemVersion, with rule: RuleID, of other: SystemVersion) {
    self.version = version
    exchange = (rule, other)
    isPlain = false
  }

  /// The value of a rule.
  package subscript<Value>(rule: Rule<Value>) -> Value {
    get {
      if isPlain { return rule.value(for: version) }
      // The cast must not mistake a missing entry for the value nil of an optional rule.
      if let stored = others[rule.id], let other = stored as? Value { return other }
      guard let exchange, exchange.rule == rule.id else { return rule.value(for: version) }
      return rule.value(for: exchange.version)
    }
    set {
      others[rule.id] = newValue
      isPlain = false
    }
  }
}
