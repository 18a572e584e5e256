extension ProblemCode {
  /// Problems of the file as a whole, T001 to T005.
  static let files: [ProblemCode] = [
    unreadableFile, directory, emptyFile, notText, tooMuch,
  ]

  static let unreadableFile = ProblemCode(.scenario, 1, "unreadable scenario")
  static let directory = ProblemCode(.scenario, 2, "directory instead of a file")
  static let emptyFile = ProblemCode(.scenario, 3, "empty file")
  static let notText = ProblemCode(.scenario, 4, "not a text file")
  static let tooMuch = ProblemCode(.scenario, 5, "file too large or too deeply nested")

  /// Problems of the YAML text, T006 to T009 and T032.
  static let syntax: [ProblemCode] = [
    syntaxError, tab, secondDocument, duplicateKey, badAlias,
  ]

  static let syntaxError = ProblemCode(.scenario, 6, "YAML syntax error")
  static let tab = ProblemCode(.scenario, 7, "tab in the indentation")
  static let secondDocument = ProblemCode(.scenario, 8, "second document")
  static let duplicateKey = ProblemCode(.scenario, 9, "duplicate key")
  static let badAlias = ProblemCode(.scenario, 32, "unknown alias")

  /// Problems of keys, words and types, T010, T011, T014 to T016, T024, T033 and T034.
  static let structure: [ProblemCode] = [
    unknownKey, unknownWord, wrongType, missingKey, numberOutOfRange, exclusiveKeys, badLength,
    severalKeys,
  ]

  static let unknownKey = ProblemCode(.scenario, 10, "unknown key")
  static let unknownWord = ProblemCode(.scenario, 11, "unknown word")
  static let wrongType = ProblemCode(.scenario, 14, "wrong type")
  static let missingKey = ProblemCode(.scenario, 15, "missing key")
  static let numberOutOfRange = ProblemCode(.scenario, 16, "number out of range")
  static let exclusiveKeys = ProblemCode(.scenario, 24, "conflicting keys")
  static let badLength = ProblemCode(.scenario, 33, "wrong length of a list")
  static let severalKeys = ProblemCode(.scenario, 34, "several keys in one entry")

  /// Problems of callbacks, T012, T013, T020, T026, T029, T036, T044, T047
  /// and T048.
  static let callbacks: [ProblemCode] = [
    unknownCallback, wrongRecipient, newerCallback, wrongAnswer, rowOutsideCallback,
    neverSent, unimplementedCallback, neverHolds, answersNothing,
  ]

  static let unknownCallback = ProblemCode(.scenario, 12, "unknown callback")
  static let wrongRecipient = ProblemCode(.scenario, 13, "callback of another protocol")
  static let newerCallback = ProblemCode(
    .scenario,
    20,
    "callback newer than the iOS version",
    severity: .warning
  )
  static let wrongAnswer = ProblemCode(.scenario, 26, "wrong return value")
  static let rowOutsideCallback = ProblemCode(.scenario, 29, "variable outside its callback")
  static let neverSent = ProblemCode(
    .scenario,
    36,
    "callback that a table never calls",
    severity: .warning
  )
  static let unimplementedCallback = ProblemCode(.scenario, 44, "return value that is never used")
  static let neverHolds = ProblemCode(
    .scenario,
    47,
    "condition that never holds",
    severity: .warning
  )
  static let answersNothing = ProblemCode(
    .scenario,
    48,
    "header or footer without a return value",
    severity: .warning
  )

  /// Problems of what a scenario says, from T017 on, callbacks apart.
  static let meaning: [ProblemCode] = [
    indexOutOfRange, unknownStep, unreadableVersion, unknownDevice, badPattern,
    unknownProperty, unknownClient, newerProperty, readOnlyProperty, uncountedSections,
    languageVersion, newerStep, unknownAction, unknownButton, nothingOpen, neverLoads,
    repeatedVersion, turnInside, unknownItem, nothingThere,
  ]

  static let indexOutOfRange = ProblemCode(.scenario, 17, "section or row out of range")
  static let unknownStep = ProblemCode(.scenario, 19, "unknown step")
  static let unreadableVersion = ProblemCode(.scenario, 21, "unknown iOS version")
  static let repeatedVersion = ProblemCode(.scenario, 42, "version listed twice")
  static let unknownDevice = ProblemCode(.scenario, 22, "unknown device")
  static let badPattern = ProblemCode(.scenario, 23, "wrong row or section")
  static let unknownProperty = ProblemCode(.scenario, 25, "unknown property of the table")
  static let unknownClient = ProblemCode(.scenario, 27, "unknown client")
  static let newerProperty = ProblemCode(
    .scenario,
    28,
    "property newer than the iOS version",
    severity: .warning
  )
  static let readOnlyProperty = ProblemCode(.scenario, 30, "read-only property")
  static let uncountedSections = ProblemCode(
    .scenario,
    31,
    "numberOfSections is missing",
    severity: .warning
  )
  static let languageVersion = ProblemCode(
    .scenario,
    35,
    "unknown version of the scenario language"
  )
  static let newerStep = ProblemCode(.scenario, 37, "step newer than the iOS version")
  static let neverLoads = ProblemCode(.scenario, 41, "no 'load' step", severity: .warning)
  static let turnInside = ProblemCode(.scenario, 43, "run loop turn inside a turn")
  static let unknownAction = ProblemCode(.scenario, 38, "unknown menu action")
  static let unknownButton = ProblemCode(.scenario, 39, "unknown button")
  static let nothingOpen = ProblemCode(.scenario, 40, "no row shows its buttons")
  static let unknownItem = ProblemCode(.scenario, 45, "unknown item")
  static let nothingThere = ProblemCode(.scenario, 46, "missing keyboard or refresh control")
}
