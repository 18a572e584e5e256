import Foundation

/// Files of the repository, found from the place of this source file.
enum Repository {
  /// The top level of the repository.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The folders of the error gallery, by name.
  static let gallery: [String] = names(in: root.appending(path: "Tests/ScenariosTests/Gallery"))

  /// The shipped scenarios, as paths below the top level.
  static let scenarios: [String] = {
    let folder = root.appending(path: "Scenarios")
    let walk = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let files = (walk?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "yaml" }
    return files.map { String($0.path.dropFirst(root.path.count + 1)) }.sorted()
  }()

  /// The bytes of a file below the top level; nil when it cannot be read.
  static func bytes(_ path: String) -> [UInt8]? {
    (try? Data(contentsOf: root.appending(path: path))).map { [UInt8]($0) }
  }

  /// Whether a directory has this path below the top level.
  static func isDirectory(_ path: String) -> Bool {
    var isDirectory: ObjCBool = false
    let full = root.appending(path: path).path
    return FileManager.default.fileExists(atPath: full, isDirectory: &isDirectory)
      && isDirectory.boolValue
  }

  private static func names(in folder: URL) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }
}
