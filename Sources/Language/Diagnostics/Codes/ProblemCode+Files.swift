extension ProblemCode {
  /// Problems of the file as a whole, T001 to T005.
  static let files: [ProblemCode] = [
    unreadableFile, directory, emptyFile, notText, tooMuch,
  ]

  static let unreadableFile = ProblemCode(
    .scenario,
    1,
    "unreadable scenario",
    """
    The file does not exist, or you have no permission to read it. Check the spelling of the path. \
    Paths on the command line are relative to the current directory.
    """
  )

  static let directory = ProblemCode(
    .scenario,
    2,
    "directory instead of a file",
    """
    The command needs a scenario file, but the path names a directory. Pass a file in that \
    directory.
    """
  )

  static let emptyFile = ProblemCode(
    .scenario,
    3,
    "empty file",
    """
    The file is empty, or it contains only whitespace and comments. The smallest scenario has the \
    keys 'version', 'title' and 'steps'.
    """
  )

  static let notText = ProblemCode(
    .scenario,
    4,
    "not a text file",
    """
    A scenario is a text file in UTF-8. This file contains control characters or bytes that are \
    not UTF-8. It is binary, or it was saved in another encoding. Save it as UTF-8.
    """
  )

  static let tooMuch = ProblemCode(
    .scenario,
    5,
    "file too large or too deeply nested",
    """
    A scenario is limited to 4 MB of text, 64 levels of nesting, and 200,000 values. Each use of \
    an alias counts all values that it repeats. Write a large model as a count ('rows: 1000000') \
    instead of a list.
    """
  )
}
