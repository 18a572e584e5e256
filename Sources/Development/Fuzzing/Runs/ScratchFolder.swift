import Foundation

/// A folder that holds the files of one run at a time.
struct ScratchFolder: Sendable {
  let path: String

  /// Makes an empty folder, or returns nil if that fails.
  init?() {
    let name = "tabletrace-fuzz-\(UUID().uuidString)"
    let url = FileManager.default.temporaryDirectory.appending(path: name)
    path = url.path
    guard
      (try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)) != nil
    else { return nil }
  }

  /// Removes the files of the last run, and writes those of the next one.
  func hold(_ files: [String: [UInt8]]) {
    let manager = FileManager.default
    for name in (try? manager.contentsOfDirectory(atPath: path)) ?? [] {
      try? manager.removeItem(atPath: "\(path)/\(name)")
    }
    Self.write(files, to: path)
  }

  func remove() {
    try? FileManager.default.removeItem(atPath: path)
  }

  static func write(_ files: [String: [UInt8]], to folder: String) {
    for (name, bytes) in files {
      let file = URL(filePath: folder).appending(path: name)
      try? FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try? Data(bytes).write(to: file)
    }
  }
}
