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
    "empty golden file",
    """
    The golden file is empty, perhaps because the disk was full or a checkout was interrupted. \
    Restore it from version control, or write it again with 'tabletrace accept'.
    """
  )

  package static let binaryGolden = ProblemCode(
    .golden,
    2,
    "golden file is not text",
    """
    The golden file contains a control character or bytes that are not UTF-8. Restore it from \
    version control, or write it again with 'tabletrace accept'.
    """
  )

  package static let goldenByteOrderMark = ProblemCode(
    .golden,
    3,
    "golden file with a byte order mark",
    """
    An editor added a byte order mark at the start of the file. Golden files are compared byte by \
    byte. Save the file as UTF-8 without the mark, or write it again with 'tabletrace accept'.
    """
  )

  package static let goldenCarriageReturns = ProblemCode(
    .golden,
    4,
    "golden file with carriage returns",
    """
    Lines of the golden file end with a carriage return and a line feed. Usually Git converts the \
    line ends on Windows. Add the line '*.trace text eol=lf' to .gitattributes, then check out the \
    golden files again.
    """
  )

  package static let goldenWithoutEnd = ProblemCode(
    .golden,
    5,
    "golden file without a final line end",
    """
    The last line of the golden file has no line end. The file was truncated, or an editor removed \
    the line end. Write it again with 'tabletrace accept'.
    """
  )

  package static let goldenBlanks = ProblemCode(
    .golden,
    6,
    "golden file with trailing whitespace",
    """
    Lines of the golden file end with spaces or tabs, which a trace never contains. A formatter \
    may have added them. Exclude golden files from the formatter, then write them again with \
    'tabletrace accept'.
    """
  )

  package static let goldenConflict = ProblemCode(
    .golden,
    7,
    "golden file with conflict markers",
    """
    The golden file contains conflict markers of a merge. Do not merge golden files manually. \
    Resolve the merge of the scenario, write the golden file with 'tabletrace accept', and read \
    what changed.
    """
  )

  package static let notATrace = ProblemCode(
    .golden,
    8,
    "golden file is not a trace",
    """
    The first line of a golden file is 'tabletrace trace 1'. This file is something else, or its \
    beginning is missing.
    """
  )

  package static let unknownTraceVersion = ProblemCode(
    .golden,
    9,
    "unknown format of a golden file",
    """
    This tabletrace does not know the format of the golden file. A newer version may have written \
    it. Use that version, or write the golden file again with 'tabletrace accept'.
    """
  )

  package static let goldenHeader = ProblemCode(
    .golden,
    10,
    "wrong header of a golden file",
    """
    After the first line, a golden file has the lines 'scenario: NAME' and 'os: VERSION', then an \
    empty line. Write the file again with 'tabletrace accept'.
    """
  )

  package static let goldenSystem = ProblemCode(
    .golden,
    11,
    "unknown iOS version in a golden file",
    """
    The line 'os:' of the golden file names a version that never existed, or it is not written \
    like 'iOS 9.3'.
    """
  )
}
