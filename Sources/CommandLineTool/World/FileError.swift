import Diagnostics

/// What can go wrong with a file or a stream, as data.
package enum FileError: Error, Hashable, Sendable {
  /// There is no such file or folder.
  case missing(path: String)
  /// There is no file, folder or scenario of this name; the near ones.
  case unknownScenario(name: String, near: [String])
  /// A folder stands where a file is needed.
  case isFolder(path: String)
  /// A file stands where a folder is needed.
  case notFolder(path: String)
  /// The system refuses to read it, for the reason given.
  case unreadable(path: String, reason: String)
  /// The system refuses to write it, for the reason given.
  case unwritable(path: String, reason: String)
  /// It is larger than anything the tool reads.
  case tooLarge(path: String, limit: Int)
  /// The reader of standard output went away; nothing is wrong.
  case brokenPipe
  /// The user interrupted the writing of a file, which was removed.
  case interrupted

  /// The exit code of a command that ends with this problem.
  package var exitCode: ExitCode {
    switch self {
    case .missing, .unknownScenario, .isFolder, .notFolder, .unreadable, .unwritable, .tooLarge:
      .invalid
    case .brokenPipe: .success
    case .interrupted: .interrupted
    }
  }

  /// The same as a problem of a scenario, with its code; nil for what is none.
  var scenarioProblem: FileProblem? {
    switch self {
    case .missing: .unreadable(reason: "no such file")
    case .unknownScenario(_, let near):
      .unreadable(reason: "no such file or scenario" + NearNames.question(near))
    case .isFolder: .directory
    case .unreadable(_, let reason): .unreadable(reason: reason)
    case .tooLarge(_, let limit): .tooLarge(megabytes: limit / 1_048_576)
    case .notFolder, .unwritable, .brokenPipe, .interrupted: nil
    }
  }

  /// The sentence for people; nil where silence is right.
  package var message: String? {
    switch self {
    case .missing(let path): "there is no file '\(path)'"
    case .unknownScenario(let name, let near):
      "there is no file or scenario '\(name)'" + NearNames.question(near)
    case .isFolder(let path): "'\(path)' is a folder, a file is needed"
    case .notFolder(let path): "'\(path)' is a file, a folder is needed"
    case .unreadable(let path, let reason): "cannot read '\(path)': \(reason)"
    case .unwritable(let path, let reason): "cannot write '\(path)': \(reason)"
    case .tooLarge(let path, let limit):
      "'\(path)' is larger than \(limit / 1_048_576) MB, the most that is read"
    case .brokenPipe, .interrupted: nil
    }
  }
}
