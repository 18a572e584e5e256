/// Files that any thread can read.
package protocol ReadableFiles: Sendable {
  /// Returns the kind of a path, or nil if nothing exists there.
  func kind(of path: String) -> FileKind?
  /// Whether a path is a link, which searches through folders do not follow.
  func isLink(_ path: String) -> Bool
  /// Returns the identity of the file that a path leads to, equal for all its names.
  ///
  /// Nil for missing files, devices and pipes, which are never replaced.
  func identity(of path: String) -> FileIdentity?
  /// Returns the number of bytes of a file, or nil if there is none.
  func size(of path: String) -> Int?
  /// Returns the path of the target without links, or nil if it does not exist.
  func realPath(of path: String) -> String?
  /// Whether the folder's file names are case-insensitive.
  func ignoresCase(in folder: String) -> Bool
  /// The folder that relative paths start from, or empty if there is none.
  var currentFolder: String { get }
  /// The folders of scenarios and goldens, or nil if they have the usual names.
  var layout: ProjectLayout? { get }
  /// The most entries of a search through folders.
  var entryLimit: Int { get }
  /// Returns the whole content of a file.
  func read(_ path: String) throws(FileError) -> [UInt8]
  func open(_ path: String) throws(FileError) -> any FileReader
  /// Returns the whole standard input.
  func readStandardInput() throws(FileError) -> [UInt8]
  /// Returns the names in a folder, sorted by bytes, or any `count + 1` if there are more.
  func names(in folder: String, atMost count: Int) throws(FileError) -> [String]
}

/// The files of the tool: those on disk, or files in memory for tests.
package protocol Files {
  /// The readable files, or a copy of the current ones in memory.
  var readable: any ReadableFiles { get }
  /// Creates a folder and its missing parents.
  func makeFolder(_ path: String) throws(FileError)
  /// Begins a file that gets its name only when it is committed.
  func draft(_ path: String, _ durability: Durability) throws(FileError) -> any FileDraft
  /// Removes a file or a link itself, if it exists.
  func remove(_ path: String) throws(FileError)
  /// Returns unfinished files of interrupted runs that `isOurs` accepts, removed if requested.
  func unfinished(
    in folder: String,
    removing removes: Bool,
    of isOurs: (String) -> Bool
  ) -> [String]
}

/// Whether a written file must survive a failure of the machine.
package enum Durability: Sendable {
  /// The file must survive, because there is no other copy.
  case lasting
  /// The file may be lost, because a run can write it again and detects damage.
  case remade
}

package enum FileKind: Sendable {
  /// A regular file, a pipe or a device.
  case file
  case folder
}

/// An open file that is read piece by piece.
///
/// It is a class because it owns an open file that must be closed exactly once.
package protocol FileReader: AnyObject {
  /// Returns at most `count` further bytes, or none at the end.
  func read(atMost count: Int) throws(FileError) -> [UInt8]
}

/// A file in progress that is published completely or not at all.
///
/// It is a class because it owns an open file that must be closed exactly once.
package protocol FileDraft: AnyObject {
  /// Appends bytes.
  func write(_ bytes: ArraySlice<UInt8>) throws(FileError)
  /// Moves the complete file to its name, in one step.
  func commit() throws(FileError)
  func discard()
}

extension Files {
  /// Begins a file that survives a failure of the machine once it is committed.
  package func draft(_ path: String) throws(FileError) -> any FileDraft {
    try draft(path, .lasting)
  }

  /// Writes a whole file, and creates its folder if it is missing.
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
  package var layout: ProjectLayout? { nil }

  package var entryLimit: Int { FolderWalk.entryLimit }

  package func names(in folder: String) throws(FileError) -> [String] {
    try names(in: folder, atMost: FolderWalk.unlimited)
  }

  package var currentFolder: String { "" }

  /// Without links, the path is the identity.
  package func identity(of path: String) -> FileIdentity? {
    let tidy = FilePath.tidy(path)
    return kind(of: tidy) == nil ? nil : .path(tidy)
  }

  /// Without links, the path is the real path.
  package func realPath(of path: String) -> String? {
    let tidy = FilePath.tidy(path)
    return tidy == "." || kind(of: tidy) != nil ? tidy : nil
  }

  package func ignoresCase(in folder: String) -> Bool { false }

  package func isLink(_ path: String) -> Bool { false }

  /// Returns the content of a file, or nil if it does not exist.
  package func readIfThere(_ path: String) throws(FileError) -> [UInt8]? {
    do throws(FileError) {
      return try read(path)
    } catch {
      if case .missing = error { return nil }
      throw error
    }
  }

  package func open(_ path: String) throws(FileError) -> any FileReader {
    WholeFileReader(try read(path))
  }
}

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

/// The identity of a file or folder, equal for all its names and links.
package enum FileIdentity: Hashable, Sendable {
  /// The numbers that the system gives it.
  case numbers(device: UInt64, file: UInt64)
  /// The path, if files have only one name.
  case path(String)
}

package enum FileLimits {
  /// The most bytes of one file, so that it fits in memory.
  package static let mostBytes = 256 * 1_048_576
}
