import Testing

@testable import Project

/// Projects whose folders are not called `Scenarios` and `Golden`.
struct ProjectLayoutTests {
  private static let options = ["--scenarios", "qa/specs", "--golden", "qa/traces"]
  private static let golden = "qa/traces/load/a.iOS-9.trace"

  private func files(_ more: [String: String] = [:]) -> MemoryFiles {
    MemoryFiles(["qa/specs/load/a.yaml": Samples.twoRows].merging(more) { $1 })
  }

  private func settings(_ text: String) -> [String: String] { ["tabletrace.yaml": text] }

  @Test func optionsNameTheFolders() {
    let files = files()
    let accepted = ToolRun(["accept", "--all"] + Self.options, files: files)
    #expect(accepted.code == .success, "\(accepted.errors)")
    #expect(files.text(Self.golden)?.hasPrefix("tabletrace trace 1\nscenario: load/a\n") == true)
    let checked = ToolRun(["check"] + Self.options, files: files)
    #expect(checked.code == .success)
    #expect(ToolRun(["check", "load/a"] + Self.options, files: files).code == .success)
    let run = ToolRun(["run", "load/a", "--os", "9", "--scenarios", "qa/specs"], files: files)
    #expect(run.output == files.text(Self.golden))
    let list = ToolRun(["list", "scenarios", "--scenarios", "qa/specs"], files: files)
    #expect(list.output.hasPrefix("load/a  Two rows"))
    let validated = ToolRun(["validate", "--scenarios", "qa/specs"], files: files)
    #expect(validated.output == "1 scenario, 0 invalid\n")
    #expect(ToolRun(["check"], files: files).errors.hasPrefix("error[F010]: "))
  }

  @Test func commandsToCopyHaveTheOptionsThatWereTyped() {
    let files = files()
    let typed = Self.options.joined(separator: " ")
    let check = ToolRun(["check", "load/a"] + Self.options, files: files)
    #expect(check.output.contains("tabletrace accept \(typed) load/a\n"), "\(check.output)")
    #expect(check.output.contains("Next: tabletrace review \(typed) load/a\n"))
    let review = ToolRun(["review"] + Self.options, files: files)
    for word in ["accept", "reject"] {
      let command = "\(word): tabletrace \(word) \(typed) load/a.iOS-9\n"
      #expect(review.output.contains(command))
    }
    let rejected = ToolRun(["reject", "load/a.iOS-9"] + Self.options, files: files)
    #expect(rejected.output.hasPrefix("load/a.iOS-9: rejected, there is still no qa/traces/"))
    let words = ["accept", "load/a"] + Self.options
    let server = ToolRun(words, files: files, environment: ["CI": "1"])
    #expect(server.errors.contains("CI=false tabletrace accept \(typed) load/a\n"))
  }

  @Test func commandsToCopyLeaveOutWhatTheSettingsSay() {
    let files = files(settings("scenarios: qa/specs\n"))
    let check = ToolRun(["check", "--golden", "qa/traces"], files: files)
    #expect(check.output.contains("Next: tabletrace review --golden qa/traces\n"))
    #expect(!check.output.contains("--scenarios"))
  }

  @Test func goldensLieBesideTheScenariosUnlessNamed() {
    let files = files()
    let words = ["accept", "--all", "--scenarios", "qa/specs"]
    #expect(ToolRun(words, files: files).code == .success)
    #expect(files.text("qa/Golden/load/a.iOS-9.trace") != nil)
  }

  @Test func settingsNameTheFoldersForEveryCommand() {
    let files = files(settings("# ours\nscenarios: qa/specs\ngolden: qa/traces\n"))
    #expect(ToolRun(["accept", "--all"], files: files).code == .success)
    #expect(files.text(Self.golden) != nil)
    #expect(ToolRun(["check"], files: files).code == .success)
    #expect(ToolRun(["diff", "load/a"], files: files).output.hasPrefix("--- load/a under iOS 9\n"))
    #expect(ToolRun(["show", "load/a"], files: files).code == .success)
    #expect(ToolRun(["count", "load/a"], files: files).code == .success)
  }

