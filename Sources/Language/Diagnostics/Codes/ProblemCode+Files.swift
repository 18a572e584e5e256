extension ProblemCode {
  /// Problems of the file as a whole, T001 to T005.
  static let files: [ProblemCode] = [
    unreadableFile, directory, emptyFile, notText, tooMuch,
  ]

  static let unreadableFile = ProblemCode(
    .scenario,
    1,
    "unreadable file",
    """
    The file does not exist, or it may not be read. Check the spelling of the path; paths on the \
    command line are relative to the current directory.
    """
  )

  static let directory = ProblemCode(
    .scenario,
    2,
    "directory instead of a file",
    """
    The path names a directory where one scenario file is needed. Name a file in it.
    """
  )

  static let emptyFile = ProblemCode(
    .scenario,
    3,
    "empty file",
    """
    The file holds nothing, or only blanks and comments. The smallest scenario has the keys \
    'version', 'title' and 'steps'.
    """
  )

  static let notText = ProblemCode(
    .scenario,
    4,
    "not a text",
    """
    A scenario is a text in UTF-8. This file holds bytes that are no UTF-8, or control characters, \
    so it is binary or was saved in another encoding. Save it as UTF-8.
    """
  )

  static let tooMuch = ProblemCode(
    .scenario,
    5,
    "too large or too deep",
    """
    A scenario has a bounded size: 4 MB of text, 64 levels of nesting, and 200,000 values, where \
    each use of an alias counts all values that it stands for. Large models are written as counts, \
    'rows: 1000000', and not as lists.
    """
  )
}
