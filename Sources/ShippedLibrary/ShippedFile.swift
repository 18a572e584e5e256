/// A file of the repository that goes along inside the tool: a scenario, a recorded log, the ledger, a
/// part of the page of the player, a page of the handbook.
///
/// All of them are constants that a build makes from the files themselves; nothing is read, unpacked or
/// allocated until somebody asks.
package struct ShippedFile: Sendable {
  /// The path below the root of the repository, `Scenarios/load/first-load.yaml`.
  package let path: StaticString
  /// The list that it belongs to.
  let list: List
  /// The content, packed with the phrases of its list.
  let packed: StaticString

  /// The lists of files, each with phrases of its own.
  enum List: UInt8 { case all, handbook, driver }

  /// Whether it is a part of the page of the player, and so none of the library.
  package var isOfPage: Bool { path.withUTF8Buffer { $0.starts(with: "Sources/".utf8) } }

  /// The file at a path; nil when none goes along.
  package static func at(_ path: String) -> ShippedFile? {
    all[place(of: path)...].first.flatMap { file in
      file.path.withUTF8Buffer { $0.elementsEqual(path.utf8) } ? file : nil
    }
  }

  /// The files below a folder, sorted by path; the empty path is the root of them all.
  package static func below(_ folder: String) -> ArraySlice<ShippedFile> {
    guard !folder.isEmpty else { return all[...] }
    let prefix = folder + "/"
    return all[place(of: prefix)...].prefix { file in
      file.path.withUTF8Buffer { $0.starts(with: prefix.utf8) }
    }
  }

  /// The bytes of the content.
  package var bytes: [UInt8] {
    switch list {
    case .all: PackedTexts.all.unpack(packed)
    case .handbook: PackedTexts.handbook.unpack(packed)
    case .driver: PackedTexts.driver.unpack(packed)
    }
  }

  /// Where a path stands among all, or would stand: nothing is built to find a file.
  private static func place(of path: String) -> Int {
    var place = all.startIndex
    var end = all.endIndex
    while place < end {
      let middle = (place + end) / 2
      let isBefore = all[middle].path.withUTF8Buffer { $0.lexicographicallyPrecedes(path.utf8) }
      (place, end) = isBefore ? (middle + 1, end) : (place, middle)
    }
    return place
  }
}
