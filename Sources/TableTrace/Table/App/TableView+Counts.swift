/// Questions of the app about counts and sizes; a table that has loaded nothing loads first.
extension TableView {
  /// Returns `numberOfSections`.
  public func numberOfSections() throws(UIKitException) -> Int {
    try loadIfNeeded()
    switch content.loaded {
    case .nothing: return 0
    case .counts(let counts): return counts.count
    case .geometry: return content.sections.count
    }
  }

  /// Returns `numberOfRows(inSection:)`.
  ///
  /// - Throws: UIKit's exception from iOS 13 on for a section that does not exist; earlier it has
  ///   `NSNotFound` rows, which is `Int.max`.
  public func numberOfRows(inSection section: Int) throws(UIKitException) -> Int {
    let count = try numberOfSections()
    guard (0..<count).contains(section) else {
      guard profile[GeometryRules.invalidSection] else { return .max }
      throw UIKitException.invalidSection(section, count: count)
    }
    if case .counts(let counts) = content.loaded { return counts[section] }
    return content.sections[section].rows.count
  }

  /// Returns `contentSize`, in points.
  public func contentSize() throws(UIKitException) -> Size {
    try loadGeometryIfNeeded()
    return measuredContentSize
  }
}
