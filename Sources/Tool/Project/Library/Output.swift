/// The two streams of the process, and their kinds.
package struct Output {
  /// The stream for data: traces, lists, reports.
  package var standardOutput: any ByteStream
  /// The stream for errors, notes and progress.
  package var standardError: any ByteStream
  package var isTerminal: Bool
  package var isErrorTerminal: Bool

  package init(
    standardOutput: any ByteStream,
    standardError: any ByteStream,
    isTerminal: Bool = false,
    isErrorTerminal: Bool = false
  ) {
    self.standardOutput = isTerminal ? TerminalStream(standardOutput) : standardOutput
    self.standardError = isErrorTerminal ? TerminalStream(standardError) : standardError
    self.isTerminal = isTerminal
    self.isErrorTerminal = isErrorTerminal
  }
}

@available(*, unavailable)
extension Output: Sendable {}

/// A target of bytes: standard output, standard error, or a list in a test.
///
/// It is a class because all writers share one stream.
package protocol ByteStream: AnyObject {
  /// Writes bytes, possibly later.
  func write(_ bytes: ArraySlice<UInt8>) throws(FileError)
  /// Writes all buffered bytes.
  func flush() throws(FileError)
}
