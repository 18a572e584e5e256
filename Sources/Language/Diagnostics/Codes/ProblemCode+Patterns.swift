/// Problems of goldens that are patterns, G012 to G017.
extension ProblemCode {
  package static let notAPattern = ProblemCode(
    .golden,
    12,
    "golden that is no pattern",
    """
    The first line of a file whose name ends with '.pattern' is 'tabletrace pattern 1'. To begin \
    a pattern, copy the trace to that name, write 'pattern' for 'trace' in its first line, and put \
    directives where lines may differ.
    """
  )

  package static let unknownDirective = ProblemCode(
    .golden,
    13,
    "pattern with an unknown directive",
    """
    A line that begins with @ is a directive: @skip, @times, @any-order or @end. One that is not \
    known would look for nothing, so it is an error. Two @ begin a line of the trace that itself \
    begins with an @.
    """
  )

  package static let directiveCount = ProblemCode(
    .golden,
    14,
    "pattern with a wrong count",
    """
    '@times COUNT LINE' looks for a line so many times one behind the other, and '@skip COUNT' \
    passes over so many lines. COUNT is a number (3), a number and more (3...) or a range (2...5); \
    @skip alone passes over any number of lines. Two @skip in a row are one.
    """
  )

  package static let patternGroup = ProblemCode(
    .golden,
    15,
    "pattern with a wrong group",
    """
    Lines between '@any-order' and '@end' come together in any order. A group has at least two \
    lines, which may be '@times N LINE' with one number; no other directive stands in it, and it \
    needs its '@end'.
    """
  )

  package static let patternHole = ProblemCode(
    .golden,
    16,
    "pattern with a wrong hole",
    """
    '@{name}' in a line takes what stands there, at least a character and up to the text behind \
    it; where the name comes again the same text must stand. '@{_}' takes anything each time. Two \
    holes need text between them. The text @{ itself is written @@{.
    """
  )

  package static let idlePattern = ProblemCode(
    .golden,
    17,
    "pattern that looks for nothing",
    """
    The pattern has no line to look for, so every trace would match it. Write the lines that \
    matter between its directives.
    """
  )
}
