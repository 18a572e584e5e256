import Goldens

/// The folder that a package of recordings is written into: nothing is replaced that did not come from
/// here.
struct RecorderFolder {
  /// The list of what was written, with the digest of each file.
  private static let listName = ".tabletrace-recorder"

  private let folder: String
  private let world: World
  /// What was written before, by path.
  private let written: [String: String]

  /// Reads what was written into a folder before.
  init(_ folder: String, in world: World) throws(FileError) {
    self.folder = folder
    self.world = world
    let list = FilePath.join(folder, Self.listName)
    let text = String(decoding: try world.files.readable.readIfThere(list) ?? [], as: UTF8.self)
    let rows = text.split(separator: "\n").map { $0.split(separator: "\t", maxSplits: 1) }
    written = Dictionary(
      rows.filter { $0.count == 2 }.map { (String($0[1]), String($0[0])) }
    ) { first, _ in first }
  }

  /// Writes the files, or none where one would replace something else; what a package before this one
  /// had and this one has not goes.
  func write(_ files: [(path: String, text: String)]) throws(FileError) {
    let paths = files.map { FilePath.join(folder, $0.path) }
    let kept = ProtectedFiles([], in: world.files.readable)
    try kept.check([FilePath.join(nearestFolder, Self.listName)])
    for path in paths { try kept.checkLinks(path) }
    for file in files {
      guard try !isOurs(file.path) else { continue }
      throw .kept(path: FilePath.join(folder, file.path), .notRecorders)
    }
    let list = FilePath.join(folder, Self.listName)
    if written.isEmpty, world.files.readable.kind(of: list) != nil {
      throw .kept(path: list, .notRecorders)
    }
    for (path, text) in files {
      let path = FilePath.join(folder, path)
      try world.files.makeFolder(FilePath.folder(of: path))
      try world.files.write(Array(text.utf8), to: path)
    }
    let names = Set(files.map(\.path))
    for path in written.keys.sorted() where !names.contains(path) {
      if try isOurs(path) { try world.files.remove(FilePath.join(folder, path)) }
    }
    let rows = files.map { "\(ContentDigest($0.text.utf8).text)\t\($0.path)\n" }
    try world.files.write(Array(rows.joined().utf8), to: list)
  }

  /// The folder, or what is there of the folders above it.
  private var nearestFolder: String {
    var place = folder
    while world.files.readable.kind(of: place) == nil, FilePath.folder(of: place) != place {
      place = FilePath.folder(of: place)
    }
    return place
  }

  /// Whether nothing stands at a path but what was written there and has not changed since.
  private func isOurs(_ path: String) throws(FileError) -> Bool {
    let place = FilePath.join(folder, path)
    guard world.files.readable.kind(of: place) != nil else { return true }
    guard let digest = written[path], !world.files.readable.isLink(place) else { return false }
    return ContentDigest(try world.files.readable.read(place)).text == digest
  }
}
