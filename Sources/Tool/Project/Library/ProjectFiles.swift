import ShippedLibrary

/// The files on disk with the folders and limits of a project, and the built-in library.
///
/// The library has its own root folder, so that every path shows where a file comes from. Nothing
/// can be written there.
package struct ProjectFiles: Files {
  /// The root folder of the library, whose name no folder on disk has.
  package static let libraryRoot = "tabletrace:"
  package static let libraryScenarios = FilePath.join(libraryRoot, ScenarioFile.folder)

  /// The files outside the library.
  let disk: any Files
  let layout: ProjectLayout?
  let entryLimit: Int?
  let hasLibrary: Bool

  /// Reads the folder layout and the file limit from the disk, unless they are given.
  package init(
    disk: any Files,
    layout: ProjectLayout? = nil,
    entryLimit: Int? = nil,
    hasLibrary: Bool = true
  ) {
    self.disk = disk
    self.layout = layout
    self.entryLimit = entryLimit
    self.hasLibrary = hasLibrary
  }

  package var readable: any ReadableFiles { table }

  private var table: ProjectTable {
    let disk = disk.readable
    return ProjectTable(
      disk: disk,
      layout: layout ?? disk.layout,
      entryLimit: entryLimit ?? disk.entryLimit,
      hasLibrary: hasLibrary
    )
  }

  package func makeFolder(_ path: String) throws(FileError) {
    guard table.shipped(path) == nil else { throw .kept(path: path, .shipped) }
    try disk.makeFolder(path)
  }

  package func draft(_ path: String, _ durability: Durability) throws(FileError) -> any FileDraft {
    guard table.shipped(path) == nil else { throw .kept(path: path, .shipped) }
    return try disk.draft(path, durability)
  }

  package func remove(_ path: String) throws(FileError) {
    guard table.shipped(path) == nil else { throw .kept(path: path, .shipped) }
    try disk.remove(path)
  }

  package func unfinished(
    in folder: String,
    removing removes: Bool,
    of isOurs: (String) -> Bool
  ) -> [String] {
    table.shipped(folder) == nil
      ? disk.unfinished(in: folder, removing: removes, of: isOurs) : []
  }
}

private struct ProjectTable: ReadableFiles {
  let disk: any ReadableFiles
  let layout: ProjectLayout?
  let entryLimit: Int
  let hasLibrary: Bool

  /// Returns the path within the library, or nil outside of it.
  func shipped(_ path: String) -> String? {
    guard hasLibrary else { return nil }
    let tidy = FilePath.tidy(path)
    if tidy == ProjectFiles.libraryRoot { return "" }
    let prefix = ProjectFiles.libraryRoot + "/"
    return tidy.hasPrefix(prefix) ? String(tidy.dropFirst(prefix.count)) : nil
  }

  func kind(of path: String) -> FileKind? {
    guard let shipped = self.shipped(path) else { return disk.kind(of: path) }
    if Self.file(at: shipped) != nil { return .file }
    return Self.files(below: shipped).isEmpty ? nil : .folder
  }

  func isLink(_ path: String) -> Bool {
    shipped(path) == nil && disk.isLink(path)
  }

  func identity(of path: String) -> FileIdentity? {
    guard let shipped = self.shipped(path) else { return disk.identity(of: path) }
    return kind(of: path) == nil ? nil : .path(FilePath.join(ProjectFiles.libraryRoot, shipped))
  }

  func size(of path: String) -> Int? {
    guard let shipped = self.shipped(path) else { return disk.size(of: path) }
    return Self.file(at: shipped)?.bytes.count
  }

  func realPath(of path: String) -> String? {
    shipped(path) == nil ? disk.realPath(of: path) : FilePath.tidy(path)
  }

  func ignoresCase(in folder: String) -> Bool {
    shipped(folder) == nil && disk.ignoresCase(in: folder)
  }

  var currentFolder: String { disk.currentFolder }

  func read(_ path: String) throws(FileError) -> [UInt8] {
    guard let shipped = self.shipped(path) else { return try disk.read(path) }
    if let file = Self.file(at: shipped) { return file.bytes }
    throw kind(of: path) == .folder ? .isFolder(path: path) : .missing(path: path)
  }

  func open(_ path: String) throws(FileError) -> any FileReader {
    guard shipped(path) != nil else { return try disk.open(path) }
    return WholeFileReader(try read(path))
  }

  func readStandardInput() throws(FileError) -> [UInt8] {
    try disk.readStandardInput()
  }

  func names(in folder: String, atMost count: Int) throws(FileError) -> [String] {
    guard let shipped = self.shipped(folder) else {
      return try disk.names(in: folder, atMost: count)
    }
    let names = Self.names(in: shipped)
    guard names.isEmpty else { return names }
    throw kind(of: folder) == .file ? .notFolder(path: folder) : .missing(path: folder)
  }

  /// Returns the file of the library at a path within it.
  private static func file(at path: String) -> ShippedFile? {
    ShippedFile.at(path).flatMap { $0.isOfPage ? nil : $0 }
  }

  /// Returns the files in a folder of the library, or in its root for the empty path.
  private static func files(below folder: String) -> some Collection<ShippedFile> {
    ShippedFile.below(folder).lazy.filter { !$0.isOfPage }
  }

  /// Returns the names in a folder of the library, sorted, or empty if there is no such folder.
  private static func names(in folder: String) -> [String] {
    let start = folder.isEmpty ? 0 : folder.utf8.count + 1
    let names = files(below: folder).map { file in
      String(file.path.utf8.dropFirst(start).prefix { $0 != UInt8(ascii: "/") })
    }
    return Set(names.compactMap(\.self)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
