/// The reason why the command writes nothing.
package enum PrepareProblem: Error, Hashable, Sendable {
  case unknownOption(String)
  case missingValue(String)
  case repeatedOption(String)
  case unneededValue(String)
  case missingFiles
  case missingFolder
  case emptyOperand
  /// Two files with the same name, which would be one file in the output folder.
  case sameName(String, String)
  /// A file that would be overwritten by the output for itself or for another file.
  case overInput(String, output: String)
  /// A file in the output folder that the command did not write.
  case foreignFile(String)
  /// A file that cannot be read, with the reason.
  case unreadable(String, reason: String)
  /// A file or folder that cannot be written, with the reason.
  case unwritable(String, reason: String)

  package var exitCode: PrepareCommand.ExitCode {
    switch self {
    case .unknownOption, .missingValue, .repeatedOption, .unneededValue, .missingFiles,
      .missingFolder, .emptyOperand, .sameName, .overInput:
      .usage
    case .unreadable, .unwritable, .foreignFile: .invalid
    }
  }

  /// The error as a sentence, without a full stop.
  package var message: String {
    switch self {
    case .unknownOption(let option): "unknown option '\(option)'"
    case .missingValue(let option): "the option '\(option)' needs a value: \(option) DIR"
    case .repeatedOption(let option): "the option '\(option)' is given twice"
    case .unneededValue(let option): "the option '\(option)' takes no value"
    case .missingFiles: "FILE is missing"
    case .missingFolder: "the output folder is missing: -o DIR"
    case .emptyOperand: "an argument is empty"
    case .sameName(let path, let other):
      "'\(path)' and '\(other)' have the same name: rename one, or prepare"
        + " them in two folders"
    case .overInput(let path, let output):
      "'\(output)' is the input file '\(path)' itself: choose another folder"
    case .foreignFile(let path):
      "'\(path)' is not a file that tabletrace-prepare has written: choose another folder, or remove it"
    case .unreadable(let path, let reason): "cannot read '\(path)': \(reason)"
    case .unwritable(let path, let reason): "cannot write '\(path)': \(reason)"
    }
  }
}
