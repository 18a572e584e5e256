import CLibrary
import TableTrace

/// A file that exists during one measurement.
struct ScratchFile {
  let path: String

  init() {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    path = "\(folder)/tabletrace-benchmark-\(getpid())-\(UInt32.random(in: 0...UInt32.max))"
  }

  /// Writes a trace in blocks, as the tool does.
  func write(_ work: (TraceText) -> Void) {
    guard let file = fopen(path, "w") else { return }
    defer { fclose(file) }
    let text = TraceText { block in fwrite(block, 1, block.count, file) }
    work(text)
    text.finish()
  }

  /// Copies the file through a buffer of 64 KB.
  func copy(to target: ScratchFile) {
    guard let source = fopen(path, "r"), let copy = fopen(target.path, "w") else { return }
    defer {
      fclose(source)
      fclose(copy)
    }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    var count = fread(&buffer, 1, buffer.count, source)
    while count > 0 {
      fwrite(buffer, 1, count, copy)
      count = fread(&buffer, 1, buffer.count, source)
    }
  }

  func remove() {
    unlink(path)
  }
}
