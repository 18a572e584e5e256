/// A place in the source of an app, such as that of a call that caused an exception.
public struct SourcePlace: Hashable, Sendable, CustomStringConvertible {
  /// The module and the name of the file.
  public var fileID: String
  public var filePath: String
  /// The line, from 1.
  public var line: Int
  /// The column, from 1.
  public var column: Int

  public init(fileID: String, filePath: String, line: Int, column: Int) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  public var description: String { "\(fileID):\(line)" }
}
