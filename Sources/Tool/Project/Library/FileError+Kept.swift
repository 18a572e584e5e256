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
    /// A file that the tool has not written.
    case notOurs
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
        .elsewhere, .leaves, .notOurs, .notRecorders, .notSites:
        nil
      }
    }

    /// Why it is not written.
    var reason: String {
      switch self {
      case .scenario(let path): "it is the scenario '\(Phrase.visible(path))'"
      case .golden(let path): "it is the golden file '\(Phrase.visible(path))'"
      case .log(let path): "it is the recorded log '\(Phrase.visible(path))'"
      case .folderOfScenarios(let name):
        "the folder '\(Phrase.visible(name))' is only for scenarios"
      case .folderOfGoldens(let name):
        "the folder '\(Phrase.visible(name))' is only for golden files and recorded logs"
      case .withoutLog(let name):
        "'\(Phrase.visible(name))' has a recorded log, which would not be copied"
      case .shipped: "it is part of the library inside the tool"
      case .pendingFolder:
        "git would ignore golden files in a folder called '\(PendingFile.folderName)'"
      case .notOurs: "it already exists, and this command did not write it"
      case .notRecorders: "'tabletrace recorder' did not write it, or it has changed since"
      case .notSites: "'tabletrace site' did not write it, or it has changed since"
      case .leaves(let folder): "the name is outside the folder '\(Phrase.visible(folder))'"
      case .elsewhere(let place): "a link leads to '\(Phrase.visible(place))'"
      }
    }

    /// Ways to write it nevertheless, one idea each.
    var help: [String] {
      switch self {
      case .scenario, .log: ["choose another file"]
      case .notOurs: ["choose another file, or remove it first"]
      case .golden:
        ["choose another file", "only 'tabletrace accept' writes golden files"]
      case .folderOfScenarios, .folderOfGoldens: ["choose a file in another folder"]
      case .withoutLog: ["copy a lesson instead; to list the lessons: tabletrace list"]
      case .shipped: ["to copy a scenario: tabletrace new mine/first --from load/first-load"]
      case .pendingFolder: ["rename the folder of the scenario"]
      case .notRecorders, .notSites: ["choose another folder"]
      case .leaves(let folder):
        ["choose a name in '\(Phrase.visible(folder))', or a file that ends in .yaml"]
      case .elsewhere: ["replace the link with a folder or a file"]
      }
    }
  }
}
