@testable import CommandLineTool
@testable import Project

/// The files of the repository under files in memory, which take everything that is written.
///
/// What a check of the repository has kept for a review is no file of it.
final class OverlayFiles: Files {
  let memory = MemoryFiles()

  var readable: any ReadableFiles { OverlayTable(memory: memory.readable) }

  func makeFolder(_ path: String) throws(FileError) {}

  /// Files in memory appear whole.
  func unfinished(
    in folder: String,
    removing removes: Bool,
    of isOurs: (String) -> Bool
  ) -> [String] { [] }

  func draft(_ path: String, _ durability: Durability) throws(FileError) -> any FileDraft {
    try memory.draft(path, durability)
  }

  func remove(_ path: String) throws(FileError) {
    try memory.remove(path)
  }
}

/// The files of the repository under files in memory as they are at one time.
private struct OverlayTable: ReadableFiles {
  let memory: any ReadableFiles
  private let disk = DiskFiles()

  init(memory: any ReadableFiles) {
    self.memory = memory
  }

  private func onDisk(_ path: String) -> String {
    path.hasPrefix("/") ? path : "\(Repository.root)/\(path)"
  }

  func kind(of path: String) -> FileKind? {
    let isKept = path.hasPrefix(PendingFile.folder(in: ScenarioFile.goldenFolder))
    return memory.kind(of: path) ?? (isKept ? nil : disk.kind(of: onDisk(path)))
  }

  func identity(of path: String) -> FileIdentity? {
    disk.identity(of: onDisk(path))
  }

  func read(_ path: String) throws(FileError) -> [UInt8] {
    if memory.kind(of: path) == .file { return try memory.read(path) }
    return try disk.read(onDisk(path))
  }

  func readStandardInput() throws(FileError) -> [UInt8] {
    try memory.readStandardInput()
  }

  func names(in folder: String, atMost count: Int) throws(FileError) -> [String] {
    var names: Set<String> = []
    if memory.kind(of: folder) == .folder { names.formUnion(try memory.names(in: folder)) }
    if kind(of: folder) == .folder, disk.kind(of: onDisk(folder)) == .folder {
      names.formUnion(try disk.names(in: onDisk(folder)))
    }
    if names.isEmpty { throw .missing(path: folder) }
    return names.sorted()
  }
}
