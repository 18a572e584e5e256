package import Diagnostics

/// What a file with a similar name was probably meant to be.
package enum AlmostNamed: Hashable, Sendable {
  case scenario
  case settings

  /// How to rename the file.
  var help: String {
    switch self {
    case .scenario: "rename it, so that its name ends in lower-case '.yaml' or '.yml'"
    case .settings: "rename it to '\(SettingsFile.name)'"
    }
  }
}

/// A problem of a file or a stream, as data.
package enum FileError: Error, Hashable, Sendable {
  /// There is no such file or folder.
  case missing(path: String)
  /// No file, folder or scenario has this name, with similar names.
  case unknownScenario(name: String, near: [String])
  /// A scenario does not list this version, with the names of its checks.
  case otherVersion(scenario: String, version: String, checks: [String])
  case isFolder(path: String)
  case notFolder(path: String)
  /// A broken link, which may be a parent folder, with its own path.
  case brokenLink(path: String)
  /// A link to a folder, which searches do not follow.
  case linkedFolder(path: String)
  /// A name with a character that would break lines of traces and messages.
  case controlCharacter(path: String)
  /// Two scenarios with the same goldens, because their names differ only in the suffix.
  case sameName(path: String, other: String)
  /// A named pipe or a socket, which could block forever.
  case pipe(path: String)
  case noScenarios(folder: String)
  /// A file whose name is almost valid, with the valid form.
  case almostNamed(path: String, AlmostNamed)
  case outsideProject(path: String, key: String, folder: String)
  case unreadable(path: String, reason: String)
  case unwritable(path: String, reason: String)
  /// A file that only the user and `accept` may change.
  case kept(path: String, Kept)
  case sameOutput(path: String, other: String)
  /// More output than the command allows.
  case tooMuchOutput(OutputLimit)
  /// A folder outside the project, where nothing is written.
  case foreignFolder(path: String, project: String)
  /// A folder with too many files and folders.
  case tooManyEntries(path: String, limit: Int)
  case tooLarge(path: String, limit: Int)
  /// The reader of standard output has closed it, which is no problem.
  case brokenPipe
  /// The user interrupted the writing of a file, and the file was removed.
  case interrupted

  /// The exit code of a command that ends with this problem.
  package var exitCode: ExitCode {
    switch self {
    case .missing, .unknownScenario, .otherVersion, .isFolder, .notFolder, .brokenLink,
      .linkedFolder, .controlCharacter, .sameName, .pipe, .noScenarios, .almostNamed,
      .outsideProject, .unreadable, .unwritable, .kept, .tooLarge, .tooManyEntries,
      .foreignFolder, .tooMuchOutput:
      .invalid
    case .sameOutput: .usage
    case .brokenPipe: .success
    case .interrupted: .interrupted
    }
  }

  /// The code of the problem's page, or nil for problems without a message.
  package var code: ProblemCode? {
    switch self {
    case .missing: .missingFile
    case .unknownScenario, .otherVersion: .unknownName
    case .isFolder: .folderNotFile
    case .notFolder: .fileNotFolder
    case .brokenLink: .brokenLink
    case .linkedFolder: .linkedFolder
    case .controlCharacter: .unprintableName
    case .sameName: .sharedName
    case .pipe: .namedPipe
    case .noScenarios: .noLibrary
    case .almostNamed: .almostNamed
    case .outsideProject: .outsideProject
    case .unreadable: .unreadable
    case .unwritable: .unwritable
    case .kept: .protectedFile
    case .sameOutput: .sameOutput
    case .tooLarge: .fileTooLarge
    case .tooManyEntries: .folderTooLarge
    case .foreignFolder: .foreignFolder
    case .tooMuchOutput: .outputTooLarge
    case .brokenPipe, .interrupted: nil
    }
  }

  /// The file or folder, or nil if there is none.
  package var path: String? {
    switch self {
    case .missing(let path), .unknownScenario(let path, _), .otherVersion(let path, _, _),
      .isFolder(let path),
      .notFolder(let path), .brokenLink(let path),
      .linkedFolder(let path), .controlCharacter(let path), .sameName(let path, _),
      .pipe(let path), .unreadable(let path, _), .unwritable(let path, _), .kept(let path, _),
      .sameOutput(let path, _), .tooLarge(let path, _), .outsideProject(let path, _, _),
      .noScenarios(let path), .almostNamed(let path, _), .tooManyEntries(let path, _),
      .foreignFolder(let path, _):
      path
    case .tooMuchOutput, .brokenPipe, .interrupted: nil
    }
  }

  /// Returns the help for a folder without scenarios.
  package static func firstSteps(in folder: String) -> String {
    let option = folder == ScenarioFile.folder ? "" : " --scenarios \(ShellWord.quoted(folder))"
    return "to start a project: tabletrace new first\(option) && tabletrace accept first\(option)"
  }

  /// The headline, or nil for problems without a message.
  package var message: String? {
    switch self {
    case .missing(let path): "no such file: '\(Phrase.visible(path))'"
    case .unknownScenario(let name, _): "no such file or scenario: '\(Phrase.visible(name))'"
    case .otherVersion(let scenario, let version, _):
      "the scenario '\(Phrase.visible(scenario))' does not list \(version)"
    case .isFolder(let path): "'\(Phrase.visible(path))' is a folder, not a file"
    case .notFolder(let path): "'\(Phrase.visible(path))' is a file, not a folder"
    case .brokenLink(let path): "'\(Phrase.visible(path))' is a broken link"
    case .linkedFolder(let path): "'\(Phrase.visible(path))' is a link to a folder"
    case .controlCharacter(let path):
      "the file name '\(Phrase.visible(path))' contains a control character"
    case .sameName(let path, let other) where path == other:
      "two files are called '\(Phrase.visible(path))', in different Unicode forms"
    case .sameName(let path, let other):
      "'\(Phrase.visible(path))' and '\(Phrase.visible(other))' would share their golden files"
    case .pipe(let path): "'\(Phrase.visible(path))' is a pipe, not a file"
    case .noScenarios(let folder):
      "no '\(Phrase.visible(folder))' folder found in the current directory"
    case .almostNamed(let path, _): "'\(Phrase.visible(path))' is not read because of its name"
    case .outsideProject(let path, let key, ""):
      "'\(key)' in '\(Phrase.visible(path))' names no folder"
    case .outsideProject(let path, let key, let folder):
      "'\(key): \(Phrase.visible(folder))' in '\(Phrase.visible(path))' is outside the project"
    case .unreadable(let path, let reason): "cannot read '\(Phrase.visible(path))': \(reason)"
    case .unwritable(let path, let reason): "cannot write '\(Phrase.visible(path))': \(reason)"
    case .kept(let path, let kept): "cannot write '\(Phrase.visible(path))': \(kept.reason)"
    case .sameOutput(let path, let other):
      "'\(Phrase.visible(path))' and '\(Phrase.visible(other))' are the same file"
    case .tooLarge(let path, let limit):
      "'\(Phrase.visible(path))' is larger than the limit of \(limit / 1_048_576) MB"
    case .tooMuchOutput(let limit): limit.sentence
    case .foreignFolder(let path, let project):
      "'\(Phrase.visible(path))' is outside the project in '\(Phrase.visible(project))'"
    case .tooManyEntries(let path, let limit):
      "'\(Phrase.visible(path))' contains more than \(limit) files and folders"
    case .brokenPipe, .interrupted: nil
    }
  }
}

