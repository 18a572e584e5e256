extension ProblemCode {
  /// Problems of keys, words and types, T010, T011, T014 to T016, T024, T033 and T034.
  static let structure: [ProblemCode] = [
    unknownKey, unknownWord, wrongType, missingKey, numberOutOfRange, exclusiveKeys, badLength,
    severalKeys,
  ]

  static let unknownKey = ProblemCode(
    .scenario,
    10,
    "unknown key",
    """
    This key is not allowed here. Nothing in a scenario is ignored silently, so an unknown key is \
    an error. Look for a typo or a wrong indentation.
    """
  )

  static let unknownWord = ProblemCode(
    .scenario,
    11,
    "unknown word",
    """
    Only certain words are allowed here, and this is not one of them. If both words and texts are \
    allowed, put quotes around the text.
    """
  )

  static let wrongType = ProblemCode(
    .scenario,
    14,
    "wrong type",
    """
    The value has the wrong type, for example a list instead of a number. Booleans are 'true' and \
    'false'. Numbers are decimal and unquoted: 1000, -3, 0.5. Where a text is allowed, a quoted \
    value is a text. Elsewhere a quoted word is the word.
    """
  )

  static let missingKey = ProblemCode(
    .scenario,
    15,
    "missing key",
    """
    A required key is missing.
    """
  )

  static let numberOutOfRange = ProblemCode(
    .scenario,
    16,
    "number out of range",
    """
    The number is not allowed here. Counts and heights are never negative, numbers are finite, and \
    each kind of number has a maximum.
    """
  )

  static let exclusiveKeys = ProblemCode(
    .scenario,
    24,
    "conflicting keys",
    """
    Two keys say the same thing in different ways, or they contradict each other. Keep one of \
    them.
    """
  )

  static let badLength = ProblemCode(
    .scenario,
    33,
    "wrong length of a list",
    """
    The list has too few or too many entries. For example, an index path has two numbers, and some \
    lists must not be empty.
    """
  )

  static let severalKeys = ProblemCode(
    .scenario,
    34,
    "several keys in one entry",
    """
    A step, a query or a change is a word, or one key with its argument. Start a new list entry \
    with '-' for each of them. Indent the arguments one level deeper than the key.
    """
  )
}