  @Test func oneKeyLeavesTheOtherFolderAsItIs() {
    let files = MemoryFiles([
      "tabletrace.yaml": "golden: traces\n", "Scenarios/a.yaml": Samples.twoRows,
    ])
    #expect(ToolRun(["accept", "--all"], files: files).code == .success)
    #expect(files.text("traces/a.iOS-9.trace") != nil)
  }

  @Test func whatIsTypedWins() {
    let files = files(settings("scenarios: elsewhere\ngolden: qa/traces\n"))
    let words = ["accept", "--all", "--scenarios", "qa/specs"]
    #expect(ToolRun(words, files: files).code == .success)
    #expect(files.text(Self.golden) != nil)
  }

  /// The goldens of other scenarios are no orphans, and nobody is told to delete them.
  @Test func othersAreNoOrphans() {
    let files = files(settings("scenarios: elsewhere\ngolden: qa/traces\n"))
    files.contents["qa/traces/other.iOS-9.trace"] = Array("x".utf8)
    _ = ToolRun(["accept", "--all", "--scenarios", "qa/specs"], files: files)
    let run = ToolRun(["check", "--scenarios", "qa/specs"], files: files)
    #expect(run.code == .success)
    #expect(!run.output.contains("rm "))
  }

  @Test func orphansAreFoundInTheFolderOfGoldens() {
    let files = files(["qa/traces/gone.iOS-9.trace": "x", "Golden/other.iOS-9.trace": "x"])
    _ = ToolRun(["accept", "--all"] + Self.options, files: files)
    let run = ToolRun(["check"] + Self.options, files: files)
    #expect(run.code == .differs)
    #expect(run.output.contains("qa/traces/gone.iOS-9.trace"))
    #expect(!run.output.contains("Golden/other"))
  }

  @Test func outputsMayNotReplaceAnythingInTheFolders() {
    let files = files()
    _ = ToolRun(["accept", "--all"] + Self.options, files: files)
    let report = ["--report", "junit=qa/traces/x.xml"]
    let run = ToolRun(["check"] + Self.options + report, files: files)
    #expect(run.code == .invalid)
    #expect(run.errors.contains("the folder 'traces' is only for golden files"))
  }

  @Test func newWritesIntoTheFolderOfScenarios() {
    let files = files(settings("scenarios: qa/specs\n"))
    let run = ToolRun(["new", "mine/b", "--from", "load/a"], files: files)
    #expect(run.output == "qa/specs/mine/b.yaml\n")
    #expect(files.text("qa/specs/mine/b.yaml") == Samples.twoRows)
  }

  @Test func aFolderThatIsNotThereIsNamed() {
    let run = ToolRun(["check"], files: files(settings("scenarios: none\n")))
    #expect(run.code == .invalid)
    #expect(run.errors.hasPrefix("error[F010]: no 'none' folder found in the current directory\n"))
  }

