/// Reads the input of a person or a program line by line.
///
/// It is a class because all readers share one input.
package protocol LineReader: AnyObject {
  /// Returns the next line without its end, or nil at the end.
  func nextLine() throws(FileError) -> String?
}
