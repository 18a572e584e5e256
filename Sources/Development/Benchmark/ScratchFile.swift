import TableTrace

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file for the time of a measurement.
struct ScratchFile {
  let path: String

  init() {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    path = "\(folder)/tabletrace-benchmark-\(getpid())-\(UInt32.random(in: 0...UInt32.max))"
  }

  /// Writes a trace as the tool does, a block at a time.
  func write(_ work: (TraceText) -> Void) {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    defer { close(file) }
    let text = TraceText { block in Self.write(block, block.count, to: file) }
    work(text)
    text.finish()
  }

  /// Reads the file and writes it again through a buffer of 64 KB.
  func copy(to target: ScratchFile) {
    let source = open(path, O_RDONLY)
    let copy = open(target.path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    defer {
      close(source)
      close(copy)
    }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    var count = read(source, &buffer, buffer.count)
    while count > 0 {
      Self.write(buffer, count, to: copy)
      count = read(source, &buffer, buffer.count)
    }
  }

  func remove() {
    unlink(path)
  }

  private static func write(_ bytes: [UInt8], _ count: Int, to file: Int32) {
    bytes.withUnsafeBytes { buffer in
      var written = 0
      while written < count {
        #if canImport(Glibc)
          let more = Glibc.write(file, buffer[written...].baseAddress(), count - written)
        #else
          let more = Darwin.write(file, buffer[written...].baseAddress(), count - written)
        #endif
        guard more > 0 else { return }
        written += more
      }
    }
  }
}

extension Slice where Base == UnsafeRawBufferPointer {
  fileprivate func baseAddress() -> UnsafeRawPointer? {
    UnsafeRawBufferPointer(rebasing: self).baseAddress
  }
}
