/// Checks that all output stays inside the project's folder, whatever links exist.
package struct ProjectTree {
  var goldens: String
  /// The files for resolving links.
  var files: any ReadableFiles

  package init(
    goldens: String,
    files: any ReadableFiles
  ) {
    self.goldens = goldens
    self.files = files
  }

  /// Throws an error if a link puts the path outside.
  package func check(_ path: String) throws(FileError) {
    try check(path, below: FilePath.folder(of: goldens))
  }

  /// Throws an error if the path is outside the project and the current folder, by its name only.
  package func checkNamed(_ path: String) throws(FileError) {
    let tops = [FilePath.folder(of: goldens), "."]
    if let top = tops.first(where: { Self.isNamed(path, below: $0) }) {
      try check(path, below: top)
    }
  }

  private static func isNamed(_ path: String, below top: String) -> Bool {
    let isAround = top.split(separator: "/").allSatisfy { $0 == "." || $0 == ".." }
    if isAround, !top.hasPrefix("/") { return isInside(path) }
    return path.hasPrefix(top + "/")
  }

  private func check(_ path: String, below folder: String) throws(FileError) {
    guard let top = files.realPath(of: folder) else { return }
    var place = path
    while files.realPath(of: place) == nil {
      if files.isLink(place) { throw .brokenLink(path: place) }
      let folder = FilePath.folder(of: place)
      guard folder != place else { return }
      place = folder
    }
    guard let real = files.realPath(of: place), !Self.isBelow(top, real) else { return }
    throw .kept(path: path, .elsewhere(real))
  }

  /// Throws an error if a link puts a saved trace elsewhere, such as among the goldens.
  package func checkPending(_ path: String) throws(FileError) {
    try check(path)
    var place = path
    while place != goldens, place != FilePath.folder(of: place) {
      if files.isLink(place) {
        throw .kept(path: path, .elsewhere(files.realPath(of: place) ?? place))
      }
      place = FilePath.folder(of: place)
    }
  }

  /// Whether a path without links is in a folder.
  static func isBelow(_ top: String, _ path: String) -> Bool {
    // Only files in memory have relative real paths.
    if top == "." { return isInside(path) }
    return path == top || top == "/" || path.hasPrefix(top + "/")
  }

  /// Whether the name of a path stays in the current folder.
  private static func isInside(_ path: String) -> Bool {
    !path.hasPrefix("/") && path != ".." && !path.hasPrefix("../")
  }
}
