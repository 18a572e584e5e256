import Project
import Scenarios
package import TableTrace

/// What one pass over the scenarios shows of some callbacks: each is run once under each version.
package struct CallbackSurvey: Sendable {
  /// Where a callback comes: in a phase, or in a step itself.
  typealias Places = [Callback: Set<Phase?>]

  /// The rules that cause their calls.
  package private(set) var causes = CallbackCauses()
  /// The places of each callback, each with the lessons that show it there.
  private(set) var seen: [Callback: [Phase?: [LessonBook.Entry]]] = [:]
  /// The innermost callbacks that are open where each is called.
  private(set) var around: [Callback: Set<Callback>] = [:]
  /// The lessons whose clients implement each.
  private(set) var lessons: [Callback: [LessonBook.Entry]] = [:]
  /// The search of these lessons.
  let search: LessonSearch
  /// Where callbacks come in the lessons that show a place, under every version.
  private var releases: [String: [(release: SystemVersion, places: Places)]] = [:]

  /// The lessons of a place that are run under every version.
  private static let lessonsOfPlace = 3

  /// Runs the scenarios that implement one of the callbacks, each under its own versions and the
  /// newest.
  ///
  /// Then it runs lessons that show a place under every version.
  ///
  /// All of them show rules. Lessons also show where calls are made.
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

  /// The first lessons of each place of a callback, in the order in which a table meets the places.
  private func lessonsOfPlaces(of callback: Callback) -> [LessonBook.Entry] {
    let seen = seen[callback] ?? [:]
    return Self.allPlaces.flatMap { (seen[$0] ?? []).prefix(Self.lessonsOfPlace) }
  }

  /// All places, in the order in which a table meets them.
  static let allPlaces: [Phase?] = Phase.allCases.map(\.self) + [nil]

  /// The versions, among some, under which a callback is called in each place.
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

  /// The versions under which a scenario is run: those that it names, and the newest.
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
  /// What the runs of one scenario show.
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

    /// Takes the callbacks that are open where others are called.
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
