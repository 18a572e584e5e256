package import Goldens
package import Project

/// Writes accepted goldens, and counts the changes.
package struct GoldenWriter {
  private let world: World
  private let kept: ProtectedFiles
  package private(set) var written = 0
  /// The written goldens whose traces the last check had saved.
  package private(set) var promoted: [PendingFile] = []
  package private(set) var sum = ChangeSum()
  private var leftovers = LeftoverSearch()

  /// Creates a writer that does not overwrite protected files.
  package init(_ kept: ProtectedFiles, in world: World) {
    self.world = world
    self.kept = kept
  }

  /// Throws an error if a link puts the golden outside the project, or onto another file of the
  /// project.
  package func check(_ change: GoldenChange) throws(FileError) {
    try kept.checkLinks(change.path)
    try ProjectTree(goldens: change.place.goldens, files: world.files.readable).check(change.path)
  }

  /// Prints which temporary files of interrupted runs were removed.
  package func noteLeftovers() throws(FileError) {
    if let sentence = leftovers.sentence { try world.note(sentence) }
  }

  /// Writes one golden, prints the change, and removes the saved trace.
  package mutating func write(_ change: GoldenChange) throws(FileError) {
    if let (sentence, changes) = change.told {
      try check(change)
      try world.files.makeFolder(FilePath.folder(of: change.path))
      try change.write(in: world)
      if let replaced = change.replaced { try world.files.remove(replaced.path) }
      try world.print(sentence + "\n")
      written += 1
      if change.isPromoted { promoted.append(change.place) }
      sum += changes
    }
    leftovers.look(in: FilePath.folder(of: change.path), for: .goldens, of: world.files)
    try PendingStore(world: world).drop(change.place)
  }
}
