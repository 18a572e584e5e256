/// The stable code of a kind of problem.
///
/// The raw value is printed in messages. A code never changes its meaning and is never used again.
/// Titles and explanations are in a file of texts that `explain` reads.
package enum ProblemCode: String, CaseIterable, Sendable {
  // Codes of problems in scenarios.
  case unreadableFile = "T001"
  case directory = "T002"
  case emptyFile = "T003"
  case notText = "T004"
  case tooMuch = "T005"
  case syntaxError = "T006"
  case tab = "T007"
  case secondDocument = "T008"
  case duplicateKey = "T009"
  case unknownKey = "T010"
  case unknownWord = "T011"
  case unknownCallback = "T012"
  case wrongRecipient = "T013"
  case wrongType = "T014"
  case missingKey = "T015"
  case numberOutOfRange = "T016"
  case indexOutOfRange = "T017"
  case unknownStep = "T019"
  case newerCallback = "T020"
  case unreadableVersion = "T021"
  case unknownDevice = "T022"
  case badPattern = "T023"
  case exclusiveKeys = "T024"
  case unknownProperty = "T025"
  case wrongAnswer = "T026"
  case unknownClient = "T027"
  case newerProperty = "T028"
  case rowOutsideCallback = "T029"
  case readOnlyProperty = "T030"
  case uncountedSections = "T031"
  case badAlias = "T032"
  case badLength = "T033"
  case severalKeys = "T034"
  case languageVersion = "T035"
  case neverSent = "T036"
  case newerStep = "T037"
  case unknownAction = "T038"
  case unknownButton = "T039"
  case nothingOpen = "T040"
  case neverLoads = "T041"
  case repeatedVersion = "T042"
  case turnInside = "T043"
  case unimplementedCallback = "T044"
  case unknownItem = "T045"
  case nothingThere = "T046"
  case neverHolds = "T047"
  case answersNothing = "T048"

  // Golden files, including patterns.
  case emptyGolden = "G001"
  case binaryGolden = "G002"
  case goldenByteOrderMark = "G003"
  case goldenCarriageReturns = "G004"
  case goldenWithoutEnd = "G005"
  case goldenBlanks = "G006"
  case goldenConflict = "G007"
  case notATrace = "G008"
  case unknownTraceVersion = "G009"
  case goldenHeader = "G010"
  case goldenSystem = "G011"
  case notAPattern = "G012"
  case unknownDirective = "G013"
  case directiveCount = "G014"
  case patternGroup = "G015"
  case patternHole = "G016"
  case idlePattern = "G017"

  // Codes of problems in recorded logs.
  case unknownLogHeader = "L001"
  case duplicateLogHeader = "L002"
  case missingLogHeader = "L003"
  case logHeaderValue = "L004"
  case unknownLogLine = "L005"
  case unannouncedMethod = "L006"
  case logArguments = "L007"
  case missingLogArguments = "L008"
  case openRepeat = "L009"
  case strayBrace = "L010"
  case repeatCount = "L011"
  case logTooLong = "L012"
  case emptyLog = "L013"
  case traceForLog = "L014"
  case noOrigin = "L015"
  case otherScenario = "L016"
  case notRecordable = "L017"
  case unreadLogLine = "L018"
  case otherLogVersion = "L019"

  // The ledger of the evidence, and its lists of cases and logs.
  case caseColumns = "C001"
  case caseRow = "C002"
  case caseTwice = "C003"
  case ledgerForm = "C004"
  case ledgerSyntax = "C005"
  case entryForm = "C006"
  case entryKey = "C007"
  case entryText = "C008"
  case entryWithoutID = "C009"
  case entryStatus = "C010"
  case unaccountedCase = "C011"
  case entryTwice = "C012"
  case unknownCase = "C013"
  case entryWithoutReason = "C014"
  case entryWithoutProof = "C015"
  case untrueStatus = "C016"
  case caseReleases = "C017"
  case caseGrade = "C018"
  case logList = "C019"
  case unaccountedLog = "C020"

  // Codes of problems in command lines.
  case unknownCommand = "U001"
  case unknownOption = "U002"
  case foreignOption = "U003"
  case missingValue = "U004"
  case unneededValue = "U005"
  case repeatedOption = "U006"
  case badValue = "U007"
  case missingOperand = "U008"
  case emptyOperand = "U009"
  case goldensOfStandardInput = "U010"
  case extraOperand = "U011"
  case conflictingOptions = "U012"
  case versionsToCompare = "U013"
  case emptyShard = "U014"
  case acceptedLog = "U015"
  case acceptOnServer = "U016"
  case noScenarioFound = "U017"
  case nothingToShrink = "U018"

  // Codes of problems with files and outputs.
  case missingFile = "F001"
  case unknownName = "F002"
  case folderNotFile = "F003"
  case fileNotFolder = "F004"
  case brokenLink = "F005"
  case linkedFolder = "F006"
  case unprintableName = "F007"
  case sharedName = "F008"
  case namedPipe = "F009"
  case noLibrary = "F010"
  case unreadable = "F011"
  case unwritable = "F012"
  case protectedFile = "F013"
  case sameOutput = "F014"
  case fileTooLarge = "F015"
  case outsideProject = "F016"
  case otherMeaning = "F017"
  case almostNamed = "F018"
  case folderTooLarge = "F019"
  case foreignFolder = "F020"
  case outputTooLarge = "F021"

  // Codes of problems in lessons and courses.
  case lessonHeader = "M001"
  case lessonPart = "M002"
  case lessonText = "M003"
  case lessonPartTwice = "M004"
  case lessonChoices = "M005"
  case lessonLine = "M006"
  case lessonScenario = "M007"
  case lessonVersion = "M008"
  case lessonName = "M009"
  case courseList = "M010"
  case lessonLink = "M011"

  /// The subject of a problem, with the letter of its code.
  package enum Family: String, CaseIterable, Sendable {
    case scenario = "T"
    case golden = "G"
    case log = "L"
    /// The ledger of the evidence, or its list of cases.
    case ledger = "C"
    case usage = "U"
    case file = "F"
    /// A lesson of a course, which is a Markdown file.
    case lesson = "M"
  }

  /// The numbers of scenario codes that are no longer used, and are never reused.
  package static let retired: Set<Int> = [18]

  /// Returns the code with this name, such as `T012`, or nil if there is none.
  package static func named(_ name: String) -> ProblemCode? {
    ProblemCode(rawValue: name.uppercased())
  }

  /// Returns a sentence after the code, as findings print it: `G004: 3 lines contain ...`.
  package func headline(_ message: String) -> String {
    "\(name): \(message)"
  }

  /// The code as messages print it, such as `T012`.
  package var name: String { rawValue }

  package var family: Family { Family(rawValue: String(rawValue.prefix(1))) ?? .scenario }

  /// The number after the letter.
  package var number: Int { Int(rawValue.dropFirst()) ?? 0 }

  package var severity: Severity { Self.warnings.contains(self) ? .warning : .error }

  private static let warnings: Set<ProblemCode> = [
    .newerCallback, .newerProperty, .uncountedSections, .neverSent, .neverLoads, .neverHolds,
    .answersNothing,
  ]
}

package enum Severity: String, CaseIterable, Sendable {
  /// The scenario cannot be run.
  case error
  /// The scenario can be run, but something in it has no effect.
  case warning
}
