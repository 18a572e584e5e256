/// Finds the files below a folder, and records unreadable parts.
package struct FolderWalk: Sendable {
  /// The most entries of a search, unless a larger limit is requested.
  package static let entryLimit = 10_000
  /// No limit, because no disk has as many entries.
  package static let unlimited = Int.max / 2
  /// Folders of other tools, whose entries are not counted.
  private static let uncounted: Set = [".git", ".build"]

  /// The files with one of the suffixes, sorted, without hidden files.
  package private(set) var files: [String] = []
  /// Unreadable folders and broken links, in the order of the search.
  package private(set) var problems: [FileError] = []
  /// Links to folders, which are not followed.
  package private(set) var linkedFolders: [String] = []
  /// The files with a suffix in capitals.
  package private(set) var inCapitals: [String] = []
  private let suffixes: [String]
  private let top: String
  /// The limit that an error names, which is the same for all searches.
  private let limit: Int
  /// The number of entries that are still allowed.
  private var left: Int

  /// Searches a folder and its subfolders.
  ///
  /// `more` entries above the limit are allowed.
  ///
  /// - Throws: an error only if there are more entries than the limit.
  package init(
    below folder: String,
    suffixes: [String],
    more: Int = 0,
    in files: any ReadableFiles
  ) throws(FileError) {
    self.suffixes = suffixes
    top = folder
    let (sum, isOver) = files.entryLimit.addingReportingOverflow(more)
    limit = files.entryLimit
    left = isOver ? Self.unlimited : min(sum, Self.unlimited)
    try walk(folder, files)
  }

  private mutating func walk(_ folder: String, _ disk: any ReadableFiles) throws(FileError) {
    let names: [String]
    do throws(FileError) {
      names = try disk.names(in: folder, atMost: left + Self.uncounted.count)
    } catch {
      problems.append(error)
      return
    }
    left -= names.count { !Self.uncounted.contains($0) }
    guard left >= 0 else { throw .tooManyEntries(path: top, limit: limit) }
    for name in names where !name.hasPrefix(".") {
      try visit(FilePath.join(folder, name), disk)
    }
  }

  private mutating func visit(_ path: String, _ disk: any ReadableFiles) throws(FileError) {
    let isWanted = suffixes.contains { path.hasSuffix($0) }
    switch disk.kind(of: path) {
    case .folder:
      if disk.isLink(path) { linkedFolders.append(path) } else { try walk(path, disk) }
    case .file where isWanted: files.append(path)
    case .file: if suffixes.contains(where: path.lowercased().hasSuffix) { inCapitals.append(path) }
    case nil where isWanted:
      // Reading the file later reports what is wrong.
      files.append(path)
    case nil:
      // The name exists, but its target is unknown. Reading it reports why.
      do throws(FileError) { _ = try disk.read(path) } catch { problems.append(error) }
    }
  }
}
