/// The folder with the project's settings, or the top of the repository, or the current folder.
package struct ProjectFolder {
  /// The path from the current folder.
  let path: String
  private let files: any ReadableFiles

  package init(in files: any ReadableFiles) throws(FileError) {
    self.files = files
    let settings = try SettingsFile(in: files).map { FilePath.folder(of: $0.path) }
    path = settings ?? FilePath.tidy((SettingsFile.folders(in: files).last ?? "") + ".")
  }

  /// Throws an error for a folder outside the project, whatever its name is.
  package func check(_ folder: String) throws(FileError) {
    guard let top = files.realPath(of: path), let real = files.realPath(of: folder),
      !ProjectTree.isBelow(top, real)
    else { return }
    throw .foreignFolder(path: folder, project: top)
  }

  /// Returns the repository inside one of these folders that contains a file, or nil if there is
  /// none.
  package func repository(of file: String, below folders: Set<String>) -> String? {
    var place = FilePath.folder(of: file)
    var found: String?
    while !folders.contains(place) {
      if files.kind(of: FilePath.join(place, ".git")) != nil { found = place }
      let above = FilePath.folder(of: place)
      // The file was named directly, and not found in a folder.
      if above == place { return nil }
      place = above
    }
    return found
  }
}
