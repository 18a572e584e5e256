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
    "list of cases without its columns",
    """
    The first line of cases.tsv names the columns, separated by tabs. The message says which \
    ones.
    """
  )

  package static let caseRow = ProblemCode(
    .ledger,
    2,
    "unreadable row of a case",
    """
    A row of cases.tsv has one value for each column, separated by tabs, and its first value, \
    the id, is not empty.
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
    "ledger that is no list",
    """
    ledger.yaml is a list of entries, one for each case: '- id: load-01', with its other keys \
    below.
    """
  )

  package static let ledgerSyntax = ProblemCode(
    .ledger,
    5,
    "ledger that cannot be read",
    """
    ledger.yaml is no YAML, or uses a part of it that this project does not. 'tabletrace \
    explain' with the codes T006 to T016 tells more of the same mistakes in scenarios.
    """
  )

  package static let entryForm = ProblemCode(
    .ledger,
    6,
    "entry without keys",
    """
    An entry of the ledger is a block of keys: 'id', 'status', and 'scenario', 'test' or \
    'reason'.
    """
  )

  package static let entryKey = ProblemCode(
    .ledger,
    7,
    "unknown key of an entry",
    """
    The key is none of an entry of the ledger. The message lists those that are.
    """
  )

  package static let entryText = ProblemCode(
    .ledger,
    8,
    "entry with an empty key",
    """
    Each key of an entry has a text. Write it, or remove the key.
    """
  )

  package static let entryWithoutID = ProblemCode(
    .ledger,
    9,
    "entry without its case",
    """
    An entry of the ledger says with 'id' which case it is about.
    """
  )

  package static let entryStatus = ProblemCode(
    .ledger,
    10,
    "unknown status of a case",
    """
    A case is reproduced, met as a claim or in part, a known issue, open, contradicted, out of \
    scope, or follows from another. The message lists the words.
    """
  )

  package static let unaccountedCase = ProblemCode(
    .ledger,
    11,
    "case without an entry",
    """
    Every case of the evidence is accounted for. Add an entry to ledger.yaml that says what \
    became of it; 'open' with a reason is an honest answer.
    """
  )

  package static let entryTwice = ProblemCode(
    .ledger,
    12,
    "case with two entries",
    """
    A case has one entry in the ledger, so that it has one status.
    """
  )

  package static let unknownCase = ProblemCode(
    .ledger,
    13,
    "entry about no case",
    """
    The id of the entry is none of cases.tsv. Correct it, or add the row of the case.
    """
  )

  package static let entryWithoutReason = ProblemCode(
    .ledger,
    14,
    "status without a reason",
    """
    A case that is not met needs a sentence that says why: what differs, what is left out, what \
    is not known, or why it is no matter of a table.
    """
  )

  package static let entryWithoutProof = ProblemCode(
    .ledger,
    15,
    "status without a proof",
    """
    A case that is said to be met names the scenario or the test that shows it.
    """
  )

  package static let untrueStatus = ProblemCode(
    .ledger,
    16,
    "status that is not true",
    """
    The scenario of the entry does not show what the status claims: it fails, it has no recorded \
    log, or it is a known issue. Mend the scenario or the simulation, or say another status.
    """
  )

  package static let caseReleases = ProblemCode(
    .ledger,
    17,
    "case that shows no releases",
    """
    The column 'shows' of cases.tsv has the releases of which the case tells: 'iOS 9.3', a range \
    such as 'iOS 8-11', or several of both with a comma and a blank between them, each with its \
    platform. '-' stands for a version that is unknown or older than iOS 4.
    """
  )

  package static let caseGrade = ProblemCode(
    .ledger,
    18,
    "case without a grade",
    """
    The column 'grade' of cases.tsv has the best grade that the case can give to a rule: observed \
    for a console log of a table, tested for an assertion of a test on real UIKit, measured for \
    what somebody counted and published, documented for what a document says, assumed for what \
    gives no grade.
    """
  )

  package static let logList = ProblemCode(
    .ledger,
    19,
    "unreadable list of logs",
    """
    logs.tsv has a row for each log, with tabs between its columns, which the first line names: \
    the path below the folder of goldens; the case that it belongs to; what it is (console, \
    reconstructed, catalyst, article, controller or list); the digest of its bytes; and what its \
    scenario was made to fit, or '-'.
    """
  )

  package static let unaccountedLog = ProblemCode(
    .ledger,
    20,
    "log that is not accounted for",
    """
    Every log that a scenario is compared with has a row in logs.tsv that says what it is and \
    whose, and every row has a scenario that is compared with its log. Add what is missing, or \
    remove the row.
    """
  )
}
