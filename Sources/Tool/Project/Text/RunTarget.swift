/// The target of a run's bytes: standard output, or a file that is written completely or not at
/// all.
///
/// It is a class because the sink that writes to it cannot throw. The first problem is kept for the
/// end.
package final class RunTarget {
  private let draft: (any FileDraft)?
  private let stream: any ByteStream
  private let world: World
  private var leftovers = LeftoverSearch()
  private var problem: FileError?

  package init(
    _ path: String?,
    _ durability: Durability = .lasting,
    in world: World
  ) throws(FileError) {
    self.world = world
    stream = world.output.standardOutput
    if let path, path != "-" {
      draft = try world.files.draft(path, durability)
      // Code that writes many files looks for leftovers itself.
      if case .lasting = durability {
        let name = FilePath.name(of: path)
        leftovers.look(in: FilePath.folder(of: path), for: .named(name), of: world.files)
      }
    } else {
      draft = nil
    }
  }

  package var isFile: Bool { draft != nil }

  /// Writes bytes unless an earlier write failed.
  package func write(_ bytes: [UInt8]) {
    guard problem == nil else { return }
    do throws(FileError) {
      if let draft {
        try draft.write(bytes[...])
      } else {
        try stream.write(bytes[...])
      }
    } catch {
      problem = error
    }
  }

  /// Keeps the first problem of the output.
  func fail(_ error: FileError) { problem = problem ?? error }

  /// Ends the output, or throws the first problem and leaves no file.
  package func close() throws(FileError) {
    if let problem {
      draft?.discard()
      throw problem
    }
    try draft?.commit()
    if let sentence = leftovers.sentence { try world.note(sentence) }
  }
}

@available(*, unavailable)
extension RunTarget: Sendable {}
