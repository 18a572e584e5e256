import Foundation
import Sampling
import TableTrace
import Testing

@testable import Project

/// What a call is in, besides the rule that is its own.
struct SituationTests {
  private static let versions = [SystemVersion.iOS(7), .iOS(9), .iOS(14), .iOS(17), .iOS(26)]

  private static let scenarios: [String] =
    (try? Repository.files(below: "Scenarios", suffix: ".yaml")) ?? []

  private static func lines(_ path: String, _ version: SystemVersion) throws -> [TraceLine] {
    let world = World(
      environment: Environment(),
      files: OverlayFiles(),
      output: Output(standardOutput: ByteList(), standardError: ByteList())
    )
    let loaded = try ScenarioReader(world: world).read(argument: path)
    let scenario = try #require(loaded.scenario)
    return Simulation(scenario, version, recipients: nil).lines
  }

  /// Rules of cells and loads that tell themselves when they hold.
  private static let whenever: Set<RuleID> = [
    .sectionIndexTitles, .configurationUpdate, .firstResponder,
  ]

  /// Whoever asks what the rules of a re-query, of cells and of headers tell says why, the first layout too.
  ///
  /// These rules tell what is asked, and not when.
  @Test(arguments: Sample.of(scenarios, 60))
  func callsOfLayoutsNameTheirSituation(path: String) throws {
    for version in Self.versions {
      var layouts = 0
      for line in try Self.lines(path, version) {
        if line.kind == .phase, line.phase == .layout { layouts += 1 }
        guard case .call = line.kind, layouts > 0, let rule = line.rule,
          !Self.whenever.contains(rule),
          ["load.", "cell.", "section-view."].contains(where: rule.rawValue.hasPrefix)
        else { continue }
        #expect(!line.situation.isEmpty, "\(version): \(line.text)")
      }
    }
  }

  /// A call that an update makes carries the rules of updates, and no grade above theirs.
  @Test(arguments: scenarios.filter { $0.hasPrefix("Scenarios/updates/") })
  func callsOfUpdatesAreNoSurerThanTheUpdate(path: String) throws {
    let certainties = Certainties(.iOS(26))
    var hasUpdate = false
    for line in try Self.lines(path, .iOS(26)) {
      guard case .call = line.kind, let weakest = certainties.weakest(of: line) else { continue }
      let rules = ([line.rule] + line.situation).compactMap(\.self).filter {
        $0.rawValue.hasPrefix("update.")
      }
      hasUpdate = hasUpdate || !rules.isEmpty
      for rule in rules {
        let grade = try #require(certainties[rule])
        #expect(grade.isAtLeast(weakest.certainty), "\(line.text): \(rule.rawValue)")
      }
    }
    #expect(hasUpdate || path.hasSuffix("group-that-never-ends.yaml"))
  }

  /// No log of iOS 26 shows a load: those that there are begin behind it.
  @Test(arguments: scenarios.filter { $0.hasPrefix("Scenarios/load/") })
  func aFirstLoadOfIOS26IsNotObserved(path: String) throws {
    let certainties = Certainties(.iOS(26))
    for line in try Self.lines(path, .iOS(26)).prefix(while: { $0.step <= 1 }) {
      guard case .call = line.kind, let weakest = certainties.weakest(of: line) else { continue }
      #expect(weakest.certainty != .observed, "\(line.text)")
    }
  }

  @Test(arguments: [(SystemVersion.iOS(9, 3), Certainty.observed), (.iOS(26), .assumed)])
  func theFirstLayoutIsASituation(version: SystemVersion, grade: Certainty) throws {
    let lines = try Self.lines("Scenarios/load/first-load.yaml", version)
    let cells = lines.filter { $0.text.hasPrefix("tableView(_:cellForRowAt:)") }
    #expect(cells.first?.situation == [.firstLayout])
    #expect(Certainties(version)[.firstLayout] == grade)
  }

  @Test func anInsertionIsNoFirstLoad() throws {
    let lines = try Self.lines("Scenarios/updates/insert-a-row.yaml", .iOS(26))
    let insertion = lines.drop { !$0.text.hasPrefix("- turn") }.filter { $0.message != nil }
    #expect(
      insertion.prefix(2).map(\.situation)
        == [[.updateSingleCall, .updateRequery], [.updateSingleCall, .updateRequery]]
    )
    let cell = insertion.first { $0.text.hasPrefix("tableView(_:cellForRowAt:)") }
    #expect(cell?.situation == [.updateSingleCall, .updateNewCells])
    #expect(cell?.rule == .cellForRow)
  }
}

extension TraceLine {
  fileprivate var message: Message? {
    if case .call(let message) = kind { message } else { nil }
  }
}
