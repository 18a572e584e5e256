/// A file of the repository that goes along inside the tool: a scenario, a recorded log, the ledger, a
/// part of the page of the player, a page of the handbook.
///
/// All of them are constants that a build makes from the files themselves.
package struct ShippedFile: Sendable {
  /// The path below the root of the repository, `Scenarios/load/first-load.yaml`.
  package let path: String
  /// The content.
  package let text: String

  /// The bytes of the content.
  package var bytes: [UInt8] { Array(text.utf8) }

  /// Whether it is a part of the page of the player, and so none of the library.
  package var isOfPage: Bool { path.hasPrefix("Sources/") }

  /// The file at a path; nil when none goes along.
  package static func at(_ path: String) -> ShippedFile? {
    all[place(of: path)...].first.flatMap { $0.path.utf8.elementsEqual(path.utf8) ? $0 : nil }
  }

  /// The files below a folder, sorted by path; the empty path is the root of them all.
  package static func below(_ folder: String) -> ArraySlice<ShippedFile> {
    guard !folder.isEmpty else { return all[...] }
    let prefix = folder + "/"
    return all[place(of: prefix)...].prefix { $0.path.utf8.starts(with: prefix.utf8) }
  }

  /// Where a path stands among all, or would stand.
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
