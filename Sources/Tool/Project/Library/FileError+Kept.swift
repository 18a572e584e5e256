import Diagnostics

extension FileError {
  /// What an output would replace.
  package enum Kept: Hashable, Sendable {
    /// A scenario.
    case scenario(String)
    /// A golden.
    case golden(String)
    /// A recorded log.
    case log(String)
    /// A file among scenarios; the name of their folder.
    case folderOfScenarios(String)
    /// A file among goldens and recorded logs; the name of their folder.
    case folderOfGoldens(String)
    /// Where a scenario would be copied without the log that it belongs to.
    case withoutLog(String)
    /// A file of the library that goes along inside the tool.
    case shipped
    /// A scenario whose goldens would lie where the traces lie that differ, which git ignores.
    case pendingFolder
    /// A file that a link puts elsewhere, for the place that it leads to.
    case elsewhere(String)
    /// A file that is no page and no film of a player.
    case noPage
    /// A file that `recorder` has not written, or that has changed since.
    case notRecorders
    /// A file that `site` has not written, or that has changed since.
    case notSites
    /// A name of a scenario that leads out of their folder.
    case leaves(String)

    /// The path of the file; nil for any file of a folder.
    var path: String? {
      switch self {
      case .scenario(let path), .golden(let path), .log(let path): path
      case .folderOfScenarios, .folderOfGoldens, .withoutLog, .shipped, .pendingFolder,
        .elsewhere, .leaves, .noPage, .notRecorders, .notSites:
        nil
      }
    }

    /// Why it is kept, and what to do.
    var reason: String {
      switch self {
      case .scenario(let path): "it is the scenario '\(Phrase.visible(path))'; name another file"
      case .golden(let path):
        "it is the golden '\(Phrase.visible(path))', which only 'tabletrace accept' writes; "
          + "name another file"
      case .log(let path): "it is the recorded log '\(Phrase.visible(path))'; name another file"
      case .folderOfScenarios(let name):
        "the folder '\(Phrase.visible(name))' is for scenarios; name a file elsewhere"
      case .folderOfGoldens(let name):
        "the folder '\(Phrase.visible(name))' is for goldens and recorded logs; "
          + "name a file elsewhere"
      case .withoutLog(let name):
        "'\(Phrase.visible(name))' belongs to a recorded log, which would not follow it; copy a lesson "
          + "('tabletrace list')"
      case .shipped:
        "it belongs to the library inside the tool; 'tabletrace new NAME --from LESSON' copies a "
          + "scenario out"
      case .pendingFolder:
        "goldens in the folder '\(PendingFile.folderName)' would be ignored by git, for it is where "
          + "'check' keeps what differs; rename the folder of the scenario"
      case .noPage:
        "it is there already, and is nothing that 'tabletrace player' has written; name another file"
      case .notRecorders:
        "'tabletrace recorder' has not written it, or it has changed since; name another folder"
      case .notSites:
        "'tabletrace site' has not written it, or it has changed since; name another folder"
      case .leaves(let folder):
        "the name leads out of '\(Phrase.visible(folder))', where scenarios lie; name one in it, or a "
          + "file, which ends in .yaml"
      case .elsewhere(let place):
        "a link leads to '\(Phrase.visible(place))'; put a folder or a file in the place of the link"
      }
    }
  }
}
