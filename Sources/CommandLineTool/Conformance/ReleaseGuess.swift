import Diagnostics
import Goldens
import Scenarios
import TableTrace

/// Which release a console log comes from, by how far the simulation of each follows it.
///
/// Where none follows it to the end, other hosts, estimates and dequeues are tried: what is said of them
/// was simulated, not concluded.
struct ReleaseGuess {
  /// Releases that follow each other and show the same.
  private struct Fit {
    var first: SystemVersion
    /// The release that shows something else; nil where none follows.
    var next: SystemVersion?
    var result: LogComparison.Result

    var matches: Bool { result.verdict.divergence == nil }
    /// How far it goes; a match before everything.
    var rank: Int { matches ? .max : result.equalLines }
  }

  /// Another set-up of the scenario.
  private struct SetUp {
    /// As a scenario says it.
    var words: String
    var change: @Sendable (inout Scenario) -> Void
  }

  private let calls: Int
  private let groups: [Fit]
  private let setUps: [(words: String, fit: Fit)]

  /// Compares a log under every release of iOS whose rules differ from those of the one before.
  init(_ log: RecordedLog, _ scenario: Scenario) {
    calls = log.callCount
    groups = Self.ranked(log, scenario)
    setUps = groups.contains(where: \.matches) ? [] : Self.others(log, scenario, than: groups.first)
  }

  /// Whether some release fits as the scenario stands.
  var fits: Bool { groups.contains(where: \.matches) }

  /// What was found, best first.
  var text: String {
    var lines = groups.prefix(Self.shown).map { "  \(Self.name($0)): \(verdict($0))" }
    if groups.count > Self.shown {
      lines.append("  and \(Phrase.count(groups.count - Self.shown, "other group")) of releases")
    }
    guard !fits else { return lines.joined(separator: "\n") + "\n" }
    lines.append("no release fits; with another set-up of the scenario:")
    lines += setUps.prefix(Self.shown).map {
      "  \($0.words), \(Self.name($0.fit)): \(verdict($0.fit))"
    }
    if setUps.isEmpty {
      lines.append("  none that was tried (host, estimatedRowHeight, dequeue) comes further")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static let shown = 5

  private func verdict(_ fit: Fit) -> String {
    guard let divergence = fit.result.verdict.divergence else { return "matches" }
    let equal = fit.result.equalLines
    if equal == calls { return "all calls match, and the trace goes on" }
    return "\(equal) of \(Phrase.count(calls, "call")), then line \(divergence.lineNumber) differs"
  }

  private static func name(_ fit: Fit) -> String {
    fit.next.map { "\(fit.first) until before \($0)" } ?? "\(fit.first) and later"
  }

  /// The releases in groups that show the same, the best first, of equal ones the newest.
  private static func ranked(_ log: RecordedLog, _ scenario: Scenario) -> [Fit] {
    var fits: [Fit] = []
    for version in Set(SystemVersion.allOfIOS + RuleBook.changedReleases).sorted()
    where version.platform == .iOS {
      let result = Simulation.compare(log, with: scenario, version)
      let fit = Fit(first: version, result: result)
      if let last = fits.last, last.rank == fit.rank { continue }
      if !fits.isEmpty { fits[fits.count - 1].next = version }
      fits.append(fit)
    }
    return fits.sorted { ($0.rank, $0.first) > ($1.rank, $1.first) }
  }

  /// The other set-ups that come further than the scenario as it stands, the best first.
  private static func others(
    _ log: RecordedLog,
    _ scenario: Scenario,
    than best: Fit?
  ) -> [(words: String, fit: Fit)] {
    let tried = setUpsToTry.compactMap { setUp -> (words: String, fit: Fit)? in
      var other = scenario
      setUp.change(&other)
      return ranked(log, other).first.map { (setUp.words, $0) }
    }
    let better = tried.enumerated().filter { $0.element.fit.rank > best?.rank ?? -1 }
    return better.sorted { left, right in
      let (one, other) = (left.element.fit.rank, right.element.fit.rank)
      return one == other ? left.offset < right.offset : one > other
    }.map(\.element)
  }

  private static let setUpsToTry: [SetUp] = {
    let hosts: [(String, HostDescription.Owner, Bool)] = [
      ("host: viewController", .viewController, false),
      ("host: {viewController: {in: navigationController}}", .viewController, true),
      ("host: tableViewController", .tableViewController, false),
      ("host: {tableViewController: {in: navigationController}}", .tableViewController, true),
      ("host: {rounds: 1}", .unknown(rounds: 1), false),
      ("host: {rounds: 2}", .unknown(rounds: 2), false),
      ("host: {rounds: 3}", .unknown(rounds: 3), false),
    ]
    let owners = hosts.map { words, owner, isInNavigationController in
      SetUp(words: words) { scenario in
        scenario.host.owner = owner
        scenario.host.isInNavigationController = isInNavigationController
      }
    }
    let estimates = [("0", TableProperty.Value.number(0)), ("automatic", .automatic)]
      .map { word, value in
        SetUp(words: "table: {estimatedRowHeight: \(word)}") { scenario in
          scenario.properties.removeAll { $0.name == "estimatedRowHeight" }
          scenario.properties.append(TableProperty(name: "estimatedRowHeight", value: value))
        }
      }
    let dequeues = CellDescription.Dequeue.allCases.map { dequeue in
      SetUp(words: "cells: [{dequeue: \(dequeue.rawValue)}]") { scenario in
        for place in scenario.cells.indices { scenario.cells[place].dequeue = dequeue }
      }
    }
    let single = owners + estimates + dequeues
    let pairs = owners.flatMap { owner in
      (estimates + dequeues).map { other in
        SetUp(words: "\(owner.words), \(other.words)") { scenario in
          owner.change(&scenario)
          other.change(&scenario)
        }
      }
    }
    return single + pairs
  }()
}
