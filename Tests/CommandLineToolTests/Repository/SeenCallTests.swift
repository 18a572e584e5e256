import Reports
import TableTrace
import Testing

@testable import Goldens
@testable import Project

/// What a device printed is seen on the version of the device, and what is called seen was printed.
@Suite("Printed calls and the certainty 'seen'") struct SeenCallTests {
  /// A console log with its run, by the calls that it prints.
  private struct Printed {
    let log: LogList.Log
    let version: SystemVersion
    /// Whether it goes to the last call of the run.
    let isWhole: Bool
    let calls: [TraceLine]
  }

  /// The console logs that begin with the first call and have an iOS version, each with its run under
  /// it, as far as the log goes without a gap.
  private static func printed() throws -> [Printed] {
    let list = try LogList(try Repository.text("Golden/recorded/logs.tsv"))
    return try list.logs.filter { $0.kind == .console }.compactMap { log in
      let text = try Repository.text("Golden/\(log.path)")
      let read = try LogReader.read(LogText(text), origin: .kept)
      let header = read.header
      guard header.extent != .excerpt, let version = header.os, let prints = header.prints else {
        return nil
      }
      let count = header.extent == .prefix ? read.lines.prefix { !$0.isGap }.count : .max
      let world = World(
        environment: Environment(),
        files: OverlayFiles(),
        output: Output(standardOutput: ByteList(), standardError: ByteList())
      )
      let name = String(log.path.dropLast(".log".count))
      let scenario = try #require(try ScenarioReader(world: world).read(argument: name).scenario)
      let calls = Simulation.lines(scenario, version, recipients: nil).filter { line in
        guard case .call(let message) = line.kind, prints.contains(message) else { return false }
        return header.covers?.contains { $0.contains(line.step) } ?? true
      }
      return Printed(
        log: log,
        version: version,
        isWhole: header.extent == .complete,
        calls: Array(calls.prefix(count))
      )
    }
  }

  /// Rules of printed calls that say more than the log shows, with the reason.
  private static let unseen: [String: [RuleID: String]] = [
    "load-02": [
      .viewController: "the case does not name the host, and load-04 has other re-queries on iOS 8"
    ],
    "load-14": [
      .cellForRow: "the log prints nothing but cells",
      .firstLayout: "a reload stands for the container, in which each row is queried twice",
      .reloadLayout: "the reload is ours", .poolOrder: "the log does not print which cell",
      .reloadedCells: "the log does not print which cell",
    ],
    "load-20a": [.cellsBySection: "the log prints no section"],
    "load-20b": [
      .sectionOrder: "the log prints no section", .cellsBySection: "the log prints no section",
    ],
    "load-51": [
      .sectionCallOrder: "the log has a title, and neither a footer nor heights"
    ],
    "load2-01": [
      .requeriesFirst: "the table has no rows, so that no cell follows",
      .controllerLoads: "the log prints no other method of the controller",
    ],
    "load2-02": [
      .requeriesFirst: "the table has no rows, so that no cell follows",
      .controllerLoads: "the log prints no other method of the controller",
    ],
    "load2-03": [.prefetchStart: "the log prints neither cells nor their display"],
    "load2-04": [.poolOrder: "the log does not print which cell"],
    "r3-01": [.scrollDragEnd: "the log does not print scrollViewDidEndDragging"],
    "r4-01": [.deceleration: "the log prints neither its beginning nor its end"],
    "upd-01": [.prepareForReuse: "the log does not show that it is inside the dequeue"],
    "upd-40": [
      .selectionOrder: "the log does not print the tap",
      .updateSingleCall: "the log does not print when the call returns",
      .updateReload: "the log shows a new cell, and not that a row is deleted and inserted",
      .updateDidEnd: "the log does not print the animation",
    ],
  ]

  @Test(
    "A call that a complete console log prints is seen on its version, or an exception is listed"
  )
  func printedCallsAreSeen() throws {
    var used: [String: Set<RuleID>] = [:]
    var (count, seen) = (0, 0)
    for printed in try Self.printed() {
      let words = Evidence.words(printed.version)
      for line in printed.calls {
        let rules = [line.rule].compactMap(\.self) + line.answerRules + line.situation
        let doubtful = Set(rules.filter { words[$0] != nil && words[$0] != .seen })
        count += 1
        if doubtful.isEmpty { seen += 1 }
        let reasons = Self.unseen[printed.log.caseID] ?? [:]
        for rule in doubtful.sorted(by: { $0.rawValue < $1.rawValue }) {
          used[printed.log.caseID, default: []].insert(rule)
          #expect(reasons[rule] != nil, "\(printed.log.caseID): \(rule.rawValue): \(line.text)")
        }
      }
    }
    #expect(used == Self.unseen.mapValues { Set($0.keys) })
    #expect(count > 1200)
    #expect(seen * 5 >= count * 4, "\(seen) of \(count)")
  }

  /// Rules of which a log shows that something is not called, how often, or in which order.
  private static let shownOtherwise: Set<RuleID> = [
    .automaticInset, .viewInRequery, .titleInRequery, .heightAfterCell, .rowsOfPass,
    .heightsBeforeCells, .newBeforeOld, .closingQuery, .rowAheadAtRest, .rowKept, .sectionViewTitle,
    .highlightVeto, .reorderGrab, .reorderAfter, .estimatesByDefault, .cellsAfterScroll,
    .rowAheadPass,
  ]

  @Test("A recorded log that a rule cites prints a call of this rule")
  func citedLogsPrintTheRule() throws {
    var rules: [String: Set<RuleID>] = [:]
    for printed in try Self.printed() where printed.isWhole {
      for line in printed.calls {
        let carried = [line.rule].compactMap(\.self) + line.answerRules + line.situation
        rules[printed.log.caseID, default: []].formUnion(carried)
      }
    }
    for entry in RuleBook.all where !Self.shownOtherwise.contains(entry.id) {
      for grade in entry.ranges.flatMap(\.grades) where grade.certainty == .observed {
        for id in grade.evidence {
          guard let shown = rules[id] else { continue }
          #expect(shown.contains(entry.id), "\(entry.id.rawValue): \(id)")
        }
      }
    }
  }
}
