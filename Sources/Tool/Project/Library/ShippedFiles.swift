import ShippedLibrary

/// The disk, and next to it the built-in library.
///
/// The library is in a folder of its own name, so that every path shows the origin of a file.
/// Nothing can be written there.
package struct ShippedFiles: Files {
  /// The folder of the library; no folder of a disk has this name.
  package static let root = "tabletrace:"
  package static let scenarios = FilePath.join(root, ScenarioFile.folder)

  /// The files that are not in the library.
  let disk: any Files

  package init(
    disk: any Files
  ) {
    self.disk = disk
  }

  package var readable: any ReadableFiles { ShippedTable(disk: disk.readable) }

  package func makeFolder(_ path: String) throws(FileError) {
    guard ShippedTable.shipped(path) == nil else { throw .kept(path: path, .shipped) }
    try disk.makeFolder(path)
  }

  package func draft(_ path: String, _ durability: Durability) throws(FileError) -> any FileDraft {
    guard ShippedTable.shipped(path) == nil else { throw .kept(path: path, .shipped) }
    return try disk.draft(path, durability)
  }

  package func remove(_ path: String) throws(FileError) {
    guard ShippedTable.shipped(path) == nil else { throw .kept(path: path, .shipped) }
    try disk.remove(path)
  }

  package func unfinished(
    in folder: String,
    removing removes: Bool,
    of isOurs: (String) -> Bool
  ) -> [String] {
    ShippedTable.shipped(folder) == nil
      ? disk.unfinished(in: folder, removing: removes, of: isOurs) : []
  }
}

private struct ShippedTable: ReadableFiles {
  let disk: any ReadableFiles

  /// The path within the library; nil outside it.
  static func shipped(_ path: String) -> String? {
    let tidy = FilePath.tidy(path)
    if tidy == ShippedFiles.root { return "" }
    let prefix = ShippedFiles.root + "/"
    return tidy.hasPrefix(prefix) ? String(tidy.dropFirst(prefix.count)) : nil
  }

  func kind(of path: String) -> FileKind? {
    guard let shipped = Self.shipped(path) else { return disk.kind(of: path) }
    if Self.file(at: shipped) != nil { return .file }
    return Self.files(below: shipped).isEmpty ? nil : .folder
  }

  func isLink(_ path: String) -> Bool {
    Self.shipped(path) == nil && disk.isLink(path)
  }

  func identity(of path: String) -> FileIdentity? {
    guard let shipped = Self.shipped(path) else { return disk.identity(of: path) }
    return kind(of: path) == nil ? nil : .path(FilePath.join(ShippedFiles.root, shipped))
  }

  func size(of path: String) -> Int? {
    guard let shipped = Self.shipped(path) else { return disk.size(of: path) }
    return Self.file(at: shipped)?.bytes.count
  }

  func realPath(of path: String) -> String? {
    Self.shipped(path) == nil ? disk.realPath(of: path) : FilePath.tidy(path)
  }

  func ignoresCase(in folder: String) -> Bool {
    Self.shipped(folder) == nil && disk.ignoresCase(in: folder)
  }

  var currentFolder: String { disk.currentFolder }

  var layout: ProjectLayout? { disk.layout }

  var entryLimit: Int { disk.entryLimit }

  func read(_ path: String) throws(FileError) -> [UInt8] {
    guard let shipped = Self.shipped(path) else { return try disk.read(path) }
    if let file = Self.file(at: shipped) { return file.bytes }
    throw kind(of: path) == .folder ? .isFolder(path: path) : .missing(path: path)
  }

  func open(_ path: String) throws(FileError) -> any FileReader {
    guard Self.shipped(path) != nil else { return try disk.open(path) }
    return WholeFileReader(try read(path))
  }

  func readStandardInput() throws(FileError) -> [UInt8] {
    try disk.readStandardInput()
  }

  func names(in folder: String, atMost count: Int) throws(FileError) -> [String] {
    guard let shipped = Self.shipped(folder) else {
      return try disk.names(in: folder, atMost: count)
    }
    let names = Self.names(in: shipped)
    guard names.isEmpty else { return names }
    throw kind(of: folder) == .file ? .notFolder(path: folder) : .missing(path: folder)
  }

  /// The file of the library at a path within it.
  private static func file(at path: String) -> ShippedFile? {
    ShippedFile.at(path).flatMap { $0.isOfPage ? nil : $0 }
  }

  /// The files of the library in a folder of it; the empty path is its root.
  private static func files(below folder: String) -> some Collection<ShippedFile> {
    ShippedFile.below(folder).lazy.filter { !$0.isOfPage }
  }

  /// The names in a folder of the library, sorted; empty if there is no such folder.
  private static func names(in folder: String) -> [String] {
    let start = folder.isEmpty ? 0 : folder.utf8.count + 1
    let names = files(below: folder).map { file in
      String(file.path.utf8.dropFirst(start).prefix { $0 != UInt8(ascii: "/") })
    }
    return Set(names.compactMap(\.self)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
