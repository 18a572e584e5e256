import Foundation
import Goldens

/// Reads and writes golden files, without following links.
struct GoldenFiles {
  private static let files = FileManager.default

  /// Returns the bytes of a file, or nil if it does not exist.
  static func read(_ path: String) throws(TraceFault) -> [UInt8]? {
    guard has(path) else { return nil }
    let end = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    guard kind(of: end) == .typeRegular else {
      throw .unreadableFile(path: GoldenPlace.shown(path), reason: "it is no file")
    }
    do {
      return Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      throw .unreadableFile(path: GoldenPlace.shown(path), reason: error.localizedDescription)
    }
  }

  static func has(_ path: String) -> Bool { kind(of: path) != nil }

  static func refuseLinks(_ path: String, in place: GoldenPlace) throws(TraceFault) {
    for step in place.folders + [path] where kind(of: step) == .typeSymbolicLink {
      throw .link(path: GoldenPlace.shown(step))
    }
  }

  static func write(_ text: String, to path: String) throws(TraceFault) {
    do {
      let url = URL(fileURLWithPath: path)
      try files.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: url, options: .atomic)
    } catch {
      throw .unwritable(path: GoldenPlace.shown(path), reason: error.localizedDescription)
    }
  }

  /// Returns the type of a file without following links.
  private static func kind(of path: String) -> FileAttributeType? {
    let attributes = try? files.attributesOfItem(atPath: path)
    return attributes?[.type] as? FileAttributeType
  }
}
