/// What can be read of the files that the tool may touch, on any thread.
package protocol ReadableFiles: Sendable {
  /// What stands at a path; nil when nothing does.
  func kind(of path: String) -> FileKind?
  /// Whether a path is a link to something else; a walk through folders follows none.
  func isLink(_ path: String) -> Bool
  /// What a path leads to, the same for all names of one regular file or folder; nil for what is not
  /// there and for devices and pipes, which nothing replaces.
  func identity(of path: String) -> FileIdentity?
  /// How many bytes a file has; nil where there is no file.
  func size(of path: String) -> Int?
  /// The path of what a path leads to, without links; nil for what is not there.
  func realPath(of path: String) -> String?
  /// Whether names in a folder that differ in small and capital letters alone are one.
  func ignoresCase(in folder: String) -> Bool
  /// The folder that relative paths begin in; empty where there is none.
  var currentFolder: String { get }
  /// Where scenarios and goldens lie; nil where their folders have the usual names.
  var layout: ProjectLayout? { get }
  /// The most entries that a walk through folders looks at.
  var entryLimit: Int { get }
  /// The whole content of a file.
  func read(_ path: String) throws(FileError) -> [UInt8]
  /// Opens a file that may be larger than what ``read(_:)`` takes.
  func open(_ path: String) throws(FileError) -> any FileReader
  /// Everything that comes from standard input.
  func readStandardInput() throws(FileError) -> [UInt8]
  /// The names in a folder, sorted by their bytes; of more than `count` some `count + 1`.
  func names(in folder: String, atMost count: Int) throws(FileError) -> [String]
}

/// The files that the tool may touch: the disk, or a table in memory for tests.
package protocol Files {
  /// What can be read of them; a table in memory as it is now.
  var readable: any ReadableFiles { get }
  /// Makes a folder and the folders above it that are missing.
  func makeFolder(_ path: String) throws(FileError)
  /// Begins a file that appears under its name only once it is committed.
  func draft(_ path: String, _ durability: Durability) throws(FileError) -> any FileDraft
  /// Takes a file away, and no other that it may be a link to; one that is not there stays away.
  func remove(_ path: String) throws(FileError)
  /// The paths of the unfinished files in a folder that killed runs left; removes them if that is wanted.
  ///
  /// Files are left alone whose name `isOurs` does not know.
  func unfinished(
    in folder: String,
    removing removes: Bool,
    of isOurs: (String) -> Bool
  ) -> [String]
}

/// Whether what is written must outlive a failure of the machine.
package enum Durability: Sendable {
  /// It must: nobody else has it.
  case lasting
  /// It need not: a run makes it again, and knows when it is gone or broken.
  case remade
}

/// What stands at a path.
package enum FileKind: Sendable {
  /// Something with content: a regular file, a pipe or a device.
  case file
  /// A folder.
  case folder
}

/// An open file that is read a piece at a time.
///
/// A class, because it owns an open file that must be closed exactly once.
package protocol FileReader: AnyObject {
  /// The next bytes, at most so many; none at the end.
  func read(atMost count: Int) throws(FileError) -> [UInt8]
}

/// A file that is being written and appears whole or not at all.
///
/// A class, because it owns an open file that must be closed exactly once.
package protocol FileDraft: AnyObject {
  /// Adds bytes at the end.
  func write(_ bytes: ArraySlice<UInt8>) throws(FileError)
  /// Puts the file under its name, in one move.
  func commit() throws(FileError)
  /// Forgets what was written.
  func discard()
}

extension Files {
  /// Begins a file that outlives a failure of the machine once it is committed.
  package func draft(_ path: String) throws(FileError) -> any FileDraft {
    try draft(path, .lasting)
  }

  /// Writes a whole file, making its folder when that is missing.
  package func write(
    _ bytes: [UInt8],
    to path: String,
    _ durability: Durability = .lasting
  ) throws(FileError) {
    let draft = try draft(path, durability)
    do throws(FileError) {
      try draft.write(bytes[...])
      try draft.commit()
    } catch {
      draft.discard()
      throw error
    }
  }
}

extension ReadableFiles {
  /// Most projects call their folders as usual.
  package var layout: ProjectLayout? { nil }

  /// No project needs more, unless somebody says so.
  package var entryLimit: Int { FolderWalk.entryLimit }

  /// All names in a folder, sorted by their bytes.
  package func names(in folder: String) throws(FileError) -> [String] {
    try names(in: folder, atMost: FolderWalk.unlimited)
  }

  /// Files in memory lie in no folder.
  package var currentFolder: String { "" }

  /// Files without links are what they are called.
  package func identity(of path: String) -> FileIdentity? {
    let tidy = FilePath.tidy(path)
    return kind(of: tidy) == nil ? nil : .path(tidy)
  }

  /// Files without links are where they are called.
  package func realPath(of path: String) -> String? {
    let tidy = FilePath.tidy(path)
    return tidy == "." || kind(of: tidy) != nil ? tidy : nil
  }

  /// Most disks keep small and capital letters apart.
  package func ignoresCase(in folder: String) -> Bool { false }

  /// Files without links have none.
  package func isLink(_ path: String) -> Bool { false }

  /// The content of a file, or nil when nothing stands at the path.
  package func readIfThere(_ path: String) throws(FileError) -> [UInt8]? {
    do throws(FileError) {
      return try read(path)
    } catch {
      if case .missing = error { return nil }
      throw error
    }
  }

  /// Files that are held whole are read whole.
  package func open(_ path: String) throws(FileError) -> any FileReader {
    WholeFileReader(try read(path))
  }
}

/// The bytes of a file that is held whole.
final class WholeFileReader: FileReader {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) {
    rest = bytes[...]
  }

  func read(atMost count: Int) -> [UInt8] {
    defer { rest = rest.dropFirst(count) }
    return Array(rest.prefix(count))
  }
}

/// What a path leads to; equal for all names and links of one file or folder.
package enum FileIdentity: Hashable, Sendable {
  /// The numbers that the system gives it.
  case numbers(device: UInt64, file: UInt64)
  /// Its path, where files have no other name.
  case path(String)
}

/// Limits of what is read.
package enum FileLimits {
  /// The most that is read of one file, in bytes; larger input ends in an error, not in swapping.
  package static let mostBytes = 256 * 1_048_576
}
