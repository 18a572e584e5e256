import TableTrace

/// A property of the table that a scenario can set.
struct PropertyFacts: Sendable {
  var name: String
  /// The Objective-C name where it differs.
  var selector: String?
  var introduced: SystemVersion
  var kind: PropertyKind
  var documentation: String

  init(
    _ name: String,
    _ kind: PropertyKind,
    since major: Int,
    minor: Int = 0,
    objc selector: String? = nil,
    _ documentation: String
  ) {
    self.name = name
    self.selector = selector
    self.introduced = .iOS(major, minor)
    self.kind = kind
    self.documentation = documentation
  }
}
