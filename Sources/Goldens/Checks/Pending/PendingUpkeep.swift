package import Project
package import Reports

/// Updates the saved traces after a check, except on a build server.
package struct PendingUpkeep {
  private let store: PendingStore
  private let isOn: Bool
  /// The saved traces before the check, by project folder.
  private var before: [String: Set<PendingFile>] = [:]
  private var seen: Set<PendingFile> = []
  private var unread: Set<String> = []
  private var folders: Set<String> = []
  private var traces = 0
  private var rejected = 0
  private var differences: Set<String> = []
  private var problem: FileError?
  private var leftovers: LeftoverSearch

  package init(in world: World) {
    store = PendingStore(world: world)
    isOn = !world.isContinuousIntegration
    leftovers = LeftoverSearch(removes: isOn)
  }

  /// Saves or removes the trace of a check, and returns the result, which says if it was rejected.
  package mutating func note(
    _ check: CheckCase,
    _ outcome: CheckCase.Outcome
  ) throws(FileError) -> CheckResult {
    let place = PendingFile(check.file, check.version)
    let files = store.world.files
    leftovers.look(in: FilePath.folder(of: check.file.path), for: .scenarios, of: files)
    for path in [FilePath.join(place.goldens, place.name), place.trace] {
      leftovers.look(in: FilePath.folder(of: path), for: .goldens, of: files)
    }
    guard isOn else { return outcome.result }
    seen.insert(place)
    do throws(FileError) {
      if let difference = outcome.difference {
        guard try store.keep(check, outcome) else {
          rejected += 1
          return outcome.rejected
        }
        traces += 1
        differences.insert(difference.difference ?? place.name)
        folders.insert(place.folder)
      } else if try places(place.goldens).contains(place) {
        try store.drop(place)
      }
    } catch {
      try remember(error)
    }
    return outcome.result
  }

  /// Records an unreadable scenario, whose differences are unknown.
  package mutating func noteUnread(_ result: CheckResult) {
    unread.insert(result.scenario)
  }

  /// Removes the saved traces of deleted scenarios, after a check of all scenarios.
  package mutating func dropOrphans() throws(FileError) {
    let isShared = store.world.files.readable.layout?.sharesGoldens ?? false
    guard isOn, !isShared else { return }
    for place in try places(store.goldens).sorted(by: { $0.name < $1.name })
    where !seen.contains(place) && !unread.contains(place.scenario) {
      do throws(FileError) { try store.drop(place) } catch { try remember(error) }
    }
  }

  /// The sentence about saved traces and how to review them, with the arguments of the check.
  package func sentence(_ paths: [String]) -> String? {
    guard traces > 0 else { return nil }
    let command = store.world.files.readable.command("review", paths)
    let counts =
      "\(traces) \(traces == 1 ? "trace" : "traces"), "
      + "\(differences.count) \(differences.count == 1 ? "difference" : "differences")"
    return "saved in \(folders.sorted().joined(separator: ", ")): \(counts). Next: \(command)"
  }

  /// The reasons why traces were not saved, and the removed temporary files of interrupted runs.
  package var remarks: [String] {
    let complaint = problem?.message.map {
      "some traces could not be saved for 'tabletrace review': \($0)"
    }
    return [complaint, leftovers.sentence, rejection].compactMap(\.self)
  }

  /// The sentence about rejected traces that still differ, or nil.
  private var rejection: String? {
    switch rejected {
    case 0: nil
    case 1: "1 rejected trace still differs. To see what to do: tabletrace reject --help"
    default: "\(rejected) rejected traces still differ. To see what to do: tabletrace reject --help"
    }
  }

  private mutating func remember(_ error: FileError) throws(FileError) {
    if error.message == nil { throw error }
    problem = problem ?? error
  }

  private mutating func places(_ goldens: String) throws(FileError) -> Set<PendingFile> {
    if let known = before[goldens] { return known }
    let places = Set(try store.places(in: goldens))
    before[goldens] = places
    return places
  }
}

extension CheckCase.Outcome {
  /// The result for a rejected trace, which does not suggest `accept`.
  fileprivate var rejected: CheckResult {
    var result = result
    for place in result.findings.indices
    where result.findings[place].difference == difference?.difference {
      result.findings[place].reject()
    }
    return result
  }
}

extension Finding {
  private static let rejection = "rejected "

  /// Whether it is about a trace that the user rejected.
  var isRejected: Bool { difference?.hasPrefix(Self.rejection) ?? false }

  /// Replaces the suggested command by the sentence that the difference was rejected.
  fileprivate mutating func reject() {
    guard let difference else { return }
    self.difference = Self.rejection + difference
    message += " (rejected)"
    next = nil
    let line =
      "rejected: check does not propose this trace until the trace or its golden file changes"
    details.append(line)
    paintedDetails?.append(line)
  }
}
