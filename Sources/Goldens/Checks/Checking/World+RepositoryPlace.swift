import Project
package import Reports

extension World {
  /// The current folder in its repository, which has `.git` or is named by the build server.
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
