import Diagnostics
package import Goldens
import Project
package import Scenarios
package import TableTrace

/// Finds the iOS version of a console log by comparing it with the simulation of each version.
///
/// If no version matches, other hosts, estimated heights and ways to dequeue are tried. Each
/// statement is the result of a simulation.
package struct ReleaseGuess {
  /// Consecutive iOS versions with the same result.
  private struct Fit {
    var first: SystemVersion
    /// The next version with another result, or nil after the last one.
    var next: SystemVersion?
    var result: LogComparison.Progress
    var lines: Int

    var matches: Bool { result.differingLine == nil }
    /// The length of the match, with a complete match as the best.
    var rank: Int { matches ? .max : result.equalLines }
  }

  private struct SetUp {
    /// The changed setup in the words of a scenario.
    var words: String
    /// The changes to try, none if the scenario already has this setup.
    var parts: [@Sendable (inout Scenario) -> Void]

    func change(_ scenario: inout Scenario) {
      for part in parts { part(&scenario) }
    }

    func changes(_ scenario: Scenario) -> Bool {
      parts.allSatisfy { part in
        var other = scenario
        part(&other)
        return other.host != scenario.host || other.properties != scenario.properties
          || other.cells != scenario.cells
      }
    }
  }

  private let calls: Int
  private let groups: [Fit]
  private let setUps: [(words: String, fit: Fit)]
  private let isCutShort: Bool

  /// Compares a log under every version whose rules differ from those of the previous version.
  package init(_ recorded: RecordedLog, _ scenario: Scenario) {
    calls = recorded.callCount
    let log = LogComparison(recorded)
    groups = Self.ranked(log, scenario)
    let others =
      groups.contains(where: \.matches)
      ? ([], false) : Self.others(log, scenario, than: groups.first)
    (setUps, isCutShort) = others
  }

  /// Whether any version matches the unchanged scenario.
  package var fits: Bool { groups.contains(where: \.matches) }

  /// The methods whose doubtful lines the best match compares by their names only.
  package var unsureMessages: Set<Message> {
    groups.first?.result.unsureMessages ?? []
  }

  package var text: String {
    var lines = groups.prefix(Self.shown).map { "  \(Self.name($0)): \(verdict($0))" }
    if groups.count > Self.shown {
      lines.append("  and \(Phrase.count(groups.count - Self.shown, "other group")) of versions")
    }
    guard !fits else { return lines.joined(separator: "\n") + "\n" }
    lines.append("no version matches, so the scenario was also tried with other settings:")
    lines += setUps.prefix(Self.shown).map {
      "  \($0.words), \(Self.name($0.fit)): \(verdict($0.fit))"
    }
    if setUps.isEmpty {
      lines.append("  no other host, estimatedRowHeight or dequeue matches more calls")
    }
    if isCutShort { lines.append("  the scenario is long, so not all other settings were tried") }
    return lines.joined(separator: "\n") + "\n"
  }

  private static let shown = 5
  /// The most simulated lines, about two seconds of work, before setups are no longer tried.
  private static let mostLines = 8_000_000

  private func verdict(_ fit: Fit) -> String {
    guard let line = fit.result.differingLine else { return "matches" }
    let equal = fit.result.equalLines
    if equal == calls { return "all calls match, but the trace continues" }
    return "\(equal) of \(Phrase.count(calls, "call")) match, then line \(line) differs"
  }

  private static func name(_ fit: Fit) -> String {
    fit.next.map { "\(fit.first) and later, before \($0)" } ?? "\(fit.first) and later"
  }

  /// The groups of versions with the same result, best first, then iOS, then the newest.
  ///
  /// Catalyst is listed if the scenario names it, or if it matches more lines than every iOS
  /// version.
  private static func ranked(_ log: LogComparison, _ scenario: Scenario) -> [Fit] {
    let phones = groups(ReleaseStretches.releases, log, scenario)
    let most = phones.map(\.rank).max() ?? -1
    let names = scenario.versions.contains { $0.platform == .catalyst }
    let macs = groups(ReleaseStretches.releasesOfCatalyst, log, scenario)
      .filter { names || $0.rank > most }
    return (phones + macs).sorted {
      ($0.rank, $1.first.platform == .catalyst ? 1 : 0, $0.first)
        > ($1.rank, $0.first.platform == .catalyst ? 1 : 0, $1.first)
    }
  }

  private static func groups(
    _ releases: [SystemVersion],
    _ log: LogComparison,
    _ scenario: Scenario
  ) -> [Fit] {
    var fits: [Fit] = []
    for version in releases {
      let result = Simulation.progress(log, with: scenario, Profile(version))
      let fit = Fit(first: version, result: result, lines: result.tracedLines)
      if let last = fits.last, last.rank == fit.rank {
        fits[fits.count - 1].lines += result.tracedLines
        continue
      }
      if !fits.isEmpty { fits[fits.count - 1].next = version }
      fits.append(fit)
    }
    return fits
  }

  /// The other setups that match more lines than the unchanged scenario, best first.
  private static func others(
    _ log: LogComparison,
    _ scenario: Scenario,
    than best: Fit?
  ) -> (setUps: [(words: String, fit: Fit)], isCutShort: Bool) {
    var tried: [(words: String, fit: Fit)] = []
    var lines = 0
    var isCutShort = false
    for setUp in setUpsToTry {
      guard lines < mostLines else {
        isCutShort = true
        break
      }
      guard setUp.changes(scenario) else { continue }
      var other = scenario
      setUp.change(&other)
      let fits = ranked(log, other)
      lines += fits.reduce(0) { $0 + $1.lines }
      if let best = fits.first { tried.append((setUp.words, best)) }
    }
    let better = tried.enumerated().filter { $0.element.fit.rank > best?.rank ?? -1 }
    let sorted = better.sorted { left, right in
      let (one, other) = (left.element.fit.rank, right.element.fit.rank)
      return one == other ? left.offset < right.offset : one > other
    }.map(\.element)
    return (sorted, isCutShort)
  }

  /// Other hosts, estimated heights and ways to dequeue, as lines of a scenario.
  static let setUpsInWords = setUpsToTry.filter { $0.parts.count == 1 }.map { [$0.words] }

  private static let setUpsToTry: [SetUp] = {
    let hosts: [(String, HostDescription.Owner, Bool)] = [
      ("host: viewController", .viewController, false),
      ("host: {viewController: {in: navigationController}}", .viewController, true),
      ("host: tableViewController", .tableViewController, false),
      ("host: {tableViewController: {in: navigationController}}", .tableViewController, true),
      ("host: {rounds: 1}", .unknown(requeries: 1), false),
      ("host: {rounds: 2}", .unknown(requeries: 2), false),
      ("host: {rounds: 3}", .unknown(requeries: 3), false),
    ]
    let owners = hosts.map { words, owner, isInNavigationController in
      SetUp(
        words: words,
        parts: [
          { scenario in
            scenario.host.owner = owner
            scenario.host.isInNavigationController = isInNavigationController
          }
        ]
      )
    }
    let estimates = [("0", TableProperty.Value.number(0)), ("automatic", .automatic)]
      .map { word, value in
        SetUp(
          words: "table: {estimatedRowHeight: \(word)}",
          parts: [
            { scenario in
              let property = TableProperty(name: "estimatedRowHeight", value: value)
              guard scenario.properties.last(where: { $0.name == property.name }) != property else {
                return
              }
              scenario.properties.removeAll { $0.name == property.name }
              scenario.properties.append(property)
            }
          ]
        )
      }
    let dequeues = CellDescription.Dequeue.allCases.map { dequeue in
      SetUp(
        words: "cells: [{dequeue: \(dequeue.rawValue)}]",
        parts: [
          { scenario in
            for place in scenario.cells.indices { scenario.cells[place].dequeue = dequeue }
          }
        ]
      )
    }
    let single = owners + estimates + dequeues
    let pairs = owners.flatMap { owner in
      (estimates + dequeues).map { other in
        SetUp(words: "\(owner.words), \(other.words)", parts: owner.parts + other.parts)
      }
    }
    return single + pairs
  }()
}
