@testable import Project

/// Files in memory.
///
/// A class, because what one command writes the next one reads.
@dynamicMemberLookup
final class MemoryFiles: Files {
  private var table: MemoryTable
  /// How long what was written last has to live, by path.
  private(set) var durabilities: [String: Durability] = [:]

  init(_ texts: [String: String] = [:]) {
    table = MemoryTable(contents: texts.mapValues { Array($0.utf8) })
  }

  /// What the table has.
  subscript<Value>(dynamicMember path: WritableKeyPath<MemoryTable, Value>) -> Value {
    get { table[keyPath: path] }
    set { table[keyPath: path] = newValue }
  }

  var readable: any ReadableFiles { table }

  var currentFolder: String {
    get { table.currentFolder }
    set { table.currentFolder = newValue }
  }

  func text(_ path: String) -> String? {
    table.contents[path].map { String(decoding: $0, as: UTF8.self) }
  }

  func makeFolder(_ path: String) throws(FileError) {}

  func remove(_ path: String) throws(FileError) {
    if table.readOnly.contains(path) {
      throw .unwritable(path: path, reason: "Permission denied")
    }
    table.contents[path] = nil
  }

  /// Files in memory appear whole.
  func unfinished(
    in folder: String,
    removing removes: Bool,
    of isOurs: (String) -> Bool
  ) -> [String] { [] }

  func draft(_ path: String, _ durability: Durability) throws(FileError) -> any FileDraft {
    durabilities[path] = durability
    if table.readOnly.contains(path) {
      throw .unwritable(path: path, reason: "Permission denied")
    }
    if table.kind(of: path) == .folder { throw .isFolder(path: path) }
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

/// Files in memory as they are at one time.
struct MemoryTable: ReadableFiles {
  var contents: [String: [UInt8]]
  var standardInput: [UInt8] = []
  /// The folder that the files lie in; none unless a test wants one.
  var currentFolder = ""
  /// Paths that refuse to be read, and why; the file or folder is seen all the same.
  var unreadable: [String: String] = [:]
  /// Links to folders.
  var linkedFolders: Set<String> = []
  /// Folders of so many files, of which nothing is known but that they are there.
  var manyNames: [String: Int] = [:]
  /// Whether small and capital letters are the same.
  var ignoresCase = false
  /// Paths that refuse to be written.
  var readOnly: Set<String> = []

  func kind(of path: String) -> FileKind? {
    if contents[path] != nil { return .file }
    if manyNames[FilePath.folder(of: path)] != nil { return .file }
    let folders = [contents.keys.map { $0 }, manyNames.keys.map { $0 + "/" }].joined()
    return folders.contains { $0.hasPrefix(path + "/") } ? .folder : nil
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

  func names(in place: String, atMost count: Int) throws(FileError) -> [String] {
    let folder = FilePath.tidy(place)
    if let reason = unreadable[folder] { throw .unreadable(path: folder, reason: reason) }
    guard kind(of: folder) == .folder else { throw .missing(path: folder) }
    if let many = manyNames[folder] { return (0..<min(many, count + 1)).map { "\($0).txt" } }
    let below = (Array(contents.keys) + Array(manyNames.keys)).filter { $0.hasPrefix(folder + "/") }
    let names = below.compactMap { $0.dropFirst(folder.count + 1).split(separator: "/").first }
    return Set(names.map(String.init)).sorted()
  }
}
