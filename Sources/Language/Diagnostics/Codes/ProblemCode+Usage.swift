extension ProblemCode {
  /// Problems of a command line, U001 to U018.
  static let usage: [ProblemCode] = [
    unknownCommand, unknownOption, foreignOption, missingValue, unneededValue, repeatedOption,
    badValue, missingOperand, emptyOperand, goldensOfStandardInput, extraOperand,
    conflictingOptions, versionsToCompare, emptyShard, acceptedLog, acceptOnServer, noScenarioFound,
    nothingToShrink,
  ]

  package static let unknownCommand = ProblemCode(.usage, 1, "unknown command")
  package static let unknownOption = ProblemCode(.usage, 2, "unknown option")
  package static let foreignOption = ProblemCode(.usage, 3, "option of another command")
  package static let missingValue = ProblemCode(.usage, 4, "option without a value")
  package static let unneededValue = ProblemCode(.usage, 5, "option with an unexpected value")
  package static let repeatedOption = ProblemCode(.usage, 6, "option given twice")
  package static let badValue = ProblemCode(.usage, 7, "unknown value")
  package static let missingOperand = ProblemCode(.usage, 8, "missing argument")
  package static let emptyOperand = ProblemCode(.usage, 9, "empty argument")
  package static let goldensOfStandardInput = ProblemCode(
    .usage,
    10,
    "standard input has no golden files"
  )
  package static let extraOperand = ProblemCode(.usage, 11, "too many arguments")
  package static let conflictingOptions = ProblemCode(.usage, 12, "conflicting options")
  package static let versionsToCompare = ProblemCode(.usage, 13, "two versions needed")
  package static let emptyShard = ProblemCode(.usage, 14, "shard without a scenario")
  package static let acceptedLog = ProblemCode(.usage, 15, "recorded logs cannot be accepted")
  package static let acceptOnServer = ProblemCode(
    .usage,
    16,
    "golden files cannot be accepted in CI"
  )
  package static let noScenarioFound = ProblemCode(.usage, 17, "no scenario found")
  package static let nothingToShrink = ProblemCode(.usage, 18, "scenario that does not fail")

  /// Problems of files and outputs, F001 to F021.
  static let access: [ProblemCode] = [
    missingFile, unknownName, folderNotFile, fileNotFolder, brokenLink, linkedFolder,
    unprintableName, sharedName, namedPipe, noLibrary, unreadable, unwritable, protectedFile,
    sameOutput, fileTooLarge, outsideProject, otherMeaning, almostNamed, folderTooLarge,
    foreignFolder, outputTooLarge,
  ]

  package static let missingFile = ProblemCode(.file, 1, "no such file")
  package static let unknownName = ProblemCode(.file, 2, "no such file or scenario")
  package static let folderNotFile = ProblemCode(.file, 3, "folder instead of a file")
  package static let fileNotFolder = ProblemCode(.file, 4, "file instead of a folder")
  package static let brokenLink = ProblemCode(.file, 5, "broken link")
  package static let linkedFolder = ProblemCode(.file, 6, "link to a folder")
  package static let unprintableName = ProblemCode(.file, 7, "control character in a file name")
  package static let sharedName = ProblemCode(.file, 8, "two scenarios with the same name")
  package static let namedPipe = ProblemCode(.file, 9, "pipe instead of a file")
  package static let noLibrary = ProblemCode(.file, 10, "no folder of scenarios")
  package static let unreadable = ProblemCode(.file, 11, "unreadable file")
  package static let unwritable = ProblemCode(.file, 12, "unwritable file")
  package static let protectedFile = ProblemCode(.file, 13, "output would overwrite an input")
  package static let sameOutput = ProblemCode(.file, 14, "two outputs to the same file")
  package static let outsideProject = ProblemCode(
    .file,
    16,
    "folder in tabletrace.yaml outside the project"
  )
  package static let otherMeaning = ProblemCode(.file, 17, "file that cannot be formatted")
  package static let almostNamed = ProblemCode(.file, 18, "misspelled file name")
  package static let folderTooLarge = ProblemCode(.file, 19, "folder too large to search")
  package static let foreignFolder = ProblemCode(.file, 20, "folder outside the project")
  package static let outputTooLarge = ProblemCode(.file, 21, "output too large")
  package static let fileTooLarge = ProblemCode(.file, 15, "file too large")

  /// Problems of lessons, M001 to M011.
  static let lessons: [ProblemCode] = [
    lessonHeader, lessonPart, lessonText, lessonPartTwice, lessonChoices, lessonLine,
    lessonScenario, lessonVersion, lessonName, courseList, lessonLink,
  ]

  static let lessonHeader = ProblemCode(.lesson, 1, "lesson without front matter")
  static let lessonPart = ProblemCode(.lesson, 2, "lesson with a missing part")
  static let lessonText = ProblemCode(.lesson, 3, "text that is no part of a lesson")
  static let lessonPartTwice = ProblemCode(.lesson, 4, "part of a lesson written twice")
  static let lessonChoices = ProblemCode(.lesson, 5, "question without one right answer")
  static let lessonLine = ProblemCode(.lesson, 6, "quoted line that is not in the trace")
  static let lessonScenario = ProblemCode(.lesson, 7, "lesson without a scenario")
  static let lessonVersion = ProblemCode(
    .lesson,
    8,
    "lesson for a version that its scenario does not list"
  )
  static let lessonName = ProblemCode(.lesson, 9, "two lessons with one name")
  static let courseList = ProblemCode(.lesson, 10, "course that does not list its lessons")
  static let lessonLink = ProblemCode(.lesson, 11, "name that leads nowhere")
}
