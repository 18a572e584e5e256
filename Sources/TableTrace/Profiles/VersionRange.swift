/// The value of a rule from one version on, until the next version range of the same platform.
///
/// A new version range means that the table behaves differently. If only the evidence changes, the
/// range gets another ``Grade``.
package struct VersionRange<Value: Sendable>: Sendable {
  /// The first version.
  package let since: SystemVersion
  /// The value that the simulated table follows; `Void` in a statement.
  package let value: Value
  package let says: String
  /// The certainty, version by version; never empty.
  package let grades: [Grade]

  init(since: SystemVersion = .iOS(4), _ value: Value, _ says: String, _ shown: [Grade]) {
    self.since = since
    self.value = value
    self.says = says
    grades = Grade.all(shown)
  }

  /// Makes a version range of a rule with a value; the first range covers the oldest iOS.
  package init(
    since: SystemVersion = .iOS(4),
    _ value: Value,
    _ says: String,
    _ shown: Grade...
  ) {
    self.init(since: since, value, says, shown)
  }
}

extension VersionRange<Void> {
  package init(since: SystemVersion = .iOS(4), _ says: String, _ shown: Grade...) {
    self.init(since: since, (), says, shown)
  }
}

extension SystemVersion {
  /// Returns the index of the last of these versions that is not newer than this one.
  ///
  /// A Catalyst version that is older than all Catalyst versions in the list follows iOS of the
  /// same number.
  func range(among starts: [SystemVersion]) -> Int? {
    let sameNumber = SystemVersion(.iOS, major, minor, patch)
    return starts.lastIndex { $0.platform == platform && $0 <= self }
      ?? starts.lastIndex { $0.platform == .iOS && $0 <= sameNumber }
  }
}