  @Test func mistakesInTheSettingsAreShownAtTheirPlace() {
    let run = ToolRun(["check"], files: files(settings("scenaros: qa/specs\n")))
    #expect(run.code == .invalid)
    #expect(
      run.errors == """
        error[T010]: unknown key 'scenaros' in the settings
         --> tabletrace.yaml:1:1
          |
        1 | scenaros: qa/specs
          | ^^^^^^^^ did you mean 'scenarios'?

        """
    )
    for text in ["- a\n", "golden: [a]\n", "golden: a\ngolden: b\n", "golden: \"a\n", ""] {
      let run = ToolRun(["check"], files: files(settings(text)))
      #expect(run.code == .invalid && run.errors.contains("tabletrace.yaml"), "\(text)")
      #expect(ToolRun(["schema"], files: files(settings(text))).code == .success)
    }
  }

  @Test(arguments: ["", "\n\n", "# scenarios: qa\n"])
  func emptySettingsSayWhatMayStandThere(text: String) {
    let run = ToolRun(["check"], files: files(settings(text)))
    #expect(run.code == .invalid)
    #expect(
      run.errors == """
        error[T003]: the settings file is empty
         --> tabletrace.yaml
          = help: add 'scenarios: DIR' or 'golden: DIR'
          = help: delete the file to use the default folders

        """
    )
  }

  @Test(
    "A name with a leading dash works after '--', and printed commands use it"
  )
  func namesWithADash() throws {
    let files = MemoryFiles(["Scenarios/-x.yaml": Samples.twoRows])
    let check = ToolRun(["check"], files: files)
    #expect(check.output.contains("  next: tabletrace accept -- -x\n"))
    let review = ToolRun(["review"], files: files).output
    #expect(review.contains("  accept: tabletrace accept -- -x.iOS-9\n"))
    #expect(review.contains("  reject: tabletrace reject -- -x.iOS-9\n"))
    let named = ToolRun(["check", "--", "-x"], files: files).output
    #expect(named.contains("Next: tabletrace review -- -x\n"))
    let server = ToolRun(["accept", "--", "-x"], files: files, environment: ["CI": "1"])
    #expect(server.errors.contains("CI=false tabletrace accept -- -x\n"))
    #expect(ToolRun(["accept", "--", "-x.iOS-9"], files: files).code == .success)
    #expect(ToolRun(["accept", "./-x"], files: files).code == .success)
    #expect(ToolRun(["check", "--", "-x"], files: files).code == .success)
    let option = ToolRun(["accept", "-x"], files: files)
    #expect(option.code == .usage)
    let hint = "help: to pass a name that starts with a dash, write '--' before it\n"
    #expect(option.errors.contains(hint))
  }

  @Test("Settings without a folder, or with a similar file name, are not ignored")
  func settingsThatAreNearlyOnes() {
    let empty = ToolRun(["check"], files: files(settings("scenarios: \"\"\n")))
    #expect(empty.code == .invalid)
    #expect(
      empty.errors == """
        error[F016]: 'scenarios' in 'tabletrace.yaml' names no folder
        help: name a folder below the folder of 'tabletrace.yaml'
        help: to use the default folder, remove 'scenarios'

        """
    )
    let other = ToolRun(["check"], files: files(["tabletrace.yml": "golden: traces\n"]))
    #expect(other.code == .invalid)
    #expect(
      other.errors == """
        error[F018]: 'tabletrace.yml' is not read because of its name
        help: rename it to 'tabletrace.yaml'

        """
    )
  }

  @Test(arguments: ["../a", "/a", "a/../..", ".."])
  func foldersOfTheSettingsStayInTheProject(folder: String) {
    let run = ToolRun(["check"], files: files(settings("golden: \(folder)\n")))
    #expect(run.code == .invalid)
    #expect(
      run.errors == """
        error[F016]: 'golden: \(folder)' in 'tabletrace.yaml' is outside the project
        help: name a folder below the folder of 'tabletrace.yaml'

        """
    )
  }

  @Test func settingsAreNoScenario() {
    let files = MemoryFiles(["a/tabletrace.yaml": "golden: x\n", "a/b.yaml": Samples.twoRows])
    #expect(ToolRun(["validate", "a"], files: files).output == "1 scenario, 0 invalid\n")
  }

  @Test(arguments: [
    ("../", ["../tabletrace.yaml", "../.git/HEAD"], "../tabletrace.yaml"),
    ("../../", ["../../tabletrace.yaml", "../../.git/HEAD"], "../../tabletrace.yaml"),
    ("beyond", ["../../tabletrace.yaml", "../.git/HEAD"], nil),
    ("no repository", ["../tabletrace.yaml"], nil),
    ("here", ["tabletrace.yaml"], "tabletrace.yaml"),
    (
      "nearest", ["../tabletrace.yaml", "../../tabletrace.yaml", "../../.git/x"],
      "../tabletrace.yaml"
    ),
  ])
  func areFoundUpToTheTopOfTheRepository(_: String, paths: [String], found: String?) {
    let files = MemoryFiles(Dictionary(uniqueKeysWithValues: paths.map { ($0, "") }))
    files.currentFolder = "/home/me/project/sub"
    #expect((try? SettingsFile(in: files.readable))?.path == found)
  }
}