extension FileError {
  /// The valid names, or nil if they are not listed.
  package var expected: String? {
    guard case .otherVersion(_, _, let checks) = self else { return nil }
    return Phrase.alternatives(checks)
  }

  /// Ways to fix it, one idea each.
  package var help: [String] {
    switch self {
    case .unknownScenario(_, let near):
      near.isEmpty
        ? ["to list all scenarios: tabletrace list scenarios"] : NearNames.help(near)
    case .brokenLink: ["remove the link, or correct its target"]
    case .linkedFolder:
      [
        "links to folders are not followed: pass the target folder",
        "or move the files of the target folder here",
      ]
    case .controlCharacter: ["rename the file"]
    case .sameName(let path, let other):
      path == other
        ? ["rename one of the two files, because a Mac treats them as the same file"]
        : ["rename one of the two files"]
    case .pipe: ["to read standard input: tabletrace run -"]
    case .noScenarios(let folder):
      ["run this from the project's root, or pass scenario files", Self.firstSteps(in: folder)]
    case .almostNamed(_, let name): [name.help]
    case .outsideProject(let path, let key, let folder):
      ["name a folder below the folder of '\(Phrase.visible(path))'"]
        + (folder.isEmpty ? ["to use the default folder, remove '\(key)'"] : [])
    case .kept(_, let kept): kept.help
    case .sameOutput: ["use a different path for each output"]
    case .tooMuchOutput(.diff): ["shorten the scenario"]
    case .tooMuchOutput:
      [
        "shorten the scenario",
        "show fewer calls with \(Flag.only.spelling) or \(Flag.except.spelling)",
      ]
    case .foreignFolder:
      ["pass its files one by one", "to format the folder anyway, add \(Flag.outside.spelling)"]
    case .tooManyEntries:
      ["pass a smaller folder", "to search the whole folder, add \(Flag.large.spelling)"]
    case .missing, .otherVersion, .isFolder, .notFolder, .unreadable, .unwritable, .tooLarge,
      .brokenPipe, .interrupted:
      []
    }
  }
}
