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
    The key has no meaning at this place. Nothing in a scenario is skipped silently, so it is an \
    error. Look for a misspelling, or for a wrong level of indentation.
    """
  )

  static let unknownWord = ProblemCode(
    .scenario,
    11,
    "unknown word",
    """
    Only certain words are allowed at this place, and this is none of them. Texts that happen to \
    look like words must be quoted where both are allowed.
    """
  )

  static let wrongType = ProblemCode(
    .scenario,
    14,
    "wrong type",
    """
    The value is of another kind than the key needs, for instance a list where a number is \
    expected. Only 'true' and 'false' are yes and no. Numbers are decimal and stand without \
    quotes: 1000, -3, 0.5. Where a text can stand, a quoted value is that text; elsewhere a quoted \
    word is the word.
    """
  )

  static let missingKey = ProblemCode(
    .scenario,
    15,
    "missing key",
    """
    A key that is always needed here is not written.
    """
  )

  static let numberOutOfRange = ProblemCode(
    .scenario,
    16,
    "number out of range",
    """
    The number cannot be used at this place: counts and heights are never negative, numbers are \
    finite, and every kind of number has a largest value.
    """
  )

  static let exclusiveKeys = ProblemCode(
    .scenario,
    24,
    "keys that exclude each other",
    """
    Two keys say the same thing in different ways, or contradict each other. Keep one of them.
    """
  )

  static let badLength = ProblemCode(
    .scenario,
    33,
    "list of the wrong length",
    """
    The list has too few or too many entries: an index path has two numbers, and a list that must \
    say something is not empty.
    """
  )

  static let severalKeys = ProblemCode(
    .scenario,
    34,
    "several keys in one entry",
    """
    A step, a query or a change is a word or one key with its argument. Begin a new list entry \
    with '-' for each of them; the arguments stand one level deeper than the key.
    """
  )
}
