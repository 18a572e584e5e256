import Diagnostics
import Scenarios

extension FileError {
  /// The reason to keep a file that an output would replace.
  package enum Kept: Hashable, Sendable {
    case scenario(String)
    /// A YAML file that is no scenario.
    case foreignYAML
    case golden(String)
    case log(String)
    /// A file in a folder of scenarios with this name.
    case folderOfScenarios(String)
    /// A file in a folder of goldens and recorded logs with this name.
    case folderOfGoldens(String)
    /// A copy of a scenario without its recorded log.
    case withoutLog(String)
    /// A built-in file of the library.
    case shipped
    /// A scenario whose goldens would be in the folder of pending traces, which git ignores.
    case pendingFolder
    /// A file that a link puts elsewhere, with the target of the link.
    case elsewhere(String)
    /// A file that the command did not write.
    case notOurs
    /// A file that `recorder` did not write, or that has changed since.
    case notRecorders
    /// A file that `site` did not write, or that has changed since.
    case notSites
    /// A scenario name that leads out of the folder of scenarios.
    case leaves(String)
    /// A scenario whose name or folder begins with a dot, which `check` does not find.
    case hidden

    /// The path of the file, or nil if the reason is about any file of a folder.
    var path: String? {
      switch self {
      case .scenario(let path), .golden(let path), .log(let path): path
      case .foreignYAML, .folderOfScenarios, .folderOfGoldens, .withoutLog, .shipped,
        .pendingFolder, .elsewhere, .leaves, .hidden, .notOurs, .notRecorders, .notSites:
        nil
      }
    }

    var reason: String {
      switch self {
      case .scenario(let path): "it would replace the scenario '\(Phrase.visible(path))'"
      case .foreignYAML: "it is a YAML file, which this command never replaces"
      case .golden(let path): "it would replace the golden file '\(Phrase.visible(path))'"
      case .log(let path): "it would replace the recorded log '\(Phrase.visible(path))'"
      case .folderOfScenarios(let name):
        "the folder '\(Phrase.visible(name))' is only for scenarios"
      case .folderOfGoldens(let name):
        "the folder '\(Phrase.visible(name))' is only for golden files and recorded logs"
      case .withoutLog(let name):
        "'\(Phrase.visible(name))' has a recorded log, which would not be copied"
      case .shipped: "it is a built-in file of the tool"
      case .pendingFolder:
        "git would ignore golden files in a folder called '\(PendingFile.folderName)'"
      case .notOurs: "it already exists, and this command did not write it"
      case .notRecorders: "'tabletrace recorder' did not write it, or it has changed since"
      case .notSites: "'tabletrace site' did not write it, or it has changed since"
      case .leaves(let folder): "the name is outside the folder '\(Phrase.visible(folder))'"
      case .hidden: "'tabletrace check' does not look at names that begin with a dot"
      case .elsewhere(let place): "a link in the path leads to '\(Phrase.visible(place))'"
      }
    }

    /// Ways to write the file nevertheless, one idea each.
    var help: [String] {
      switch self {
      case .scenario, .foreignYAML, .log: ["choose another file"]
      case .notOurs: ["choose another file, or remove this file first"]
      case .golden:
        ["choose another file", "only 'tabletrace accept' writes golden files"]
      case .folderOfScenarios, .folderOfGoldens: ["choose a file in another folder"]
      case .withoutLog: ["to choose a lesson to copy instead: tabletrace list"]
      case .shipped: ["to copy a scenario: tabletrace new mine/first --from load/first-load"]
      case .pendingFolder: ["rename the folder of the scenario"]
      case .hidden: ["choose a name without a dot at its beginning"]
      case .notRecorders, .notSites: ["choose another folder"]
      case .leaves(let folder):
        ["choose a name in '\(Phrase.visible(folder))', or a file that ends in .yaml"]
      case .elsewhere: ["replace the link with a folder or a file"]
      }
    }
  }
}

extension FileError.Kept {
  /// Returns what kind of file exists: a scenario, another YAML file, or any other file.
  package static func existing(_ path: String, in files: any ReadableFiles) -> Self {
    guard files.kind(of: path) == .file, OwnScenario.isFile(path) else { return .notOurs }
    guard let bytes = try? files.read(path) else { return .foreignYAML }
    let source = SourceText(path: path, bytes: bytes)
    guard ForeignText(source) == nil else { return .foreignYAML }
    if case .unreadable = ScenarioFormatter.format(source) { return .foreignYAML }
    return .scenario(path)
  }
}
