import Project
package import Reports

extension World {
  /// Where the current folder lies in its repository: below the nearest folder with `.git`, or else the
  /// one that a build server names.
  package var repositoryPlace: RepositoryPlace {
    let current = files.currentFolder
    let parts = current.split(separator: "/")
    for above in 0...parts.count {
      let git = String(repeating: "../", count: above) + ".git"
      guard files.kind(of: git) != nil else { continue }
      let root = "/" + parts.dropLast(above).joined(separator: "/")
      return RepositoryPlace(currentFolder: current, root: root)
    }
    return RepositoryPlace(currentFolder: current, root: environment.workspace ?? current)
  }
}
