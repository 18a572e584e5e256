import ShippedLibrary

/// The disk, and beside it the library that goes along inside the tool.
///
/// The library stands below a folder of its own name, so that every path says where a file comes from;
/// nothing can be written there.
struct ShippedFiles: Files {
  /// The folder that the library stands in; no folder of a disk is called like this.
  static let root = "tabletrace:"
  /// The folder of its scenarios.
  static let scenarios = FilePath.join(root, ScenarioFile.folder)

  /// What takes everything else.
  let disk: any Files

  /// The path within the library; nil for one that lies elsewhere.
  private func shipped(_ path: String) -> String? {
    let tidy = FilePath.tidy(path)
    if tidy == Self.root { return "" }
    let prefix = Self.root + "/"
    return tidy.hasPrefix(prefix) ? String(tidy.dropFirst(prefix.count)) : nil
  }

  func kind(of path: String) -> FileKind? {
    guard let shipped = shipped(path) else { return disk.kind(of: path) }
    if ShippedFile.at(shipped) != nil { return .file }
    return Self.folders[shipped] == nil ? nil : .folder
  }

  func isLink(_ path: String) -> Bool {
    shipped(path) == nil && disk.isLink(path)
  }

  func identity(of path: String) -> FileIdentity? {
    guard let shipped = shipped(path) else { return disk.identity(of: path) }
    return kind(of: path) == nil ? nil : .path(FilePath.join(Self.root, shipped))
  }

  func ignoresCase(in folder: String) -> Bool {
    shipped(folder) == nil && disk.ignoresCase(in: folder)
  }

  var currentFolder: String { disk.currentFolder }

  func read(_ path: String) throws(FileError) -> [UInt8] {
    guard let shipped = shipped(path) else { return try disk.read(path) }
    if let file = ShippedFile.at(shipped) { return file.bytes }
    throw kind(of: path) == .folder ? .isFolder(path: path) : .missing(path: path)
  }

  func readStandardInput() throws(FileError) -> [UInt8] {
    try disk.readStandardInput()
  }

  func names(in folder: String) throws(FileError) -> [String] {
    guard let shipped = shipped(folder) else { return try disk.names(in: folder) }
    if let names = Self.folders[shipped] { return names }
    throw kind(of: folder) == .file ? .notFolder(path: folder) : .missing(path: folder)
  }

  func makeFolder(_ path: String) throws(FileError) {
    guard shipped(path) == nil else { throw .kept(path: path, .shipped) }
    try disk.makeFolder(path)
  }

  func draft(_ path: String) throws(FileError) -> any FileDraft {
    guard shipped(path) == nil else { throw .kept(path: path, .shipped) }
    return try disk.draft(path)
  }

  /// The names in each folder of the library, sorted; the empty path is its root.
  private static let folders: [String: [String]] = {
    var names: [String: Set<String>] = [:]
    for file in ShippedFile.all {
      var folder = ""
      for part in file.path.description.split(separator: "/") {
        names[folder, default: []].insert(String(part))
        folder = FilePath.join(folder, String(part))
      }
    }
    return names.mapValues { $0.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }
  }()
}
