/// Where bytes go: standard output, standard error, or a list in a test.
///
/// A class, because everyone who writes shares the one stream.
package protocol ByteStream: AnyObject {
  /// Writes bytes, perhaps later.
  func write(_ bytes: ArraySlice<UInt8>) throws(FileError)
  /// Writes what is still held back.
  func flush() throws(FileError)
}
