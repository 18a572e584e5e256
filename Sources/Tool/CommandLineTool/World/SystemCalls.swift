import CLibrary
import Project

/// System calls for reading and writing, with their errors as texts.
enum SystemCalls {
  /// The system's message for the last error.
  static var lastError: String {
    String(cString: strerror(errno))
  }

  /// Writes all bytes despite interruptions, or returns false and sets `errno`.
  static func writeAll(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count {
        let count = write(descriptor, buffer.baseAddress?.advanced(by: done), buffer.count - done)
        if count >= 0 {
          done += count
        } else if errno != EINTR {
          return false
        }
      }
      return true
    }
  }

  /// Opens a file for reading, or returns a negative number and sets `errno`.
  static func openToRead(_ path: String) -> Int32 {
    open(path, O_RDONLY | O_CLOEXEC)
  }

  /// Reads at most `count` bytes, or none at the end.
  static func readPiece(
    atMost count: Int,
    from descriptor: Int32,
    path: String
  ) throws(FileError) -> [UInt8] {
    while true {
      var found = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, length in
        found = read(descriptor, buffer.baseAddress, count)
        length = max(0, found)
      }
      if found >= 0 { return bytes }
      if errno == EISDIR { throw .isFolder(path: path) }
      if errno != EINTR { throw .unreadable(path: path, reason: lastError) }
    }
  }

  /// The length of a file in bytes, or 0 if unknown.
  private static func length(of descriptor: Int32) -> Int {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return 0 }
    return max(0, Int(status.st_size))
  }

  /// Reads at most `limit` bytes to the end.
  static func readAll(
    from descriptor: Int32,
    path: String,
    limit: Int
  ) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    // Memory is reserved for the size of the file. Longer input is still read.
    bytes.reserveCapacity(min(length(of: descriptor), limit))
    while true {
      let piece = try readPiece(atMost: 65_536, from: descriptor, path: path)
      if piece.isEmpty { return bytes }
      bytes += piece
      if bytes.count > limit { throw .tooLarge(path: path, limit: limit) }
    }
  }
}
