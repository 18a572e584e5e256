import CLibrary
import Project

/// A file that is written under a temporary name in the same folder, and renamed when complete.
///
/// It is a class because it owns a descriptor. While it is open, interrupts are deferred. The next
/// write then removes the unfinished file and reports the interrupt, so no partial file remains.
final class DiskDraft: FileDraft {
  private let path: String
  private let temporary: String?
  private let durability: Durability
  private var descriptor: Int32
  private var savedMask = sigset_t()

  init(_ path: String, _ durability: Durability) throws(FileError) {
    self.durability = durability
    var status = stat()
    let exists = stat(path, &status) == 0
    if exists, status.st_mode & S_IFMT == S_IFDIR { throw .isFolder(path: path) }
    if exists, status.st_mode & S_IFMT != S_IFREG {
      // A device or a pipe cannot be replaced by a rename.
      self.path = path
      temporary = nil
      descriptor = open(path, O_WRONLY | O_CLOEXEC)
    } else {
      // The target of a symbolic link is written, so that the link remains.
      self.path = exists ? DiskFiles().realPath(of: path) ?? path : path
      let unfinished = UnfinishedFile(for: self.path)
      temporary = unfinished.path
      descriptor = unfinished.create()
    }
    guard descriptor >= 0 else {
      throw .unwritable(path: path, reason: SystemCalls.lastError)
    }
    if exists { fchmod(descriptor, status.st_mode & 0o777) }
    holdInterrupts()
  }

  deinit {
    discard()
  }

  func write(_ bytes: ArraySlice<UInt8>) throws(FileError) {
    if isInterruptPending {
      discard()
      throw .interrupted
    }
    guard !SystemCalls.writeAll(bytes, to: descriptor) else { return }
    if errno == EPIPE { throw .brokenPipe }
    throw .unwritable(path: path, reason: SystemCalls.lastError)
  }

  func commit() throws(FileError) {
    guard descriptor >= 0 else { return }
    let isSafe = isOnDisk
    let isClosed = close(descriptor) == 0
    descriptor = -1
    defer { releaseInterrupts() }
    let isMoved = temporary.map { rename($0, path) == 0 } ?? true
    guard isSafe, isClosed, isMoved else {
      let reason = SystemCalls.lastError
      if let temporary { unlink(temporary) }
      throw .unwritable(path: path, reason: reason)
    }
  }

  /// Whether to flush the bytes to the disk, which takes as long as hundreds of small runs.
  private var isOnDisk: Bool {
    switch durability {
    case .remade: true
    // A pipe or a device cannot be flushed, which is no failure.
    case .lasting:
      fsync(descriptor) == 0 || errno == EINVAL || errno == ENOTSUP || errno == EROFS
    }
  }

  func discard() {
    guard descriptor >= 0 else { return }
    close(descriptor)
    descriptor = -1
    if let temporary { unlink(temporary) }
    releaseInterrupts()
  }

  private static var interrupts: sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&set, signal) }
    return set
  }

  private func holdInterrupts() {
    var held = Self.interrupts
    pthread_sigmask(SIG_BLOCK, &held, &savedMask)
  }

  private func releaseInterrupts() {
    pthread_sigmask(SIG_SETMASK, &savedMask, nil)
  }

  private var isInterruptPending: Bool {
    var pending = sigset_t()
    sigpending(&pending)
    return sigismember(&pending, SIGINT) == 1 || sigismember(&pending, SIGTERM) == 1
      || sigismember(&pending, SIGHUP) == 1
  }
}

@available(*, unavailable)
extension DiskDraft: Sendable {}
