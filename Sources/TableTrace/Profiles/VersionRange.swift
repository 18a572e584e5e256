/// The value of a rule from one version on, until the next version range of the same platform.
///
/// A new version range is a change of the table. If only the evidence changes, it is a further
/// ``Grade``.
package struct VersionRange<Value: Sendable>: Sendable {
  /// The first version.
  package let since: SystemVersion
  /// The value that the simulated table obeys; nothing in a statement.
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

  /// Makes a version range of a rule that decides; the first one covers the oldest iOS.
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
  /// Returns the place of the last of some versions, oldest first, that this one has reached.
  ///
  /// A Catalyst version before all that are named of Catalyst follows the iOS of the same number.
  func range(among starts: [SystemVersion]) -> Int? {
    let sameNumber = SystemVersion(.iOS, major, minor, patch)
    return starts.lastIndex { $0.platform == platform && $0 <= self }
      ?? starts.lastIndex { $0.platform == .iOS && $0 <= sameNumber }
  }
}
