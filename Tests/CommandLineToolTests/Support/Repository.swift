import CommandLineTool
import Project

/// The files of this repository, for tests that look at the sources and the documents.
enum Repository {
  /// The folder that holds Package.swift.
  static let root: String = {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    return parts.dropLast(4).joined(separator: "/")
  }()

  /// What `conformance` prints here, where it runs once for all tests.
  static let conformance = ToolRun(["conformance"], files: OverlayFiles())

  /// The text of a file.
  static func text(_ path: String) throws -> String {
    String(decoding: try DiskFiles().read("\(root)/\(path)"), as: UTF8.self)
  }

  /// All files below a folder with an ending, relative to the root.
  static func files(below folder: String, suffix: String) throws -> [String] {
    let walk = try FolderWalk(below: "\(root)/\(folder)", suffixes: [suffix], in: DiskFiles())
    if let problem = walk.problems.first { throw problem }
    return walk.files.map { String($0.dropFirst(root.count + 1)) }
  }
}
