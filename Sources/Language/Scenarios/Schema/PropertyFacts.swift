import TableTrace

/// A property of the table that a scenario can set.
struct PropertyFacts: Sendable {
  /// Sets a value in the properties of a table.
  typealias Setter = @Sendable (TableProperty.Value, inout TableProperties) -> Void

  var name: String
  /// The Objective-C name, or nil if it equals the Swift name.
  var selector: String?
  var introduced: SystemVersion
  var kind: PropertyKind
  var documentation = ""
  /// The effect of setting the property.
  ///
  /// It does nothing if the property affects no call.
  var set: Setter = { _, _ in }

  init(
    _ name: String,
    _ kind: PropertyKind,
    since major: Int,
    minor: Int = 0,
    objc selector: String? = nil
  ) {
    self.name = name
    self.selector = selector
    self.introduced = .iOS(major, minor)
    self.kind = kind
  }

  func isAvailable(on version: SystemVersion) -> Bool {
    version.isAtLeast(introduced.major, introduced.minor)
  }

  func says(_ documentation: String) -> PropertyFacts {
    var facts = self
    facts.documentation = documentation
    return facts
  }

  /// Returns the property with the effect of setting it.
  func sets(_ set: @escaping Setter) -> PropertyFacts {
    var facts = self
    facts.set = set
    return facts
  }

  /// Returns the property with a flag that setting it changes.
  func sets(_ flag: any WritableKeyPath<TableProperties, Bool> & Sendable) -> PropertyFacts {
    sets { value, properties in
      if case .flag(let new) = value { properties[keyPath: flag] = new }
    }
  }

  /// Returns the property with a height that setting it changes.
  func sets(
    _ height: any WritableKeyPath<TableProperties, TableProperties.Height> & Sendable
  ) -> PropertyFacts {
    sets { value, properties in
      if let new = value.height { properties[keyPath: height] = new }
    }
  }
}
