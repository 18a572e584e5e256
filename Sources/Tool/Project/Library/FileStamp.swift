/// What tells that a file was written again; equal for as long as nobody did.
package enum FileStamp: Hashable, Sendable {
  /// What the system says of it: its times, its size and which file it is.
  case status(Status)
  /// Its content, where files have no times.
  case content([UInt8])

  /// What the system says of a file.
  package struct Status: Hashable, Sendable {
    /// Which file it is; another one may have taken its name.
    var identity: FileIdentity
    /// Its size in bytes.
    var size: Int64
    /// When its content was written.
    var written: Time
    /// When anything about it changed, also by a copy that keeps the time of its content.
    var changed: Time

    package init(
      identity: FileIdentity,
      size: Int64,
      written: Time,
      changed: Time
    ) {
      self.identity = identity
      self.size = size
      self.written = written
      self.changed = changed
    }
  }

  /// A time of the system.
  package struct Time: Hashable, Sendable {
    var seconds: Int64
    var nanoseconds: Int64

    /// Makes a time from the parts of the system's.
    package init(seconds: Int64, nanoseconds: Int64) {
      self.seconds = seconds
      self.nanoseconds = nanoseconds
    }
  }
}

extension FileStamp {
  /// How many bytes the file has.
  package var size: Int {
    switch self {
    case .status(let status): Int(status.size)
    case .content(let bytes): bytes.count
    }
  }
}

extension ReadableFiles {
  /// The content, for files in memory, which have no times.
  package func stamp(of path: String) -> FileStamp? {
    guard kind(of: path) == .file else { return nil }
    return (try? read(path)).map(FileStamp.content)
  }
}
