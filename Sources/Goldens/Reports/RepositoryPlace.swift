/// The folder of a check in its repository, so that reports name files as the repository does.
package struct RepositoryPlace: Hashable, Sendable {
  /// The top level of the repository as an absolute path, or empty if it is unknown.
  private let root: String
  /// The path from there to the current folder, with a slash at its end, or empty at the top level.
  private let folder: String

  /// Creates a place from absolute paths, with the current folder for an unknown top level.
  package init(currentFolder: String = "", root: String = "") {
    let isBelow = !root.isEmpty && currentFolder.hasPrefix(root + "/")
    self.root = isBelow || currentFolder == root ? root : ""
    folder = isBelow ? currentFolder.dropFirst(root.count + 1) + "/" : ""
  }

  /// The path of a file from the top level of the repository, if the file is inside it.
  package func path(_ file: String) -> String {
    if file.hasPrefix("/") {
      let isInside = !root.isEmpty && file.hasPrefix(root + "/")
      return isInside ? String(file.dropFirst(root.count + 1)) : file
    }
    var folders = folder.split(separator: "/")
    var rest = file[...]
    while rest.hasPrefix("../"), !folders.isEmpty {
      folders.removeLast()
      rest = rest.dropFirst(3)
    }
    return (folders + [rest]).joined(separator: "/")
  }
}
