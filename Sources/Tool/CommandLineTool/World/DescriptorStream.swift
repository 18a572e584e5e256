import CLibrary
package import Project

/// Standard output or standard error of the process, written in large pieces.
///
/// It is a class because all writers share one buffer.
package final class DescriptorStream: ByteStream {
  private static let capacity = 65_536
  private let descriptor: Int32
  private let name: String
  private let isBuffered: Bool
  private let readerLeft: () -> Void
  private var buffer: [UInt8] = []

  /// Creates a stream to an open descriptor.
  ///
  /// - Parameters:
  ///   - descriptor: the descriptor to write to.
  ///   - name: the name of the stream in messages.
  ///   - isBuffered: whether small pieces are buffered.
  ///   - readerLeft: called before the error if the reader has closed the stream, for example to
  ///     exit.
  package init(
    descriptor: Int32,
    name: String,
    isBuffered: Bool,
    readerLeft: @escaping () -> Void = {}
  ) {
    self.descriptor = descriptor
    self.name = name
    self.isBuffered = isBuffered
    self.readerLeft = readerLeft
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
    if errno == EPIPE {
      readerLeft()
      throw .brokenPipe
    }
    throw .unwritable(path: name, reason: SystemCalls.lastError)
  }
}

@available(*, unavailable)
extension DescriptorStream: Sendable {}
