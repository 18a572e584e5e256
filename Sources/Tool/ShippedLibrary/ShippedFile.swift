/// A file of the repository that is embedded in the tool, such as a scenario, a recorded log or a
/// page of the handbook.
///
/// A build creates the constants from the files.
package struct ShippedFile: Sendable {
  /// The path relative to the root of the repository, such as `Scenarios/load/first-load.yaml`.
  package let path: String
  package let text: String

  package var bytes: [UInt8] { Array(text.utf8) }

  /// Whether the file is part of the player's page, and not of the library.
  package var isOfPage: Bool { path.hasPrefix("Sources/") }

  /// Returns the file at a path, or nil if it is not embedded.
  package static func at(_ path: String) -> ShippedFile? {
    all[place(of: path)...].first.flatMap { $0.path.utf8.elementsEqual(path.utf8) ? $0 : nil }
  }

  /// Returns the files in a folder, sorted by path, or all for the empty path.
  package static func below(_ folder: String) -> ArraySlice<ShippedFile> {
    guard !folder.isEmpty else { return all[...] }
    let prefix = folder + "/"
    return all[place(of: prefix)...].prefix { $0.path.utf8.starts(with: prefix.utf8) }
  }

  /// Returns the index of a path, or the index at which it would be inserted.
  private static func place(of path: String) -> Int {
    var place = all.startIndex
    var end = all.endIndex
    while place < end {
      let middle = (place + end) / 2
      let isBefore = all[middle].path.utf8.lexicographicallyPrecedes(path.utf8)
      (place, end) = isBefore ? (middle + 1, end) : (place, middle)
    }
    return place
  }
}
