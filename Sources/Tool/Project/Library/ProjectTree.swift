/// The folder of a project, which contains all its output, whatever its links.
package struct ProjectTree {
  var goldens: String
  /// The files to resolve links.
  var files: any ReadableFiles

  package init(
    goldens: String,
    files: any ReadableFiles
  ) {
    self.goldens = goldens
    self.files = files
  }

  /// Refuses a path that a link puts outside.
  package func check(_ path: String) throws(FileError) {
    try check(path, below: FilePath.folder(of: goldens))
  }

  /// Refuses a path outside the project and the current folder, by its name only.
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

  /// Refuses a path of a pending trace that a link puts elsewhere, such as among the goldens.
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

  /// Whether a path stays in the current folder by its name.
  private static func isInside(_ path: String) -> Bool {
    !path.hasPrefix("/") && path != ".." && !path.hasPrefix("../")
  }
}
