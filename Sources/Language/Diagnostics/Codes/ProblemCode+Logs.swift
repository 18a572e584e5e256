extension ProblemCode {
  /// Problems of recorded logs, L001 to L019.
  static let logs: [ProblemCode] = [
    unknownLogHeader, duplicateLogHeader, missingLogHeader, logHeaderValue, unknownLogLine,
    unannouncedMethod, logArguments, missingLogArguments, openRepeat, strayBrace, repeatCount,
    logTooLong, emptyLog, traceForLog, noOrigin, otherScenario, notRecordable, unreadLogLine,
    otherLogVersion,
  ]

  package static let unknownLogHeader = ProblemCode(
    .log,
    1,
    "unknown header key in a log",
    """
    The header of a stored log is the part before the first empty line. Each line of the header is \
    'key: value' with a known key. A console log that is only compared needs no header.
    """
  )

  package static let duplicateLogHeader = ProblemCode(
    .log,
    2,
    "header key given twice in a log",
    """
    Each key may occur only once in the header. Keep the correct line.
    """
  )

  package static let missingLogHeader = ProblemCode(
    .log,
    3,
    "missing header key in a log",
    """
    A stored log needs this key, so that a reader knows where the log is from and what it prints. \
    Add the line. 'tabletrace reference Logs' shows a complete header.
    """
  )

  package static let logHeaderValue = ProblemCode(
    .log,
    4,
    "wrong header value in a log",
    """
    The value is not valid for its key. The message shows the expected form.
    """
  )

  package static let unknownLogLine = ProblemCode(
    .log,
    5,
    "log line without a known method",
    """
    The line contains no known callback or hook. In a log with a header, delete lines that are not \
    calls, start them with '#', or write '...' for missing lines. In a console log without a \
    header, such lines are ignored and counted.
    """
  )

  package static let unannouncedMethod = ProblemCode(
    .log,
    6,
    "method that the log does not list",
    """
    'prints' in the header lists the methods that the app printed, and only these are compared. \
    This line calls another method. Add it to the list, or check the line.
    """
  )

  package static let logArguments = ProblemCode(
    .log,
    7,
    "wrong arguments in a log",
    """
    The arguments do not fit the method. An index path needs a section and a row, such as '[0, 1]' \
    or the output of NSIndexPath.
    """
  )

  package static let missingLogArguments = ProblemCode(
    .log,
    8,
    "missing arguments in a log",
    """
    The header says 'arguments: printed', so each call of a method with arguments must show them. \
    The message of L004 lists the other values for this key.
    """
  )

  package static let openRepeat = ProblemCode(
    .log,
    9,
    "unclosed repeat in a log",
    """
    A repeated block begins with a count and '{', and ends with '}' on its own line. The closing \
    line is missing.
    """
  )

  package static let strayBrace = ProblemCode(
    .log,
    10,
    "unexpected closing brace in a log",
    """
    This '}' closes no block. Remove it, or add the line that opens the block.
    """
  )

  package static let repeatCount = ProblemCode(
    .log,
    11,
    "wrong repeat in a log",
    """
    A repeated block begins like 'x3 {', with a count of 1 or more.
    """
  )

  package static let logTooLong = ProblemCode(
    .log,
    12,
    "log too long",
    """
    The log has too many calls (repeats are expanded), or its blocks are nested too deeply. Keep a \
    shorter part of it.
    """
  )

  package static let emptyLog = ProblemCode(
    .log,
    13,
    "log without a call",
    """
    No line of the log is a call, so there is nothing to compare. Perhaps the method names are \
    unknown, this is the wrong file, or it is not UTF-8 text.
    """
  )

  package static let traceForLog = ProblemCode(
    .log,
    14,
    "trace instead of a log",
    """
    The file is output of 'tabletrace run', not of an app. To compare it with a scenario, save the \
    trace with 'tabletrace accept' and run 'tabletrace check'. To compare two versions or two \
    scenarios, use 'tabletrace diff', which simulates them. 'tabletrace compare' and 'new --from' \
    need the console output of an app.
    """
  )

  package static let noOrigin = ProblemCode(
    .log,
    15,
    "log without its origin",
    """
    'tabletrace import' needs a header that names the scenario, its digest and the iOS version. \
    The package of 'tabletrace recorder' prints such headers. To store any other log, follow the \
    page 'Adding a log' of the handbook.
    """
  )

  package static let otherScenario = ProblemCode(
    .log,
    16,
    "log of an older scenario",
    """
    The scenario has changed since the recording package was made, so the log shows different \
    steps. Make the package again with 'tabletrace recorder', then record the log again.
    """
  )

  package static let notRecordable = ProblemCode(
    .log,
    17,
    "scenario that no device can record",
    """
    The recording package cannot do everything in this scenario on a real table. Examples are the \
    bars of a certain device, or cells that compute their own height. 'tabletrace recorder --list' \
    shows which scenarios can be recorded.
    """
  )

  package static let unreadLogLine = ProblemCode(
    .log,
    18,
    "ambiguous log line",
    """
    The line names a method of a table, but it could also be a sentence about that method. The \
    line is not compared, so the log as a whole does not match. If it is a call, leave only the \
    class before the method, or print just '#function' and the arguments. If it is not a call, \
    start the line with '#' or delete it. If more than half of a log may be calls that could not \
    be read, nothing is compared.
    """
  )

  package static let otherLogVersion = ProblemCode(
    .log,
    19,
    "recorded log of another iOS version",
    """
    A recorded log is compared under its own iOS version. A version with the same number also \
    works if no rule changed between the two. The scenario lists neither. Add the version of the \
    log to 'os' of the scenario, or link the log from its own scenario. 'tabletrace compare' \
    always compares under the version of the log.
    """
  )
}
