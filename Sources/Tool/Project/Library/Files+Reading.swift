/// Makes the readable files' methods available directly.
extension Files {
  package func kind(of path: String) -> FileKind? { readable.kind(of: path) }

  package func read(_ path: String) throws(FileError) -> [UInt8] { try readable.read(path) }

  package func readStandardInput() throws(FileError) -> [UInt8] { try readable.readStandardInput() }

  /// The folder of relative paths, or empty if there is none.
  package var currentFolder: String { readable.currentFolder }
}

extension ReadableFiles {
  /// Returns the size of the content, for files in memory.
  package func size(of path: String) -> Int? {
    guard kind(of: path) == .file else { return nil }
    return (try? read(path))?.count
  }
}
