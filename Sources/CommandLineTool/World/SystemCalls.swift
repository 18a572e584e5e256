#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The calls of the system that reading and writing need, with their errors as texts.
enum SystemCalls {
  /// The words of the system for the last error.
  static var lastError: String {
    String(cString: strerror(errno))
  }

  /// Writes all bytes, going on after interruptions; answers false and leaves `errno` on failure.
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

  /// Reads to the end, at most `limit` bytes.
  static func readAll(
    from descriptor: Int32,
    path: String,
    limit: Int
  ) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = chunk.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count == 0 { return bytes }
      if count > 0 {
        bytes += chunk[..<count]
        if bytes.count > limit { throw .tooLarge(path: path, limit: limit) }
      } else if errno == EISDIR {
        throw .isFolder(path: path)
      } else if errno != EINTR {
        throw .unreadable(path: path, reason: lastError)
      }
    }
  }
}
