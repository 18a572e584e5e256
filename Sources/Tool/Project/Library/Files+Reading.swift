/// What can be read is read without asking for it by name.
extension Files {
  /// What stands at a path; nil when nothing does.
  package func kind(of path: String) -> FileKind? { readable.kind(of: path) }

  /// The whole content of a file.
  package func read(_ path: String) throws(FileError) -> [UInt8] { try readable.read(path) }

  /// Everything that comes from standard input.
  package func readStandardInput() throws(FileError) -> [UInt8] { try readable.readStandardInput() }

  /// The folder that relative paths begin in; empty where there is none.
  package var currentFolder: String { readable.currentFolder }
}

extension ReadableFiles {
  /// The size of the content, for files in memory.
  package func size(of path: String) -> Int? {
    guard kind(of: path) == .file else { return nil }
    return (try? read(path))?.count
  }
}
