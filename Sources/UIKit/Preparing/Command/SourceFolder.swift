import Foundation

/// Reads and writes the files of the command.
enum SourceFolder {
  static func read(_ path: String) throws(PrepareProblem) -> [UInt8] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw .unreadable(path, reason: "no such file")
    }
    if isFolder.boolValue { throw .unreadable(path, reason: "it is a folder, so pass its files") }
    let facts = try? FileManager.default.attributesOfItem(atPath: identity(path))
    guard facts?[.type] as? FileAttributeType == .typeRegular else {
      throw .unreadable(path, reason: "it is not a regular file")
    }
    let size = (facts?[.size] as? NSNumber)?.intValue ?? 0
    guard size <= PrepareCommand.limit else {
      let most = PrepareCommand.limit / 1_048_576
      throw .unreadable(path, reason: "it is larger than the limit of \(most) MB")
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .unreadable(path, reason: "permission denied")
    }
    guard String(data: data, encoding: .utf8) != nil else {
      throw .unreadable(path, reason: "it is not UTF-8 text")
    }
    return Array(data)
  }

  static func make(_ path: String) throws(PrepareProblem) {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) {
      if isFolder.boolValue { return }
      throw .unwritable(path, reason: "it is a file, not a folder")
    }
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw .unwritable(path, reason: "the folder cannot be created")
    }
  }

  /// Writes a file completely or not at all.
  static func write(_ bytes: [UInt8], to path: String) throws(PrepareProblem) {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    if exists, isFolder.boolValue { throw .unwritable(path, reason: "it is a folder") }
    do {
      try Data(bytes).write(to: URL(filePath: path), options: .atomic)
    } catch {
      throw .unwritable(path, reason: "permission denied")
    }
  }

  /// Returns the path of the file itself, with all links resolved.
  static func identity(_ path: String) -> String {
    URL(filePath: path).standardizedFileURL.resolvingSymlinksInPath().path
  }
}
