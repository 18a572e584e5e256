/// The files below a folder, and what in it cannot be reached; neither stops the walk.
package struct FolderWalk: Sendable {
  /// The files whose names end in one of the suffixes, sorted; hidden ones are left out.
  package private(set) var files: [String] = []
  /// Folders and links that lead nowhere, in the order of the walk.
  package private(set) var problems: [FileError] = []
  /// Links to folders, which the walk does not follow.
  package private(set) var linkedFolders: [String] = []
  /// The files whose names end in a suffix that is written in capitals.
  package private(set) var inCapitals: [String] = []
  private let suffixes: [String]

  /// Walks through a folder and those below it.
  package init(below folder: String, suffixes: [String], in files: any ReadableFiles) {
    self.suffixes = suffixes
    walk(folder, files)
  }

  private mutating func walk(_ folder: String, _ disk: any ReadableFiles) {
    do throws(FileError) {
      for name in try disk.names(in: folder) where !name.hasPrefix(".") {
        visit(FilePath.join(folder, name), disk)
      }
    } catch {
      problems.append(error)
    }
  }

  private mutating func visit(_ path: String, _ disk: any ReadableFiles) {
    let isWanted = suffixes.contains { path.hasSuffix($0) }
    switch disk.kind(of: path) {
    case .folder:
      if disk.isLink(path) { linkedFolders.append(path) } else { walk(path, disk) }
    case .file where isWanted: files.append(path)
    case .file: if suffixes.contains(where: path.lowercased().hasSuffix) { inCapitals.append(path) }
    case nil where isWanted:
      // Whoever reads it says what is wrong.
      files.append(path)
    case nil:
      // The name is there and what it stands for cannot be seen: reading tells why.
      do throws(FileError) { _ = try disk.read(path) } catch { problems.append(error) }
    }
  }
}
