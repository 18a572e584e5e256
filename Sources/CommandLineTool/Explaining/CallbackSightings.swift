import Scenarios
import TableTrace

/// What the lessons show of a callback: where it comes, under which releases, and by which rules.
struct CallbackSightings {
  /// Where it comes: in a phase, or in a step itself, before any.
  struct Moment {
    /// Nil for the step itself.
    var phase: Phase?
    /// The releases under which it comes there; empty for all of them.
    var releases = ""
    /// The only lesson that shows it, where many others show the callback elsewhere.
    var rareIn: LessonBook.Entry?
  }

  /// The rules that make the table call, in the order of the book.
  private(set) var rules: [RuleID] = []
  /// The rules that bring about what the calls stand in.
  private(set) var rulesBehind: [RuleID] = []
  /// Where it comes, the usual moments first, in the order in which a table meets them.
  private(set) var moments: [Moment] = []
  /// The callbacks during which the table asks it, in the order of the catalogue.
  private(set) var around: [Callback] = []
  /// The lessons whose clients implement it, the most telling first.
  private(set) var lessons: [LessonBook.Entry] = []

  /// The lessons of a moment that are run under every release.
  private static let lessonsOfMoment = 3
  /// From how many lessons on one of them alone is rare.
  private static let many = 5

  /// Runs the scenarios that implement a callback, each under the versions that it names and the newest.
  ///
  /// All of them tell of rules; lessons tell besides where it comes.
  init(of callback: Callback, in book: LessonBook) {
    let having = book.entries.filter { $0.scenario.callbacks.contains(callback) }
    let entries = having.filter { $0.question != nil }
    var causes = CallbackCauses()
    var seen: [Phase?: [LessonBook.Entry]] = [:]
    var around: Set<Callback> = []
    for entry in having {
      var phases: Set<Phase?> = []
      for version in Self.versions(of: entry) {
        let lines = Simulation(entry.scenario, version, recipients: nil).lines
        causes.add(lines)
        guard entry.question != nil else { continue }
        phases.formUnion(Self.phases(of: callback, in: lines))
        around.formUnion(Self.callbacks(around: callback, in: lines))
      }
      for phase in phases { seen[phase, default: []].append(entry) }
    }
    rules = causes.rules(of: callback)
    rulesBehind = causes.rules(behind: callback)
    self.around = Callback.allCases.filter(around.contains)
    let search = LessonSearch(LessonBook(entries))
    lessons = search.entries(callback.facts.key, limit: entries.count)
    moments = Self.moments(of: callback, seen, among: entries.count)
  }

  /// The versions under which a scenario is run: those that it names, and the newest.
  static func versions(of entry: LessonBook.Entry) -> [SystemVersion] {
    let newest = [SystemVersion.allOfIOS.last].compactMap(\.self)
    return entry.scenario.versions + newest.filter { !entry.scenario.versions.contains($0) }
  }

  private static func phases(of callback: Callback, in lines: [TraceLine]) -> Set<Phase?> {
    Set(lines.filter { $0.kind == .call(.callback(callback)) }.map(\.phase))
  }

  /// The innermost callbacks that are open where one is called.
  private static func callbacks(
    around callback: Callback,
    in lines: [TraceLine]
  ) -> Set<Callback> {
    Set(
      lines.indices.filter { lines[$0].kind == .call(.callback(callback)) }
        .compactMap { Self.callback(around: $0, in: lines) }
    )
  }

  /// The innermost callback that is open where a line stands.
  private static func callback(around place: Int, in lines: [TraceLine]) -> Callback? {
    var depth = lines[place].depth
    for line in lines[..<place].reversed() {
      guard depth > 0 else { return nil }
      guard line.depth < depth else { continue }
      depth = line.depth
      if case .call(.callback(let callback)) = line.kind { return callback }
    }
    return nil
  }
}

extension CallbackSightings {
  /// The moments with their releases, those that a single lesson of many shows behind the others.
  private static func moments(
    of callback: Callback,
    _ seen: [Phase?: [LessonBook.Entry]],
    among count: Int
  ) -> [Moment] {
    let phases: [Phase?] = Phase.allCases.map(\.self) + [nil]
    let met = phases.filter { seen[$0] != nil }
    let chosen = met.flatMap { (seen[$0] ?? []).prefix(lessonsOfMoment) }
    var releases: [Phase?: Set<SystemVersion>] = [:]
    let all = ReleaseStretches.releases.filter { $0 >= callback.facts.introduced }
    var known: Set<String> = []
    for entry in chosen where known.insert(entry.file.name).inserted {
      for release in all {
        let lines = Simulation(entry.scenario, release, recipients: nil).lines
        for phase in self.phases(of: callback, in: lines) {
          releases[phase, default: []].insert(release)
        }
      }
    }
    let moments = met.map { phase in
      let entries = seen[phase] ?? []
      let isRare = entries.count == 1 && count >= many && met.count > 1
      return Moment(
        phase: phase,
        releases: ReleaseStretches.text(of: releases[phase] ?? [], among: all),
        rareIn: isRare ? entries.first : nil
      )
    }
    return moments.filter { $0.rareIn == nil } + moments.filter { $0.rareIn != nil }
  }
}
