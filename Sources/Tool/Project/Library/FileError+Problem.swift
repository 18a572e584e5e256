import Diagnostics

extension FileError {
  /// The same as a problem of a scenario, with its code; nil for what is none.
  var scenarioProblem: FileProblem? {
    switch self {
    case .missing: .unreadable(reason: "no such file")
    case .unknownScenario(_, let near):
      .unreadable(reason: "no such file or scenario" + NearNames.question(near))
    case .brokenLink: .unreadable(reason: "a link leads to something that is not there")
    case .controlCharacter:
      .unreadable(reason: "its name holds a control character; rename it")
    case .sameName(_, let other):
      .unreadable(
        reason: "'\(Phrase.visible(other))' has the same name, and so the same goldens; "
          + "rename one of them"
      )
    case .pipe:
      .unreadable(reason: "it is a pipe; 'tabletrace run -' reads standard input")
    case .isFolder: .directory
    case .unreadable(_, let reason): .unreadable(reason: reason)
    case .kept(_, .pendingFolder): .unreadable(reason: Kept.pendingFolder.reason)
    case .tooLarge(_, let limit): .tooLarge(megabytes: limit / 1_048_576)
    case .noScenarios, .otherVersion, .almostNamed, .outsideProject, .notFolder, .linkedFolder,
      .unwritable, .kept, .sameOutput, .tooManyEntries, .foreignFolder,
      .tooMuchOutput, .brokenPipe, .interrupted:
      nil
    }
  }
}
