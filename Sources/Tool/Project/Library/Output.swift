/// The two streams of the process, and what is known about who reads them.
package struct Output {
  /// Data: traces, lists, reports.
  package var standardOutput: any ByteStream
  /// Talk: errors, notes, progress.
  package var standardError: any ByteStream
  /// Whether standard output is a terminal.
  package var isTerminal: Bool
  /// Whether standard error is a terminal.
  package var isErrorTerminal: Bool

  /// Joins the streams and the facts about them.
  package init(
    standardOutput: any ByteStream,
    standardError: any ByteStream,
    isTerminal: Bool = false,
    isErrorTerminal: Bool = false
  ) {
    self.standardOutput = standardOutput
    self.standardError = standardError
    self.isTerminal = isTerminal
    self.isErrorTerminal = isErrorTerminal
  }
}

@available(*, unavailable)
extension Output: Sendable {}

/// Where bytes go: standard output, standard error, or a list in a test.
///
/// A class, because everyone who writes shares the one stream.
package protocol ByteStream: AnyObject {
  /// Writes bytes, perhaps later.
  func write(_ bytes: ArraySlice<UInt8>) throws(FileError)
  /// Writes what is still held back.
  func flush() throws(FileError)
}
