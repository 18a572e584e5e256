import Diagnostics
import Sampling
import Scenarios
import TableTrace
import Testing

@testable import Project
@testable import Teaching

/// What brings calls about, and what a history tells of it.
struct CallbackCausesTests {
  private static let book: LessonBook? = {
    let world = World(
      environment: Environment(),
      files: ProjectFiles(disk: MemoryFiles()),
      output: Output(standardOutput: ByteList(), standardError: ByteList())
    )
    return try? LessonBook(in: world)
  }()

  /// The releases of which the history of each callback tells something.
  private static let told: [Callback: Set<SystemVersion>] = {
    var causes = CallbackCauses()
    for entry in book?.entries ?? [] {
      for version in CallbackSurvey.versions(of: entry) {
        causes.add(Simulation(entry.scenario, version, recipients: nil).lines)
      }
    }
    let pairs = Callback.allCases.map { callback in
      let history = RuleHistory(
        rules: causes.all(of: callback),
        introduced: callback.facts.introduced
      )
      return (callback, Set(history.changes.map(\.release)))
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }()

  /// The lines of each callback under a release, with where they stand.
  private static func lines(
    of scenario: Scenario,
    _ release: SystemVersion
  ) -> [Callback: [String]] {
    var found: [Callback: [String]] = [:]
    for line in Simulation(scenario, release, recipients: nil).lines {
      guard case .call(.callback(let callback)) = line.kind else { continue }
      let phase = line.phase?.rawValue ?? ""
      found[callback, default: []].append("\(line.step) \(phase) \(line.indented)")
    }
    return found
  }

  /// The callbacks whose lines change with a release of which their history tells nothing.
  private static func untold(in scenario: Scenario) -> [String] {
    var untold: [String] = []
    var before: [Callback: [String]]?
    for release in ReleaseStretches.releases {
      let now = lines(of: scenario, release)
      for callback in Callback.allCases where before.map({ $0[callback] != now[callback] }) ?? false
      {
        guard told[callback]?.contains(release) != true else { continue }
        untold.append("\(callback.facts.key) in \(release)")
      }
      before = now
    }
    return untold
  }

  @Test(
    "If a callback's lines differ between two versions, its history mentions a change",
    arguments: Sample.of(book?.entries.map(\.file.name) ?? [], 30)
  )
  func aHistoryTellsOfEveryDifference(name: String) throws {
    let entry = try #require(Self.book?.entries.first { $0.file.name == name })
    #expect(Self.untold(in: entry.scenario) == [])
  }

  @Test(
    "A history mentions the rules that cause a re-query, a phase or a row",
    arguments: Sample.of(
      [
        ("numberOfSections", "iOS 13", "host.view-controller: "),
        ("numberOfSections", "iOS 13.4", "host.view-controller: "),
        ("numberOfRowsInSection", "iOS 13", "host.view-controller: "),
        ("heightForRowAt", "iOS 26", "geometry.automatic-row-estimate: "),
        ("cellForRowAt", "iOS 15", "cell.row-ahead: "),
      ],
      1
    )
  )
  func aHistoryTellsOfWhatIsAround(callback: String, release: String, rule: String) {
    let run = ToolRun(["history", callback, "--os", release], hasLibrary: true)
    #expect(run.code == .success)
    #expect(run.output.contains("\n\(release)\n"))
    #expect(run.output.contains("\n\(rule)"), "\(run.output)")
  }

  @Test func aHistoryBeginsWithTheMethod() {
    let run = ToolRun(["history", "trailingSwipeActions"], hasLibrary: true)
    #expect(
      run.output.contains(
        "\n\niOS 4 to iOS 10.3: the method does not exist yet\n\niOS 11\n"
          + "this version introduces the method\nswipe.needs: "
      ),
      "\(run.output)"
    )
    let early = ToolRun(["history", "trailingSwipeActions", "--os", "iOS 8"], hasLibrary: true)
    #expect(early.output.hasSuffix("\n\niOS 8 to iOS 8.2: the method does not exist yet\n"))
  }
}
