extension ProblemCode {
  /// Problems of goldens, G001 to G017.
  static let goldens: [ProblemCode] = [
    emptyGolden, binaryGolden, goldenByteOrderMark, goldenCarriageReturns, goldenWithoutEnd,
    goldenBlanks, goldenConflict, notATrace, unknownTraceVersion, goldenHeader, goldenSystem,
    notAPattern, unknownDirective, directiveCount, patternGroup, patternHole, idlePattern,
  ]

  package static let emptyGolden = ProblemCode(.golden, 1, "empty golden file")
  package static let binaryGolden = ProblemCode(.golden, 2, "golden file is not text")
  package static let goldenByteOrderMark = ProblemCode(
    .golden,
    3,
    "golden file with a byte order mark"
  )
  package static let goldenCarriageReturns = ProblemCode(
    .golden,
    4,
    "golden file with carriage returns"
  )
  package static let goldenWithoutEnd = ProblemCode(
    .golden,
    5,
    "golden file without a final line end"
  )
  package static let goldenBlanks = ProblemCode(.golden, 6, "golden file with trailing whitespace")
  package static let goldenConflict = ProblemCode(.golden, 7, "golden file with conflict markers")
  package static let notATrace = ProblemCode(.golden, 8, "golden file is not a trace")
  package static let unknownTraceVersion = ProblemCode(
    .golden,
    9,
    "unknown format of a golden file"
  )
  package static let goldenHeader = ProblemCode(.golden, 10, "wrong header of a golden file")
  package static let goldenSystem = ProblemCode(.golden, 11, "unknown iOS version in a golden file")
  package static let notAPattern = ProblemCode(.golden, 12, "golden file is not a pattern")
  package static let unknownDirective = ProblemCode(.golden, 13, "unknown directive of a pattern")
  package static let directiveCount = ProblemCode(.golden, 14, "wrong count in a pattern")
  package static let patternGroup = ProblemCode(.golden, 15, "wrong group in a pattern")
  package static let patternHole = ProblemCode(.golden, 16, "wrong placeholder in a pattern")
  package static let idlePattern = ProblemCode(.golden, 17, "pattern that matches every trace")

  /// Problems of recorded logs, L001 to L019.
  static let logs: [ProblemCode] = [
    unknownLogHeader, duplicateLogHeader, missingLogHeader, logHeaderValue, unknownLogLine,
    unannouncedMethod, logArguments, missingLogArguments, openRepeat, strayBrace, repeatCount,
    logTooLong, emptyLog, traceForLog, noOrigin, otherScenario, notRecordable, unreadLogLine,
    otherLogVersion,
  ]

  package static let unknownLogHeader = ProblemCode(.log, 1, "unknown header key in a log")
  package static let duplicateLogHeader = ProblemCode(.log, 2, "header key given twice in a log")
  package static let missingLogHeader = ProblemCode(.log, 3, "missing header key in a log")
  package static let logHeaderValue = ProblemCode(.log, 4, "wrong header value in a log")
  package static let unknownLogLine = ProblemCode(.log, 5, "log line without a known method")
  package static let unannouncedMethod = ProblemCode(.log, 6, "method that the log does not list")
  package static let logArguments = ProblemCode(.log, 7, "wrong arguments in a log")
  package static let missingLogArguments = ProblemCode(.log, 8, "missing arguments in a log")
  package static let openRepeat = ProblemCode(.log, 9, "unclosed repeat in a log")
  package static let strayBrace = ProblemCode(.log, 10, "unexpected closing brace in a log")
  package static let repeatCount = ProblemCode(.log, 11, "wrong repeat in a log")
  package static let logTooLong = ProblemCode(.log, 12, "log too long")
  package static let emptyLog = ProblemCode(.log, 13, "log without a call")
  package static let traceForLog = ProblemCode(.log, 14, "trace instead of a log")
  package static let noOrigin = ProblemCode(.log, 15, "log without its origin")
  package static let otherScenario = ProblemCode(.log, 16, "log of an older scenario")
  package static let notRecordable = ProblemCode(.log, 17, "scenario that no device can record")
  package static let unreadLogLine = ProblemCode(.log, 18, "ambiguous log line")
  package static let otherLogVersion = ProblemCode(.log, 19, "recorded log of another iOS version")

  /// Problems of the ledger and of the list of cases, C001 to C020.
  static let ledger: [ProblemCode] = [
    caseColumns, caseRow, caseTwice, ledgerForm, ledgerSyntax, entryForm, entryKey, entryText,
    entryWithoutID, entryStatus, unaccountedCase, entryTwice, unknownCase, entryWithoutReason,
    entryWithoutProof, untrueStatus, caseReleases, caseGrade, logList,
    unaccountedLog,
  ]

  package static let caseColumns = ProblemCode(.ledger, 1, "wrong columns in cases.tsv")
  package static let caseRow = ProblemCode(.ledger, 2, "wrong row in cases.tsv")
  package static let caseTwice = ProblemCode(.ledger, 3, "case listed twice")
  package static let ledgerForm = ProblemCode(.ledger, 4, "ledger is not a list")
  package static let ledgerSyntax = ProblemCode(.ledger, 5, "unreadable ledger")
  package static let entryForm = ProblemCode(.ledger, 6, "ledger entry without keys")
  package static let entryKey = ProblemCode(.ledger, 7, "unknown key in a ledger entry")
  package static let entryText = ProblemCode(.ledger, 8, "empty key in a ledger entry")
  package static let entryWithoutID = ProblemCode(.ledger, 9, "ledger entry without an id")
  package static let entryStatus = ProblemCode(.ledger, 10, "unknown status of a case")
  package static let unaccountedCase = ProblemCode(.ledger, 11, "case without a ledger entry")
  package static let entryTwice = ProblemCode(.ledger, 12, "case with two ledger entries")
  package static let unknownCase = ProblemCode(.ledger, 13, "ledger entry for an unknown case")
  package static let entryWithoutReason = ProblemCode(.ledger, 14, "status without a reason")
  package static let entryWithoutProof = ProblemCode(.ledger, 15, "status without proof")
  package static let untrueStatus = ProblemCode(.ledger, 16, "status that is not true")
  package static let caseReleases = ProblemCode(.ledger, 17, "wrong versions of a case")
  package static let caseGrade = ProblemCode(.ledger, 18, "wrong grade of a case")
  package static let logList = ProblemCode(.ledger, 19, "wrong list of logs")
  package static let unaccountedLog = ProblemCode(.ledger, 20, "log without a row in logs.tsv")
}
