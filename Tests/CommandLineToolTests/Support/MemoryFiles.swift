@testable import CommandLineTool

/// Files in memory.
///
/// A class, because what one command writes the next one reads.
final class MemoryFiles: Files {
  var contents: [String: [UInt8]]
  var standardInput: [UInt8] = []
  /// The folder that the files lie in; none unless a test wants one.
  var currentFolder = ""
  /// Paths that refuse to be read, and why; the file or folder is seen all the same.
  var unreadable: [String: String] = [:]
  /// Links to folders.
  var linkedFolders: Set<String> = []
  /// Whether small and capital letters are the same.
  var ignoresCase = false
  /// Paths that refuse to be written.
  var readOnly: Set<String> = []

  init(_ texts: [String: String] = [:]) {
    contents = texts.mapValues { Array($0.utf8) }
  }

  func text(_ path: String) -> String? {
    contents[path].map { String(decoding: $0, as: UTF8.self) }
  }

  func kind(of path: String) -> FileKind? {
    if contents[path] != nil { return .file }
    return contents.keys.contains { $0.hasPrefix(path + "/") } ? .folder : nil
  }

  func ignoresCase(in folder: String) -> Bool {
    ignoresCase
  }

  func isLink(_ path: String) -> Bool {
    linkedFolders.contains(path)
  }

  func read(_ path: String) throws(FileError) -> [UInt8] {
    let reason = unreadable.first { path == $0.key || path.hasPrefix($0.key + "/") }?.value
    if let reason { throw .unreadable(path: path, reason: reason) }
    if let bytes = contents[path] { return bytes }
    throw kind(of: path) == .folder ? .isFolder(path: path) : .missing(path: path)
  }

  func readStandardInput() throws(FileError) -> [UInt8] {
    standardInput
  }

  func names(in place: String) throws(FileError) -> [String] {
    let folder = FilePath.tidy(place)
    if let reason = unreadable[folder] { throw .unreadable(path: folder, reason: reason) }
    guard kind(of: folder) == .folder else { throw .missing(path: folder) }
    let below = contents.keys.filter { $0.hasPrefix(folder + "/") }
    let names = below.compactMap { $0.dropFirst(folder.count + 1).split(separator: "/").first }
    return Set(names.map(String.init)).sorted()
  }

  func makeFolder(_ path: String) throws(FileError) {}

  func draft(_ path: String) throws(FileError) -> any FileDraft {
    if readOnly.contains(path) { throw .unwritable(path: path, reason: "Permission denied") }
    if kind(of: path) == .folder { throw .isFolder(path: path) }
    return Draft(path, files: self)
  }

  /// A file that appears in the table when it is committed.
  private final class Draft: FileDraft {
    private let path: String
    private let files: MemoryFiles
    private var bytes: [UInt8] = []

    init(_ path: String, files: MemoryFiles) {
      self.path = path
      self.files = files
    }

    func write(_ more: ArraySlice<UInt8>) throws(FileError) {
      bytes += more
    }

    func commit() throws(FileError) {
      files.contents[path] = bytes
    }

    func discard() {}
  }
}
