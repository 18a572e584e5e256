#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Standard output or standard error of the process, written in large pieces.
///
/// A class, because everyone who writes shares the one buffer.
package final class DescriptorStream: ByteStream {
  private static let capacity = 65_536
  private let descriptor: Int32
  private let name: String
  private let isBuffered: Bool
  private var buffer: [UInt8] = []

  /// Makes a stream over an open descriptor; `name` is for messages.
  package init(descriptor: Int32, name: String, isBuffered: Bool) {
    self.descriptor = descriptor
    self.name = name
    self.isBuffered = isBuffered
  }

  package func write(_ bytes: ArraySlice<UInt8>) throws(FileError) {
    if buffer.isEmpty, !isBuffered || bytes.count >= Self.capacity {
      return try send(bytes)
    }
    buffer += bytes
    if buffer.count >= Self.capacity { try flush() }
  }

  package func flush() throws(FileError) {
    let held = buffer
    buffer.removeAll(keepingCapacity: true)
    try send(held[...])
  }

  private func send(_ bytes: ArraySlice<UInt8>) throws(FileError) {
    guard !bytes.isEmpty, !SystemCalls.writeAll(bytes, to: descriptor) else { return }
    if errno == EPIPE { throw .brokenPipe }
    throw .unwritable(path: name, reason: SystemCalls.lastError)
  }
}

@available(*, unavailable)
extension DescriptorStream: Sendable {}
