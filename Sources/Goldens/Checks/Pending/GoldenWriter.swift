package import Goldens
package import Project

/// Writes goldens that somebody accepted, and adds up what changes.
package struct GoldenWriter {
  private let world: World
  private let kept: ProtectedFiles
  /// How many were written.
  package private(set) var written = 0
  /// Those of these that are the traces of the last check.
  package private(set) var promoted: [PendingFile] = []
  /// How many lines changed in which way.
  package private(set) var sum = ChangeSum()
  private var leftovers = LeftoverSearch()

  /// Writes where nothing of `kept` stands.
  package init(_ kept: ProtectedFiles, in world: World) {
    self.world = world
    self.kept = kept
  }

  /// Refuses a golden that a link puts outside of the project, or onto another file of it.
  package func check(_ change: GoldenChange) throws(FileError) {
    try kept.checkLinks(change.path)
    try ProjectTree(goldens: change.place.goldens, files: world.files.readable).check(change.path)
  }

  /// Says what killed runs left that is gone now.
  package func noteLeftovers() throws(FileError) {
    if let sentence = leftovers.sentence { try world.note(sentence) }
  }

  /// Writes one golden, says what changes, and drops the trace that was kept for it.
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
