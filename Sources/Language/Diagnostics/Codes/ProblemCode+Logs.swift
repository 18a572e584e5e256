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
    "unknown header of a log",
    """
    The lines above the first empty line of a kept log say what it is, each as 'key: value' with \
    a key that is known. A console log that is only compared needs no header.
    """
  )

  package static let duplicateLogHeader = ProblemCode(
    .log,
    2,
    "header of a log given twice",
    """
    Each key of the header stands once. Keep the line that is right.
    """
  )

  package static let missingLogHeader = ProblemCode(
    .log,
    3,
    "header of a log missing",
    """
    A kept log needs this key, so that a reader knows where the log comes from and what it \
    prints. Add the line; 'tabletrace reference Logs' shows a whole header.
    """
  )

  package static let logHeaderValue = ProblemCode(
    .log,
    4,
    "unreadable header of a log",
    """
    The value cannot belong to its key. The message says which form it has.
    """
  )

  package static let unknownLogLine = ProblemCode(
    .log,
    5,
    "line of a log without a method",
    """
    No callback or hook that is known stands in the line. In a log with a header, leave lines that \
    are no calls out, begin them with '#', or write '...' where something is missing. In a console \
    log without a header such lines are passed over and counted.
    """
  )

  package static let unannouncedMethod = ProblemCode(
    .log,
    6,
    "method that the log does not announce",
    """
    'prints' in the header lists the methods that the app printed; only these are compared, and \
    this line has another one. Add it to the list or look at the line again.
    """
  )

  package static let logArguments = ProblemCode(
    .log,
    7,
    "arguments that do not fit",
    """
    The arguments of the line cannot be those of the method: a row has its section and its \
    number, as in '[0, 1]' or in what an NSIndexPath prints.
    """
  )

  package static let missingLogArguments = ProblemCode(
    .log,
    8,
    "arguments promised and missing",
    """
    The header says 'arguments: printed', so every line whose method has arguments shows them. \
    The message of L004 lists what else the header can say.
    """
  )

  package static let openRepeat = ProblemCode(
    .log,
    9,
    "repeat that is not closed",
    """
    A block that begins with a count and '{' ends with '}' on a line of its own. The end is \
    missing.
    """
  )

  package static let strayBrace = ProblemCode(
    .log,
    10,
    "brace that closes nothing",
    """
    A '}' stands where no block is open. Remove it, or add the line that begins the block.
    """
  )

  package static let repeatCount = ProblemCode(
    .log,
    11,
    "unreadable repeat",
    """
    A block is repeated as 'x3 {', with a number from 1.
    """
  )

  package static let logTooLong = ProblemCode(
    .log,
    12,
    "log that is too long",
    """
    The log has more calls than are read, repeats written out, or its blocks nest too deep. Keep a \
    shorter piece of it.
    """
  )

  package static let emptyLog = ProblemCode(
    .log,
    13,
    "log without a call",
    """
    No line of the log is a call, so that nothing could be compared. Perhaps the calls have \
    names that are not known, or the file is another one.
    """
  )

  package static let traceForLog = ProblemCode(
    .log,
    14,
    "trace in place of a log",
    """
    The file is what 'tabletrace run' prints, not what an app has printed. To compare it with a \
    scenario, keep the scenario's trace with 'tabletrace accept' and run 'tabletrace check'; two \
    versions or two scenarios are compared by 'tabletrace diff', which simulates them. \
    'tabletrace compare' and 'new --from' need what a console of an app shows.
    """
  )

  package static let noOrigin = ProblemCode(
    .log,
    15,
    "log that does not say what was recorded",
    """
    'tabletrace import' files logs whose header names the scenario, its digest and the release, as the \
    package of 'tabletrace recorder' prints them. A log from elsewhere is filed by hand: the page \
    'Adding a log' of the handbook shows how.
    """
  )

  package static let otherScenario = ProblemCode(
    .log,
    16,
    "log of another text of its scenario",
    """
    The scenario has changed since its plan was made, so that the log shows the steps of another one. \
    Make the package again with 'tabletrace recorder', and record it once more.
    """
  )

  package static let notRecordable = ProblemCode(
    .log,
    17,
    "scenario that no device can record",
    """
    The scenario has something that the recorder's driver does not do on a real table, such as the bars \
    of a certain device or heights that cells find themselves. 'tabletrace recorder --list' says so of \
    every scenario.
    """
  )

  package static let unreadLogLine = ProblemCode(
    .log,
    18,
    "line that names a method and could not be read",
    """
    A method of a table stands in the line, but what is around it may as well be a sentence about the \
    method. It is not compared, and so the log does not match as a whole. Where it is a call, leave \
    nothing in front of it but the class, or print '#function' and the arguments alone; where it is none, \
    begin the line with '#' or leave it out.
    """
  )

  package static let otherLogVersion = ProblemCode(
    .log,
    19,
    "recorded log of a version that its scenario does not have",
    """
    A recorded log is compared under its own version, or under one of the same number where no rule \
    changes between the two. The scenario has neither. Add the version of the log to 'os' of the scenario, \
    or link the log from a scenario of its own. 'tabletrace compare' compares the two under the version of \
    the log at once.
    """
  )
}
