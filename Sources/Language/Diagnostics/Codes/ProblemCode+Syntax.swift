extension ProblemCode {
  /// Problems of the YAML text, T006 to T009 and T032.
  static let syntax: [ProblemCode] = [
    syntaxError, tab, secondDocument, duplicateKey, badAlias,
  ]

  static let syntaxError = ProblemCode(
    .scenario,
    6,
    "YAML syntax error",
    """
    The text is not valid YAML. The message shows the first place that cannot be read. The text \
    after it was not checked. Typical reasons are a missing colon, an unclosed quote or bracket, \
    and lines with different indentation in one block.
    """
  )

  static let tab = ProblemCode(
    .scenario,
    7,
    "tab in the indentation",
    """
    YAML allows only spaces for indentation. Replace each tab with two spaces for each level.
    """
  )

  static let secondDocument = ProblemCode(
    .scenario,
    8,
    "second document",
    """
    A line '---' starts a second YAML document. A file contains exactly one scenario. Move the \
    second one to its own file.
    """
  )

  static let duplicateKey = ProblemCode(
    .scenario,
    9,
    "duplicate key",
    """
    A key may occur only once in a block. Many YAML readers silently use the last one, which hides \
    mistakes. Here it is an error. The three spellings of a callback are the same key.
    """
  )

  static let badAlias = ProblemCode(
    .scenario,
    32,
    "unknown alias",
    """
    '*name' repeats the value that is marked '&name' earlier in the file. Either there is no such \
    mark before it, or the alias is inside the value that it repeats.
    """
  )
}
