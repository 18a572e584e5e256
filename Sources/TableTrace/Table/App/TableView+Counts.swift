/// Properties and methods of the app's queries for counts and sizes.
///
/// A table without data loads it first.
extension TableView {
  /// Returns the number of sections (`numberOfSections`).
  public func numberOfSections() throws(UIKitException) -> Int {
    try loadIfNeeded()
    switch content.loaded {
    case .nothing: return 0
    case .counts(let counts): return counts.count
    case .geometry: return content.sections.count
    }
  }

  /// Returns the number of rows of a section (`numberOfRows(inSection:)`).
  ///
  /// - Throws: UIKit's exception if the section does not exist, from iOS 13. Before iOS 13, such a
  ///   section has `NSNotFound` rows, which is `Int.max`.
  public func numberOfRows(inSection section: Int) throws(UIKitException) -> Int {
    let count = try numberOfSections()
    guard (0..<count).contains(section) else {
      guard profile[GeometryRules.invalidSection] else { return .max }
      throw UIKitException.invalidSection(section, count: count)
    }
    if case .counts(let counts) = content.loaded { return counts[section] }
    return content.sections[section].rows.count
  }

  /// Returns the content size, in points (`contentSize`).
  public func contentSize() throws(UIKitException) -> Size {
    try loadGeometryIfNeeded()
    return measuredContentSize
  }
}
