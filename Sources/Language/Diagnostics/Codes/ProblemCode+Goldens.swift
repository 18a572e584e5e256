extension ProblemCode {
  /// Problems of goldens, G001 to G017.
  static let goldens: [ProblemCode] = [
    emptyGolden, binaryGolden, goldenByteOrderMark, goldenCarriageReturns, goldenWithoutEnd,
    goldenBlanks, goldenConflict, notATrace, unknownTraceVersion, goldenHeader, goldenSystem,
    notAPattern, unknownDirective, directiveCount, patternGroup, patternHole, idlePattern,
  ]

  package static let emptyGolden = ProblemCode(
    .golden,
    1,
    "empty golden",
    """
    The golden holds no byte; perhaps a disk was full or a checkout was stopped. Take it from \
    version control again, or write it anew with 'tabletrace accept'.
    """
  )

  package static let binaryGolden = ProblemCode(
    .golden,
    2,
    "golden that is no text",
    """
    The golden holds a byte that no text in UTF-8 has. Take it from version control again, or \
    write it anew with 'tabletrace accept'.
    """
  )

  package static let goldenByteOrderMark = ProblemCode(
    .golden,
    3,
    "golden with a byte order mark",
    """
    An editor wrote a byte order mark in front of the golden. Goldens are compared byte by byte; \
    save it as UTF-8 without the mark, or write it anew with 'tabletrace accept'.
    """
  )

  package static let goldenCarriageReturns = ProblemCode(
    .golden,
    4,
    "golden with carriage returns",
    """
    Lines of the golden end with a carriage return and a line feed, most often because Git \
    converts line ends on Windows. The line '*.trace text eol=lf' in .gitattributes stops it; \
    then check the goldens out again.
    """
  )

  package static let goldenWithoutEnd = ProblemCode(
    .golden,
    5,
    "golden without its last line end",
    """
    The last line of the golden has no line end: the end of the file was cut off, or an editor \
    removed it. Write it anew with 'tabletrace accept'.
    """
  )

  package static let goldenBlanks = ProblemCode(
    .golden,
    6,
    "golden with blanks at line ends",
    """
    Lines of the golden end with blanks or tabs, which no trace does; a tool that formats files \
    may have put them there. Exclude goldens from it, and write them anew with 'tabletrace \
    accept'.
    """
  )

  package static let goldenConflict = ProblemCode(
    .golden,
    7,
    "golden with conflict markers",
    """
    A merge left its markers in the golden. Goldens are not merged by hand: resolve the merge of \
    the scenario, then write its golden with 'tabletrace accept' and read what changes.
    """
  )

  package static let notATrace = ProblemCode(
    .golden,
    8,
    "golden that is no trace",
    """
    The first line of a golden is 'tabletrace trace 1'. The file is something else, or its \
    beginning is missing.
    """
  )

  package static let unknownTraceVersion = ProblemCode(
    .golden,
    9,
    "golden of an unknown format",
    """
    The golden was written in a format that this tabletrace does not know, perhaps by a newer \
    one. Use that one, or write the golden anew with 'tabletrace accept'.
    """
  )

  package static let goldenHeader = ProblemCode(
    .golden,
    10,
    "golden with a wrong header",
    """
    Below the first line a golden has the lines 'scenario: NAME', 'os: VERSION' and an empty \
    one, in this order. Write it anew with 'tabletrace accept'.
    """
  )

  package static let goldenSystem = ProblemCode(
    .golden,
    11,
    "golden of an unknown version",
    """
    The line 'os:' of the golden names no version of the system that existed, or writes it in \
    another way than 'iOS 9.3'.
    """
  )
}
