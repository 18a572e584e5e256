import Goldens
import Project

/// A folder of generated files, which are replaced or removed only if unchanged.
struct MadeFolder {
  /// A kind of generated files.
  struct Kind {
    /// The name of the list of generated files, with the digest of each file.
    var listName: String
    /// The error for a file that the command did not write.
    var kept: FileError.Kept
    var durability: Durability
  }

  private let kind: Kind
  private let folder: String
  private let list: String
  private let world: World
  /// The digests of the files written before by path, two if writing was interrupted.
  private let written: [String: Set<String>]

  init(_ folder: String, of kind: Kind, in world: World) throws(FileError) {
    self.kind = kind
    self.folder = folder
    self.world = world
    list = FilePath.join(folder, kind.listName)
    let text = String(decoding: try world.files.readable.readIfThere(list) ?? [], as: UTF8.self)
    let rows = text.split(separator: "\n").map { $0.split(separator: "\t", maxSplits: 1) }
    // A user may have changed the list. Files outside the folder are ignored.
    written = rows.filter { $0.count == 2 && Self.isBelow($0[1]) }.reduce(into: [:]) {
      digests,
      row in
      digests[String(row[1]), default: []].insert(String(row[0]))
    }
  }

  /// Writes the files, and removes obsolete ones, unless a file of the user would be replaced.
  func write(_ files: [(path: String, bytes: [UInt8])]) throws(FileError) {
    let paths = files.map { FilePath.join(folder, $0.path) }
    let kept = ProtectedFiles([], in: world.files.readable) { _ in true }
    try kept.check([FilePath.join(nearestFolder, kind.listName)])
    for path in paths { try kept.checkLinks(path) }
    for file in files { try checkFolders(of: file.path) }
    for file in files {
      guard try !isOurs(file.path) else { continue }
      throw .kept(path: FilePath.join(folder, file.path), kind.kept)
    }
    if written.isEmpty, world.files.readable.kind(of: list) != nil {
      throw .kept(path: list, kind.kept)
    }
    // The list is written first, so that the next run knows the files of an interrupted run.
    let rows = files.map { (path: $0.path, digest: ContentDigest($0.bytes).text) }
    let before = written.keys.sorted().flatMap { path in
      (written[path] ?? []).sorted().map { (path: path, digest: $0) }
    }
    try world.files.makeFolder(folder)
    try writeList(rows + before)
    for (path, bytes) in files {
      let path = FilePath.join(folder, path)
      try world.files.makeFolder(FilePath.folder(of: path))
      try world.files.write(bytes, to: path, kind.durability)
    }
    let names = Set(files.map(\.path))
    for path in written.keys.sorted() where !names.contains(path) {
      try checkFolders(of: path)
      if try isOurs(path) { try world.files.remove(FilePath.join(folder, path)) }
    }
    try writeList(rows)
  }

  private func writeList(_ rows: [(path: String, digest: String)]) throws(FileError) {
    let lines = rows.map { "\($0.digest)\t\($0.path)\n" }
    try world.files.write(Array(lines.joined().utf8), to: list, kind.durability)
  }

  /// Throws an error if a link puts a folder of the path elsewhere.
  private func checkFolders(of path: String) throws(FileError) {
    var place = folder
    for part in path.split(separator: "/").dropLast() {
      place = FilePath.join(place, String(part))
      guard world.files.readable.isLink(place) else { continue }
      throw .kept(path: place, .elsewhere(world.files.readable.realPath(of: place) ?? place))
    }
  }

  private static func isBelow(_ path: Substring) -> Bool {
    !path.hasPrefix("/") && !path.split(separator: "/").contains("..")
  }

  /// The folder, or its nearest existing parent.
  private var nearestFolder: String {
    var place = folder
    while world.files.readable.kind(of: place) == nil, FilePath.folder(of: place) != place {
      place = FilePath.folder(of: place)
    }
    return place
  }

  /// Whether a path has no file, or an unchanged generated file.
  private func isOurs(_ path: String) throws(FileError) -> Bool {
    let place = FilePath.join(folder, path)
    guard world.files.readable.kind(of: place) != nil else { return true }
    guard let digests = written[path], !world.files.readable.isLink(place) else { return false }
    return digests.contains(ContentDigest(try world.files.readable.read(place)).text)
  }
}
