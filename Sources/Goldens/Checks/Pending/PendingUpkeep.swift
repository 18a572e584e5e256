package import Project
package import Reports

/// Brings what is kept up to date with a check: keeps what differs, and drops what does so no more.
///
/// On a build server nothing is kept and nothing dropped.
package struct PendingUpkeep {
  private let store: PendingStore
  private let isOn: Bool
  /// What was kept before the check, by the folder of the project.
  private var before: [String: Set<PendingFile>] = [:]
  private var seen: Set<PendingFile> = []
  private var unread: Set<String> = []
  private var folders: Set<String> = []
  private var traces = 0
  private var differences: Set<String> = []
  private var problem: FileError?
  private var leftovers = LeftoverSearch()

  /// Begins with a check.
  package init(in world: World) {
    store = PendingStore(world: world)
    isOn = !world.isContinuousIntegration
  }

  /// Keeps or drops the trace of a check; a trace that cannot be kept fails nothing.
  package mutating func note(_ check: CheckCase, _ outcome: CheckCase.Outcome) throws(FileError) {
    guard isOn else { return }
    let place = PendingFile(check.file, check.version)
    seen.insert(place)
    do throws(FileError) {
      if let difference = outcome.difference {
        try store.keep(check, outcome)
        leftovers.look(in: FilePath.folder(of: place.trace), of: store.world.files)
        traces += 1
        differences.insert(difference.difference ?? place.name)
        folders.insert(place.folder)
      } else if places(place.goldens).contains(place) {
        try store.drop(place)
      }
    } catch {
      try remember(error)
    }
  }

  /// Notes a scenario that cannot be read, of which nobody knows whether it still differs.
  package mutating func noteUnread(_ result: CheckResult) {
    unread.insert(result.scenario)
  }

  /// Drops what belongs to no scenario any more, after a check of all of them.
  package mutating func dropOrphans() throws(FileError) {
    let isShared = store.world.files.readable.layout?.sharesGoldens ?? false
    guard isOn, !isShared else { return }
    for place in places(store.goldens).sorted(by: { $0.name < $1.name })
    where !seen.contains(place) && !unread.contains(place.scenario) {
      do throws(FileError) { try store.drop(place) } catch { try remember(error) }
    }
  }

  /// Says what is kept and how to look at it; `paths` are those that the check was asked for.
  package func sentence(_ paths: [String]) -> String? {
    guard traces > 0 else { return nil }
    let command = store.world.files.readable.command("review", paths)
    let counts =
      "\(traces) \(traces == 1 ? "trace" : "traces"), "
      + "\(differences.count) \(differences.count == 1 ? "difference" : "differences")"
    return "kept in \(folders.sorted().joined(separator: ", ")): \(counts); to decide: \(command)"
  }

  /// Why something was not kept, and what killed runs left that is gone now.
  package var remarks: [String] {
    let complaint = problem?.message.map {
      "not all that differs is kept for 'tabletrace review': \($0)"
    }
    return [complaint, leftovers.sentence].compactMap(\.self)
  }

  private mutating func remember(_ error: FileError) throws(FileError) {
    if error.message == nil { throw error }
    problem = problem ?? error
  }

  private mutating func places(_ goldens: String) -> Set<PendingFile> {
    if let known = before[goldens] { return known }
    let places = Set(store.places(in: goldens))
    before[goldens] = places
    return places
  }
}
