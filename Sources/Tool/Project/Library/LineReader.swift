/// What a person, or a program in front of a pipe, types a line at a time.
///
/// A class, because everyone who reads shares the one input.
package protocol LineReader: AnyObject {
  /// The next line without its end; nil where nothing comes any more.
  func nextLine() throws(FileError) -> String?
}
