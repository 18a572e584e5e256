import Foundation

@testable import CommandLineTool
@testable import Project

/// A folder on the disk that goes with its last owner.
///
/// A class, so that the folder goes when a test has ended.
final class ScratchFolder {
  let path: String
  let files = DiskFiles()

  init() throws {
    let place = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    path = place.appendingPathComponent("tabletrace-\(UUID().uuidString)").path
    try files.makeFolder(path)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes a file below it.
  func write(_ text: String, to name: String) throws {
    try files.makeFolder(FilePath.folder(of: "\(path)/\(name)"))
    try files.write(Array(text.utf8), to: "\(path)/\(name)", .remade)
  }

  /// Every file below it with its bytes.
  func contents() throws -> [String: [UInt8]] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: path)
    let found = names.filter { files.kind(of: "\(path)/\($0)") == .file }
    return try Dictionary(uniqueKeysWithValues: found.map { ($0, try files.read("\(path)/\($0)")) })
  }
}
