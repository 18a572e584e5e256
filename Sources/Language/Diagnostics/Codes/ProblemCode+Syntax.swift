extension ProblemCode {
  /// Problems of the YAML text, T006 to T009 and T032.
  static let syntax: [ProblemCode] = [
    syntaxError, tab, secondDocument, duplicateKey, badAlias,
  ]

  static let syntaxError = ProblemCode(
    .scenario,
    6,
    "YAML syntax",
    """
    The text is not well-formed YAML. The message points at the first place that cannot be read; \
    what follows it was not checked. Typical reasons are a missing colon, a quote or bracket that \
    is never closed, and lines of one block that are not indented alike.
    """
  )

  static let tab = ProblemCode(
    .scenario,
    7,
    "tab in the indentation",
    """
    YAML allows only blanks for indentation. Replace the tab by blanks, two for each level.
    """
  )

  static let secondDocument = ProblemCode(
    .scenario,
    8,
    "second document",
    """
    A line '---' begins another YAML document. A file holds exactly one scenario, so write the \
    second one into a file of its own.
    """
  )

  static let duplicateKey = ProblemCode(
    .scenario,
    9,
    "duplicate key",
    """
    A key may be written once in its block. YAML readers usually let the last one win without a \
    word, which hides mistakes; here it is an error. A callback counts as the same key in all \
    three spellings.
    """
  )

  static let badAlias = ProblemCode(
    .scenario,
    32,
    "alias without an anchor",
    """
    '*name' repeats the value that was marked '&name' earlier in the file. No such mark stands \
    before it, or the alias lies inside the very value that it repeats.
    """
  )
}
