import Checks
import Goldens
import Project
import Reports

/// The files on which a check may depend.
struct WatchedFiles {
  /// The scenarios and folders that are checked, as they are typed; none for all.
  let paths: [String]
  /// Where they are looked for.
  let files: any ReadableFiles

  /// The scenarios that are there; what is typed and gone may come back, and is a problem until then.
  var scenarios: ScenarioLibrary.Found {
    let library = ScenarioLibrary(files: files)
    do throws(FileError) {
      return try library.find(paths)
    } catch {
      var found = ScenarioLibrary.Found()
      found.problems = [error]
      guard paths.count > 1 else { return found }
      for path in paths {
        guard let more = try? library.find([path]) else { continue }
        found.scenarios += more.scenarios.filter { !found.scenarios.contains($0) }
        found.problems += more.problems
      }
      return found
    }
  }

  /// The stamps of the settings, the scenarios, what lies in the folders of their goldens, and some more.
  func look(_ more: Set<String>) -> FileWatch.Look {
    let scenarios = scenarios.scenarios
    var paths = more.union(scenarios.map(\.path)).union(files.settings)
    let usual = files.layout?.goldens ?? ScenarioFile.goldenFolder
    let suffixes = GoldenFormat.allCases.map(\.fileEnding) + [".log"]
    for folder in Set(scenarios.map(\.goldens) + [usual]) where files.kind(of: folder) == .folder {
      let pending = PendingFile.folder(in: folder) + "/"
      // What is too large to walk through was refused as the watch began.
      let walk = try? FolderWalk(
        below: folder,
        suffixes: suffixes,
        more: 8 * scenarios.count,
        in: files
      )
      paths.formUnion((walk?.files ?? []).filter { !$0.hasPrefix(pending) })
    }
    return files.stamps(of: paths)
  }
}

extension ReadableFiles {
  /// What tells of each file that is there that it was written again.
  func stamps(of paths: some Sequence<String>) -> FileWatch.Look {
    var look: FileWatch.Look = [:]
    for path in paths { look[path] = stamp(of: path) }
    return look
  }

  /// The settings of the project, if it has any.
  var settings: [String] {
    (try? SettingsFile(in: self)).map { [$0.path] } ?? []
  }
}

extension CheckPlan.Item {
  /// The file of the scenario.
  var scenario: String {
    switch self {
    case .toDo(let check): check.file.path
    case .done(let result): result.file
    }
  }

  /// The files that the check reads.
  var needs: [String] {
    switch self {
    case .toDo(let check):
      let goldens = GoldenFormat.allCases.map { check.file.golden(check.version, $0) }
      return [check.file.path] + goldens + (check.log.map { [$0.path] } ?? [])
    case .done(let result): return [result.file] + result.findings.map(\.file)
    }
  }
}
