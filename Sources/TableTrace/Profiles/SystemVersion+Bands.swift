extension SystemVersion {
  /// The place of the last of some releases, oldest first, that this one has reached.
  ///
  /// A Catalyst release before all that are named of Catalyst follows the iOS of the same number.
  func band(among starts: [SystemVersion]) -> Int? {
    let sameNumber = SystemVersion(.iOS, major, minor, patch)
    return starts.lastIndex { $0.platform == platform && $0 <= self }
      ?? starts.lastIndex { $0.platform == .iOS && $0 <= sameNumber }
  }
}
