extension ProblemCode {
  /// Problems of the ledger and of the list of cases, C001 to C020.
  static let ledger: [ProblemCode] = [
    caseColumns, caseRow, caseTwice, ledgerForm, ledgerSyntax, entryForm, entryKey, entryText,
    entryWithoutID, entryStatus, unaccountedCase, entryTwice, unknownCase, entryWithoutReason,
    entryWithoutProof, untrueStatus, caseReleases, caseGrade, logList,
    unaccountedLog,
  ]

  package static let caseColumns = ProblemCode(
    .ledger,
    1,
    "wrong columns in cases.tsv",
    """
    The first line of cases.tsv names the columns, separated by tabs. The message shows the \
    expected columns.
    """
  )

  package static let caseRow = ProblemCode(
    .ledger,
    2,
    "wrong row in cases.tsv",
    """
    Each row of cases.tsv has one value for each column, separated by tabs. The first value is the \
    id and must not be empty.
    """
  )

  package static let caseTwice = ProblemCode(
    .ledger,
    3,
    "case listed twice",
    """
    Each case of the evidence has one row in cases.tsv and one id.
    """
  )

  package static let ledgerForm = ProblemCode(
    .ledger,
    4,
    "ledger is not a list",
    """
    ledger.yaml is a list with one entry for each case. An entry starts with '- id: load-01', and \
    its other keys follow below.
    """
  )

  package static let ledgerSyntax = ProblemCode(
    .ledger,
    5,
    "unreadable ledger",
    """
    ledger.yaml is not valid YAML, or it uses a part of YAML that this project does not support. \
    'tabletrace explain' with the codes T006 to T016 explains the same mistakes in scenarios.
    """
  )

  package static let entryForm = ProblemCode(
    .ledger,
    6,
    "ledger entry without keys",
    """
    An entry of the ledger is a block of keys: 'id', 'status', and 'scenario', 'test' or 'reason'.
    """
  )

  package static let entryKey = ProblemCode(
    .ledger,
    7,
    "unknown key in a ledger entry",
    """
    An entry of the ledger does not have this key. The message lists the allowed keys.
    """
  )

  package static let entryText = ProblemCode(
    .ledger,
    8,
    "empty key in a ledger entry",
    """
    Each key of an entry needs a text. Write the text, or remove the key.
    """
  )

  package static let entryWithoutID = ProblemCode(
    .ledger,
    9,
    "ledger entry without an id",
    """
    Each entry of the ledger needs the key 'id', which names its case.
    """
  )

  package static let entryStatus = ProblemCode(
    .ledger,
    10,
    "unknown status of a case",
    """
    The status of a case is one of a few words, such as reproduced, known issue, open or \
    contradicted. The message lists all of them.
    """
  )

  package static let unaccountedCase = ProblemCode(
    .ledger,
    11,
    "case without a ledger entry",
    """
    Every case of the evidence needs an entry in ledger.yaml. The entry says what happened to the \
    case. 'open' with a reason is a valid answer.
    """
  )

  package static let entryTwice = ProblemCode(
    .ledger,
    12,
    "case with two ledger entries",
    """
    Each case has exactly one entry in the ledger, so that it has one status.
    """
  )

  package static let unknownCase = ProblemCode(
    .ledger,
    13,
    "ledger entry for an unknown case",
    """
    The id of the entry is not in cases.tsv. Correct the id, or add a row for the case.
    """
  )

  package static let entryWithoutReason = ProblemCode(
    .ledger,
    14,
    "status without a reason",
    """
    This status needs a reason in one sentence. Say what differs, what is left out, what is \
    unknown, or why tables are not concerned.
    """
  )

  package static let entryWithoutProof = ProblemCode(
    .ledger,
    15,
    "status without proof",
    """
    An entry that says its case is met must name the scenario or the test that proves it.
    """
  )

  package static let untrueStatus = ProblemCode(
    .ledger,
    16,
    "status that is not true",
    """
    The scenario of the entry does not show what the status claims. It fails, it has no recorded \
    log, or it is a known issue. Fix the scenario or the simulation, or change the status.
    """
  )

  package static let caseReleases = ProblemCode(
    .ledger,
    17,
    "wrong versions of a case",
    """
    The column 'shows' of cases.tsv lists the iOS versions that the case shows. Write 'iOS 9.3', a \
    range such as 'iOS 8-11', or several of these separated by a comma and a space. Each one needs \
    its platform. Write '-' for a version that is unknown or older than iOS 4.
    """
  )

  package static let caseGrade = ProblemCode(
    .ledger,
    18,
    "wrong grade of a case",
    """
    The column 'grade' of cases.tsv is the best certainty that the case can give to a rule. \
    'observed' is a console log of a table. 'tested' is an assertion of a test on real UIKit. \
    'measured' is a published count. 'documented' is a statement of a document. 'assumed' is \
    anything else.
    """
  )

  package static let logList = ProblemCode(
    .ledger,
    19,
    "wrong list of logs",
    """
    logs.tsv has one row for each log, with tabs between the columns. Its first line names the \
    columns. They are the path below the golden folder, the case, the kind, the digest, and what \
    the scenario was made to fit. The kind is console, reconstructed, catalyst, article, \
    controller or list. Write '-' if the scenario was not made to fit anything.
    """
  )

  package static let unaccountedLog = ProblemCode(
    .ledger,
    20,
    "log without a row in logs.tsv",
    """
    Every log that a scenario is compared with needs a row in logs.tsv. Every row needs a scenario \
    that is compared with its log. Add what is missing, or remove the row.
    """
  )
}
