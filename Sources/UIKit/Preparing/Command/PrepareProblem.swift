/// Why the command writes nothing, as data.
package enum PrepareProblem: Error, Hashable, Sendable {
  case unknownOption(String)
  case missingValue(String)
  case repeatedOption(String)
  case unneededValue(String)
  case missingFiles
  case missingFolder
  case emptyOperand
  /// Two files of one name, which would be one file in the folder.
  case sameName(String, String)
  /// A file that would be overwritten by its own rewriting, or by another's.
  case overInput(String, output: String)
  /// A file that the command has not written.
  case foreignFile(String)
  /// A file that cannot be read; the reason.
  case unreadable(String, reason: String)
  /// A file or folder that cannot be written; the reason.
  case unwritable(String, reason: String)

  package var exitCode: PrepareCommand.ExitCode {
    switch self {
    case .unknownOption, .missingValue, .repeatedOption, .unneededValue, .missingFiles,
      .missingFolder, .emptyOperand, .sameName, .overInput:
      .usage
    case .unreadable, .unwritable, .foreignFile: .invalid
    }
  }

  /// The sentence, without its full stop.
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
