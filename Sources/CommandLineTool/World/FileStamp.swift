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
  }

  /// A time of the system.
  package struct Time: Hashable, Sendable {
    var seconds: Int64
    var nanoseconds: Int64
  }
}

extension FileStamp {
  /// How many bytes the file has.
  var size: Int {
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
