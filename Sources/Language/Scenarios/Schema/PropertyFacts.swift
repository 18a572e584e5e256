import TableTrace

/// A property of the table that a scenario can set.
struct PropertyFacts: Sendable {
  /// Writes a value into the properties of a table.
  typealias Setter = @Sendable (TableProperty.Value, inout TableProperties) -> Void

  var name: String
  /// The Objective-C name where it differs.
  var selector: String?
  var introduced: SystemVersion
  var kind: PropertyKind
  var documentation = ""
  /// What setting it does; nothing for a property that no call depends on.
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

  /// Returns the property with its meaning.
  func says(_ documentation: String) -> PropertyFacts {
    var facts = self
    facts.documentation = documentation
    return facts
  }

  /// Returns the property with what setting it does.
  func sets(_ set: @escaping Setter) -> PropertyFacts {
    var facts = self
    facts.set = set
    return facts
  }

  /// Returns the property of a flag, which setting it changes.
  func sets(_ flag: any WritableKeyPath<TableProperties, Bool> & Sendable) -> PropertyFacts {
    sets { value, properties in
      if case .flag(let new) = value { properties[keyPath: flag] = new }
    }
  }

  /// Returns the property of a height, which setting it changes.
  func sets(
    _ height: any WritableKeyPath<TableProperties, TableProperties.Height> & Sendable
  ) -> PropertyFacts {
    sets { value, properties in
      if let new = value.height { properties[keyPath: height] = new }
    }
  }
}
