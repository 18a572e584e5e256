/// Problems of goldens that are patterns, G012 to G017.
extension ProblemCode {
  package static let notAPattern = ProblemCode(
    .golden,
    12,
    "golden file is not a pattern",
    """
    The first line of a '.pattern' file is 'tabletrace pattern 1'. To create a pattern, copy the \
    trace to a file with that suffix. Replace 'trace' with 'pattern' in its first line, then add \
    directives where lines may differ.
    """
  )

  package static let unknownDirective = ProblemCode(
    .golden,
    13,
    "unknown directive of a pattern",
    """
    A line that starts with @ is a directive: @skip, @times, @any-order or @end. An unknown \
    directive is an error, because it would match nothing. For a trace line that itself starts \
    with @, write @@.
    """
  )

  package static let directiveCount = ProblemCode(
    .golden,
    14,
    "wrong count in a pattern",
    """
    '@times COUNT LINE' matches a line COUNT times in a row, and '@skip COUNT' ignores COUNT \
    lines. COUNT is a number (3), a minimum (3...) or a range (2...5). '@skip' without a count \
    ignores any number of lines. Write one @skip instead of two in a row.
    """
  )

  package static let patternGroup = ProblemCode(
    .golden,
    15,
    "wrong group in a pattern",
    """
    The lines between '@any-order' and '@end' may occur in any order. A group needs at least two \
    lines and its '@end'. A line of a group may be '@times N LINE' with a single number. No other \
    directive is allowed inside a group.
    """
  )

  package static let patternHole = ProblemCode(
    .golden,
    16,
    "wrong placeholder in a pattern",
    """
    '@{name}' matches at least one character, up to the text that follows it. Where the same name \
    is used again, it must match the same text. '@{_}' matches anything each time. Two \
    placeholders need text between them. To write the text @{ itself, use @@{.
    """
  )

  package static let idlePattern = ProblemCode(
    .golden,
    17,
    "pattern that matches every trace",
    """
    The pattern has no line to match, so every trace would match it. Add the lines that matter \
    between its directives.
    """
  )
}
