import Diagnostics
import Goldens

/// Finds the temporary files of interrupted runs, once in each folder.
package struct LeftoverSearch {
  /// The files that the tool writes into a folder.
  package enum Kind {
    /// Goldens and pending traces.
    case goldens
    case scenarios
    /// Only the file of this name.
    case named(String)

    fileprivate func holds(_ name: String) -> Bool {
      switch self {
      case .goldens:
        let endings = GoldenFormat.allCases.map(\.fileEnding) + [".json", ".gitignore"]
        return endings.contains { name.hasSuffix($0) }
      case .scenarios: return OwnScenario.isFile(name)
      case .named(let other): return name == other
      }
    }
  }

  /// Whether the files are removed, and not only reported as on a build server.
  private let removes: Bool
  private var folders: Set<String> = []
  private var found: [String] = []

  package init(removes: Bool = true) {
    self.removes = removes
  }

  package mutating func look(in folder: String, for kind: Kind, of files: any Files) {
    guard folders.insert(folder).inserted else { return }
    found += files.unfinished(in: folder, removing: removes) { kind.holds($0) }
  }

  /// The result as a sentence, or nil if nothing was found.
  package var sentence: String? {
    guard let first = found.first else { return nil }
    let name = "'\(Phrase.visible(first))'"
    switch (found.count > 1, removes) {
    case (false, true): return "removed the unfinished file \(name) of an interrupted run"
    case (true, true):
      return "removed \(name) and \(found.count - 1) more unfinished files of interrupted runs"
    case (false, false): return "an interrupted run left the unfinished file \(name): remove it"
    case (true, false):
      return "interrupted runs left \(name) and \(found.count - 1) more unfinished files: "
        + "remove them"
    }
  }
}
