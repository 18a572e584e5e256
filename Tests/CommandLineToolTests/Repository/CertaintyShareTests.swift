import Goldens
import Reports
import Scenarios
import TableTrace
import Testing

@testable import Checks
@testable import Project

/// What is said of how far things can be trusted is computed from the evidence, and nothing else.
struct CertaintyShareTests {
  private static func cases() throws -> [String: CaseList.Case] {
    let list = try CaseList(try Repository.text("Golden/recorded/cases.tsv"))
    return Dictionary(list.cases.map { ($0.id, $0) }) { first, _ in first }
  }

  /// Whether a case is a log, a test or a measurement of a version, by the text of its row.
  private static func shows(_ item: CaseList.Case, _ version: SystemVersion) -> Bool {
    guard [.observed, .tested, .measured].contains(item.grade) else { return false }
    return item.shows.contains { range in
      range.first.platform == version.platform && range.first.major <= version.major
        && version.major <= range.last.major
    }
  }

  @Test(
    "A rule is seen on a version exactly if a case proves it for this version",
    arguments: SystemVersion.all
  )
  func seenIsShown(version: SystemVersion) throws {
    let cases = try Self.cases()
    let words = Evidence.words(version)
    for entry in RuleBook.all {
      let grade = try #require(entry.grade(for: version))
      let shown = grade.evidence.compactMap { cases[$0] }.contains { Self.shows($0, version) }
      let isShown = shown && [.observed, .tested, .measured].contains(grade.certainty)
      #expect((words[entry.id] == .seen) == isShown, "\(entry.id.rawValue)")
      #expect((words[entry.id] == nil) == (grade.certainty == .ours), "\(entry.id.rawValue)")
    }
  }

  @Test(
    "A rule that was last seen on a version had the same value since then"
  )
  func seenBeforeIsShown() throws {
    let cases = try Self.cases()
    var count = 0
    for version in SystemVersion.allOfIOS {
      let words = Evidence.words(version)
      for entry in RuleBook.all {
        guard let last = words[entry.id]?.lastSeen else { continue }
        count += 1
        #expect(last < version, "\(entry.id.rawValue)")
        let says = entry.range(for: version)?.says
        let evidence = entry.ranges.filter { $0.says == says }.flatMap(\.grades).flatMap(\.evidence)
        #expect(
          evidence.compactMap { cases[$0] }.contains { Self.shows($0, last) },
          "\(entry.id.rawValue) on \(last)"
        )
        for between in SystemVersion.allOfIOS where last <= between && between <= version {
          #expect(entry.range(for: between)?.says == says, "\(entry.id.rawValue) on \(between)")
        }
      }
    }
    #expect(count > 500)
  }

  @Test("The shares of each version are printed, and their sum is 100 percent")
  func sharesArePrinted() throws {
    let lines = Repository.conformance.output.split(separator: "\n").map(String.init)
    let head = try #require(lines.firstIndex { $0.hasPrefix("  version ") })
    for (place, version) in SystemVersion.allOfIOS.enumerated() {
      let row = lines[head + 1 + place]
      #expect(row.hasPrefix("  \(version) "), "\(row)")
      let shares = row.matches(of: /(\d+) %/).compactMap { Int($0.1) }
      #expect(shares.count == 4)
      #expect((98...102).contains(shares.reduce(0, +)), "\(row)")
    }
  }

  @Test("Certainties counted during the run equal those of kept lines")
  func talliesCountAsLinesDo() throws {
    let world = World(
      environment: Environment(),
      files: OverlayFiles(),
      output: Output(standardOutput: ByteList(), standardError: ByteList())
    )
    for name in [
      "load/first-load", "updates/insert-a-row", "scroll/prefetch", "crashes/model-not-changed",
      "crashes/heights-with-old-index-paths", "crashes/update-inside-cell-for-row",
      "load/host-table-view-controller", "patterns/record-a-table",
    ] {
      let loaded = try ScenarioReader(world: world).read(argument: name)
      let scenario = try #require(loaded.scenario)
      for version in [SystemVersion.iOS(4), .iOS(9), .iOS(17), .iOS(26)] {
        let recipients = scenario.tracedRecipients
        let kept = Simulation(scenario, version, recipients: recipients).lines
          .sum(Evidence.words(version))
        let table = VersionTable([], library: [scenario], jobs: 1)
        let row = try #require(table.rows.first { $0.version == version })
        #expect(row.sum == kept, "\(name) under \(version)")
      }
    }
  }

  /// The figures of the README are those that `conformance` prints.
  @Test func readmeHasTheFigures() throws {
    let lines = Repository.conformance.output.split(separator: "\n").map(String.init)
    func figures(after start: String) throws -> [Int] {
      let line = try #require(lines.first { $0.hasPrefix(start) }, "\(start)")
      let text = line.dropFirst(start.count).replacing(/recorded\/[a-z0-9-]+\.log/, with: "")
      return text.split { !$0.isNumber }.compactMap { Int($0) }
    }
    let logs = try figures(after: "console logs of a table on iOS: ")
    try #require(logs.count == 6)
    #expect(logs[0] == logs[1])
    let fitted = try figures(
      after: "logs with settings that were chosen to match, because the case does not give them: "
    )
    let unrecorded = try #require(lines.first { $0.hasPrefix("versions without a log: ") })
      .dropFirst("versions without a log: ".count).split(separator: ", ").map(String.init)
    #expect(unrecorded == SystemVersion.allOfIOS.filter { !$0.isRecorded }.map(\.description))
    let readme = try Repository.text("README.md").split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    for sentence in [
      "all \(logs[1]) console logs of tables on iOS in this repository: \(logs[2]) lines",
      "One log, r3-01, has \(logs[4]) calls in \(logs[5]) lines",
      "For \(fitted[0]) recorded scenarios the source does not describe the whole table",
      "\(unrecorded.dropLast().joined(separator: ", ")) and \(unrecorded.last ?? "") have no log",
    ] {
      #expect(readme.contains(sentence), "\(sentence)")
    }
    // The console logs of each version, which come to all of them with those of no known version.
    let head = try #require(lines.firstIndex { $0.hasPrefix("  version ") })
    let table = lines[(head + 1)...].prefix(SystemVersion.allOfIOS.count)
    let counts = table.compactMap { row -> String? in
      let words = row.split(separator: " ")
      return words[2] == "0" ? nil : "iOS \(words[1]): \(words[2])"
    }
    let known = counts.compactMap { $0.split(separator: " ").last.flatMap { Int($0) } }
    let sentence =
      "The logs by version: \(counts.joined(separator: ", ")), and \(logs[1] - known.reduce(0, +)) unknown."
    #expect(readme.contains(sentence), "\(sentence)")
  }
}
