import Diagnostics

extension FileError {
  /// The problem in the form of scenario errors, or nil for other problems.
  var scenarioProblem: FileProblem? {
    switch self {
    case .missing: .unreadable(reason: "no such file")
    case .unknownScenario: .unreadable(reason: "no such file or scenario", help: help)
    case .brokenLink: .unreadable(reason: "it is a broken link", help: help)
    case .controlCharacter:
      .unreadable(reason: "its name contains a control character", help: help)
    case .sameName(_, let other):
      .unreadable(
        reason: "it would share its golden files with '\(Phrase.visible(other))'",
        help: help
      )
    case .pipe: .unreadable(reason: "it is a pipe", help: help)
    case .isFolder: .directory
    case .unreadable(_, let reason): .unreadable(reason: reason)
    case .kept(_, .pendingFolder):
      .unreadable(reason: Kept.pendingFolder.reason, help: Kept.pendingFolder.help)
    case .tooLarge(_, let limit): .tooLarge(megabytes: limit / 1_048_576)
    case .noScenarios, .otherVersion, .almostNamed, .outsideProject, .notFolder, .linkedFolder,
      .unwritable, .kept, .sameOutput, .tooManyEntries, .foreignFolder,
      .tooMuchOutput, .brokenPipe, .interrupted:
      nil
    }
  }
}
