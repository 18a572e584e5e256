package import Diagnostics

/// What a file with an almost right name was probably meant to be.
package enum AlmostNamed: Hashable, Sendable {
  case scenario
  case settings

  /// How its name is written.
  var rule: String {
    switch self {
    case .scenario: "the name of a scenario ends in '.yaml' or '.yml', in small letters"
    case .settings: "the settings of a project are called '\(SettingsFile.name)'"
    }
  }
}

/// What can go wrong with a file or a stream, as data.
package enum FileError: Error, Hashable, Sendable {
  /// There is no such file or folder.
  case missing(path: String)
  /// There is no file, folder or scenario of this name; the near ones.
  case unknownScenario(name: String, near: [String])
  /// A scenario that is not for this version; the checks that it has.
  case otherVersion(scenario: String, version: String, checks: [String])
  /// A folder stands where a file is needed.
  case isFolder(path: String)
  /// A file stands where a folder is needed.
  case notFolder(path: String)
  /// A link leads to nothing; the path is that of the link, which may be a folder above.
  case brokenLink(path: String)
  /// A link to a folder, where folders are walked through; such links are not followed.
  case linkedFolder(path: String)
  /// A name with a character that would break the lines of traces and messages.
  case controlCharacter(path: String)
  /// Two scenarios that would share their goldens, because only their suffixes differ.
  case sameName(path: String, other: String)
  /// A named pipe or a socket, which would be waited for.
  case pipe(path: String)
  /// There is no folder of scenarios here.
  case noScenarios(folder: String)
  /// A file whose name is almost one that is read; how such names are written.
  case almostNamed(path: String, AlmostNamed)
  /// A folder of the settings that lies outside of the project.
  case outsideProject(path: String, key: String, folder: String)
  /// The system refuses to read it, for the reason given.
  case unreadable(path: String, reason: String)
  /// The system refuses to write it, for the reason given.
  case unwritable(path: String, reason: String)
  /// Writing it would replace what only people and `accept` change.
  case kept(path: String, Kept)
  /// Two outputs of one command go to the same file.
  case sameOutput(path: String, other: String)
  /// More output than the command makes.
  case tooMuchOutput(OutputLimit)
  /// A folder that is not part of the project, where only that is written.
  case foreignFolder(path: String, project: String)
  /// A folder with more files and folders below it than a walk looks at.
  case tooManyEntries(path: String, limit: Int)
  /// It is larger than anything the tool reads.
  case tooLarge(path: String, limit: Int)
  /// The reader of standard output went away; nothing is wrong.
  case brokenPipe
  /// The user interrupted the writing of a file, which was removed.
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

  /// The code of its page; nil where silence is right.
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

  /// The file or folder that it is about; nil where there is none.
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

  /// What to type where a folder has no scenario yet.
  package static func firstSteps(in folder: String) -> String {
    let option = folder == ScenarioFile.folder ? "" : " --scenarios \(ShellWord.quoted(folder))"
    return
      "tabletrace new first\(option), then tabletrace accept first\(option)"
  }

  /// The sentence for people; nil where silence is right.
  package var message: String? {
    switch self {
    case .missing(let path): "there is no file '\(Phrase.visible(path))'"
    case .unknownScenario(let name, let near):
      "there is no file or scenario '\(Phrase.visible(name))'" + NearNames.question(near)
    case .otherVersion(let scenario, let version, let checks):
      "the scenario '\(Phrase.visible(scenario))' is not for \(version); it has "
        + checks.map { "'\(Phrase.visible($0))'" }.joined(separator: ", ")
    case .isFolder(let path): "'\(Phrase.visible(path))' is a folder, a file is needed"
    case .notFolder(let path): "'\(Phrase.visible(path))' is a file, a folder is needed"
    case .brokenLink(let path):
      "'\(Phrase.visible(path))' is a link to something that is not there"
    case .linkedFolder(let path):
      "'\(Phrase.visible(path))' is a link to a folder, and those are not followed: name the folder"
        + " itself, or put its files here"
    case .controlCharacter(let path):
      "the name '\(Phrase.visible(path))' holds a control character: rename it"
    case .sameName(let path, let other) where path == other:
      "two files are called '\(Phrase.visible(path))', in letters of two Unicode forms, which are one "
        + "file on a Mac: rename one of them"
    case .sameName(let path, let other):
      "'\(Phrase.visible(path))' and '\(Phrase.visible(other))' have one name, and so the same"
        + " goldens: rename one of them"
    case .pipe(let path):
      "'\(Phrase.visible(path))' is a pipe, a file is needed; a scenario can come from standard input: "
        + "tabletrace run -"
    case .noScenarios(let folder):
      "there is no folder '\(Phrase.visible(folder))' here: go to the top level of the project, or name "
        + "scenario files; to begin: \(Self.firstSteps(in: folder))"
    case .almostNamed(let path, let name):
      "'\(Phrase.visible(path))' is not read: \(name.rule); rename it"
    case .outsideProject(let path, let key, ""):
      "'\(Phrase.visible(path))' names no folder behind '\(key)': write one below that of the file, or "
        + "leave the key out"
    case .outsideProject(let path, let key, let folder):
      "'\(Phrase.visible(path))' says '\(key): \(Phrase.visible(folder))', which leads out of the "
        + "project: name a folder below that of the file"
    case .unreadable(let path, let reason): "cannot read '\(Phrase.visible(path))': \(reason)"
    case .unwritable(let path, let reason): "cannot write '\(Phrase.visible(path))': \(reason)"
    case .kept(let path, let kept): "cannot write '\(Phrase.visible(path))': \(kept.reason)"
    case .sameOutput(let path, let other):
      "'\(Phrase.visible(path))' and '\(Phrase.visible(other))' are one file: give each report its own"
    case .tooLarge(let path, let limit):
      "'\(Phrase.visible(path))' is larger than \(limit / 1_048_576) MB, the most that is read"
    case .tooMuchOutput(let limit):
      "\(limit.sentence): shorten the scenario, or show fewer calls with \(Flag.only.spelling) or "
        + Flag.except.spelling
    case .foreignFolder(let path, let project):
      "'\(Phrase.visible(path))' is not part of the project in '\(Phrase.visible(project))': name its "
        + "files one by one, or add \(Flag.outside.spelling)"
    case .tooManyEntries(let path, let limit):
      "'\(Phrase.visible(path))' has more than \(limit) files and folders in it: name a "
        + "smaller folder, or add \(Flag.large.spelling) to search all of it"
    case .brokenPipe, .interrupted: nil
    }
  }
}
