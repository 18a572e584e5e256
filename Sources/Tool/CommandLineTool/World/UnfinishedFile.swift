import CLibrary
import Project

/// A file that is still being written, with the temporary name `.NAME.PROCESS.partial`.
///
/// Its writer holds a lock, which the system releases when the process ends.
struct UnfinishedFile {
  private static let ending = ".partial"

  let path: String
  /// The final name of the file.
  let name: String
  private let process: pid_t

  init(for path: String) {
    process = getpid()
    name = FilePath.name(of: path)
    let unfinished = ".\(name).\(process)\(Self.ending)"
    self.path = FilePath.join(FilePath.folder(of: path), unfinished)
  }

  /// The unfinished file with this name, or nil for other names.
  init?(_ name: String, in folder: String) {
    guard name.hasPrefix("."), name.hasSuffix(Self.ending) else { return nil }
    let parts = name.dropFirst().dropLast(Self.ending.count)
    guard let dot = parts.lastIndex(of: "."), dot > parts.startIndex,
      let process = pid_t(parts[parts.index(after: dot)...]), process > 0
    else { return nil }
    self.process = process
    self.name = String(parts[..<dot])
    path = FilePath.join(folder, name)
  }

  /// Creates and locks the file, or returns a negative number and sets `errno`.
  func create() -> Int32 {
    var descriptor = Self.make(path)
    // A former process may have had the same number.
    if descriptor < 0, errno == EEXIST, removeIfAbandoned() { descriptor = Self.make(path) }
    if descriptor >= 0 { _ = flock(descriptor, LOCK_EX | LOCK_NB) }
    return descriptor
  }

  private static func make(_ path: String) -> Int32 {
    open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
  }

  /// Removes the file if it belongs to this user and its writer has ended.
  func removeIfAbandoned() -> Bool { whileAbandoned { unlink(path) == 0 } }

  /// Whether the file belongs to this user and its writer has ended.
  var isAbandoned: Bool { whileAbandoned { true } }

  /// Performs work, or returns false, if another process may write the file.
  private func whileAbandoned(_ work: () -> Bool) -> Bool {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_uid == geteuid(), process == getpid() || isProcessGone
    else { return false }
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    // The number of a process in another container means nothing here, so the lock decides.
    return flock(descriptor, LOCK_EX | LOCK_NB) == 0 && work()
  }

  private var isProcessGone: Bool { kill(process, 0) != 0 && errno == ESRCH }
}

extension DiskFiles {
  package func unfinished(
    in folder: String,
    removing removes: Bool,
    of isOurs: (String) -> Bool
  ) -> [String] {
    let names = (try? names(in: folder)) ?? []
    return names.compactMap { UnfinishedFile($0, in: folder) }
      .filter { isOurs($0.name) && (removes ? $0.removeIfAbandoned() : $0.isAbandoned) }
      .map(\.path)
  }
}
