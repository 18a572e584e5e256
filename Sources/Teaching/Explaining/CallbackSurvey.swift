import Project
import Scenarios
package import TableTrace

/// The calls of some callbacks in the scenarios.
///
/// Each scenario runs only once under each version.
package struct CallbackSurvey: Sendable {
  /// Where callbacks are called: in a phase, or nil for the step itself.
  typealias Places = [Callback: Set<Phase?>]

  /// The rules that cause the calls.
  package private(set) var causes = CallbackCauses()
  /// The places of each callback, with the lessons that show them.
  private(set) var seen: [Callback: [Phase?: [LessonBook.Entry]]] = [:]
  /// For each callback, the innermost callbacks inside which it is called.
  private(set) var around: [Callback: Set<Callback>] = [:]
  /// The lessons whose app implements each callback.
  private(set) var lessons: [Callback: [LessonBook.Entry]] = [:]
  let search: LessonSearch
  /// For some lessons, the places of the callbacks under every version.
  private var releases: [String: [(release: SystemVersion, places: Places)]] = [:]

  /// The number of lessons for each place that are run under every version.
  private static let lessonsOfPlace = 3

  /// Runs the scenarios that implement one of the callbacks, under their versions and the newest
  /// version.
  ///
  /// All runs show rules, and runs of lessons also show where calls are made. Then some lessons of
  /// each place are run under every version.
  package init(
    of callbacks: Set<Callback>,
    in book: LessonBook,
    traces: KeptTraces = KeptTraces(),
    jobs: Int = 1
  ) {
    let having = book.entries.filter { !callbacks.isDisjoint(with: $0.scenario.callbacks) }
    search = LessonSearch(LessonBook(having.filter { $0.question != nil }))
    let runs = Workers.map(having, jobs: jobs) { Run($0, traces) }
    for (entry, run) in zip(having, runs) {
      causes.add(run.causes)
      guard entry.question != nil else { continue }
      for callback in callbacks.intersection(entry.scenario.callbacks) {
        lessons[callback, default: []].append(entry)
        for phase in run.places[callback] ?? [] {
          seen[callback, default: [:]][phase, default: []].append(entry)
        }
        around[callback, default: []].formUnion(run.around[callback] ?? [])
      }
    }
    var known: Set<String> = []
    let chosen = callbacks.flatMap(lessonsOfPlaces).filter { known.insert($0.file.name).inserted }
    let all = Workers.map(chosen, jobs: jobs) { entry in
      ReleaseStretches.releases.map { release in
        let lines =
          traces.knownLines(of: entry, release)
          ?? Simulation.lines(entry.scenario, release, recipients: nil)
        return (release: release, places: Self.places(in: lines))
      }
    }
    for (entry, found) in zip(chosen, all) { releases[entry.file.name] = found }
  }

  /// Returns the first lessons of each place of a callback, in the order of ``allPlaces``.
  private func lessonsOfPlaces(of callback: Callback) -> [LessonBook.Entry] {
    let seen = seen[callback] ?? [:]
    return Self.allPlaces.flatMap { (seen[$0] ?? []).prefix(Self.lessonsOfPlace) }
  }

  /// All places, in the order in which a table reaches them.
  static let allPlaces: [Phase?] = Phase.allCases.map(\.self) + [nil]

  /// Returns the versions under which a callback is called at each place.
  func releases(
    of callback: Callback,
    among all: [SystemVersion]
  ) -> [Phase?: Set<SystemVersion>] {
    var found: [Phase?: Set<SystemVersion>] = [:]
    for entry in lessonsOfPlaces(of: callback) {
      for (release, places) in releases[entry.file.name] ?? [] where all.contains(release) {
        for phase in places[callback] ?? [] { found[phase, default: []].insert(release) }
      }
    }
    return found
  }

  /// Returns the versions under which a scenario is run: its own and the newest.
  static func versions(of entry: LessonBook.Entry) -> [SystemVersion] {
    let newest = [SystemVersion.allOfIOS.last].compactMap(\.self)
    return entry.scenario.versions + newest.filter { !entry.scenario.versions.contains($0) }
  }

  private static func places(in lines: [TraceLine]) -> Places {
    var places: Places = [:]
    for line in lines {
      guard case .call(.callback(let callback)) = line.kind else { continue }
      places[callback, default: []].insert(line.phase)
    }
    return places
  }
}

extension CallbackSurvey {
  /// The calls in all runs of one scenario.
  private struct Run: Sendable {
    var causes = CallbackCauses()
    var places: Places = [:]
    var around: [Callback: Set<Callback>] = [:]

    init(_ entry: LessonBook.Entry, _ traces: KeptTraces) {
      for version in CallbackSurvey.versions(of: entry) {
        let lines = traces.lines(of: entry, version)
        causes.add(lines)
        guard entry.question != nil else { continue }
        places.merge(CallbackSurvey.places(in: lines)) { $0.union($1) }
        addNesting(of: lines)
      }
    }

    /// Adds the callbacks inside which others are called.
    private mutating func addNesting(of lines: [TraceLine]) {
      var open: [(callback: Callback?, depth: Int)] = []
      for line in lines {
        while let last = open.last, last.depth >= line.depth { open.removeLast() }
        var called: Callback?
        if case .call(.callback(let callback)) = line.kind { called = callback }
        if let called, let outer = open.last(where: { $0.callback != nil })?.callback {
          around[called, default: []].insert(outer)
        }
        open.append((called, line.depth))
      }
    }
  }
}
