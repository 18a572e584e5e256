import Diagnostics
import Goldens

/// Finds what runs left that were killed while they wrote, once in each folder.
package struct LeftoverSearch {
  /// The files that the tool writes into a folder.
  package enum Kind {
    /// Goldens, and what is kept of a check.
    case goldens
    /// Scenarios.
    case scenarios
    /// The file of this name alone.
    case named(String)

    fileprivate func holds(_ name: String) -> Bool {
      switch self {
      case .goldens:
        let endings = GoldenFormat.allCases.map(\.fileEnding) + [".json", ".gitignore"]
        return endings.contains { name.hasSuffix($0) }
      case .scenarios: return ScenarioFile.suffixes.contains { name.hasSuffix($0) }
      case .named(let other): return name == other
      }
    }
  }

  /// Whether they are removed; on a build server they are only named.
  private let removes: Bool
  private var folders: Set<String> = []
  private var found: [String] = []

  package init(removes: Bool = true) {
    self.removes = removes
  }

  /// Looks through a folder.
  package mutating func look(in folder: String, for kind: Kind, of files: any Files) {
    guard folders.insert(folder).inserted else { return }
    found += files.unfinished(in: folder, removing: removes) { kind.holds($0) }
  }

  /// What was found, in a sentence; nil for nothing.
  package var sentence: String? {
    guard let first = found.first else { return nil }
    let name = "'\(Phrase.visible(first))'"
    switch (found.count > 1, removes) {
    case (false, true): return "\(name) is removed, which a run left that was killed while it wrote"
    case (true, true):
      return
        "\(name) and \(found.count - 1) more are removed, which runs left that were killed while "
        + "they wrote"
    case (false, false): return "a run that was killed while it wrote left \(name): remove it"
    case (true, false):
      return "runs that were killed while they wrote left \(name) and \(found.count - 1) more: "
        + "remove them"
    }
  }
}
