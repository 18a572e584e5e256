import Goldens
import TableTrace
import Testing

@testable import Project

struct ScenarioPlaceTests {
  private static let files = [
    "Scenarios/load/first.yaml": "", "Scenarios/load/second.yaml": "", "Scenarios/a.yaml": "",
    "Scenarios/deep/a.yaml": "", "Scenarios/deep/last.yaml": "", "here.yaml": "", "a": "",
    "load.yaml/x.yaml": "", "Scenarios/deep.yaml": "", "/top/a.yaml": "",
    "../side/Scenarios/b.yaml": "",
  ]

  @Test(arguments: [
    ("Scenarios/load/first.yaml", "Scenarios/load/first.yaml"),
    ("./Scenarios//load/first.yaml", "Scenarios/load/first.yaml"),
    ("load/first", "Scenarios/load/first.yaml"),
    ("load/first.yaml", "Scenarios/load/first.yaml"),
    ("load", "Scenarios/load"),
    ("load/", "Scenarios/load"),
    ("deep/", "Scenarios/deep"),
    ("/top/a", "/top/a.yaml"),
    ("../side/Scenarios/b", "../side/Scenarios/b.yaml"),
    ("deep/a", "Scenarios/deep/a.yaml"),
    ("here", "here.yaml"),
    ("a", "a"),
  ])
  func findsWhatIsNamed(argument: String, path: String) throws {
    #expect(try ScenarioPlace(files: MemoryFiles(Self.files).readable).path(of: argument) == path)
  }

  @Test(arguments: [
    ("load/frist", FileError.unknownScenario(name: "load/frist", near: ["load/first"])),
    ("first", .unknownScenario(name: "first", near: ["load/first"])),
    ("load/first.iOS-9", .unknownScenario(name: "load/first.iOS-9", near: ["load/first"])),
    (
      "Scenarios/laod/first.yaml",
      .unknownScenario(
        name: "Scenarios/laod/first.yaml",
        near: ["load/first"]
      )
    ),
    ("load/last", .unknownScenario(name: "load/last", near: ["deep/last"])),
    ("nothing-like-it", .unknownScenario(name: "nothing-like-it", near: [])),
    ("nothing-like-it.yaml", .missing(path: "nothing-like-it.yaml")),
    ("../first", .missing(path: "../first")),
    ("/first", .missing(path: "/first")),
    ("here.yaml/", .notFolder(path: "here.yaml")),
    ("load/first/", .notFolder(path: "Scenarios/load/first.yaml")),
  ])
  func saysWhatIsNotThere(argument: String, error: FileError) {
    #expect(throws: error) {
      try ScenarioPlace(files: MemoryFiles(Self.files).readable).path(of: argument)
    }
  }

  @Test func namesAreThoseOfTheNearestProjectAbove() throws {
    let files = MemoryFiles(["../../Scenarios/load/first.yaml": ""])
    files.currentFolder = "/project/Scenarios/load"
    let path = try ScenarioPlace(files: files.readable).path(of: "load/first")
    #expect(path == "../../Scenarios/load/first.yaml")
    let file = ScenarioFile(path: path, currentFolder: files.currentFolder)
    #expect(file.name == "load/first")
    #expect(file.golden(.iOS(9), .trace) == "../../Golden/load/first.iOS-9.trace")
    #expect(throws: FileError.unknownScenario(name: "load/fist", near: ["load/first"])) {
      try ScenarioPlace(files: files.readable).path(of: "load/fist")
    }
  }
}

/// Names of scenarios in every command that takes files.
struct ScenarioNameTests {
  private static let lines = [
    "run load/two-rows --os 9", "check load/two-rows", "check load", "validate load/two-rows",
    "accept load/two-rows", "diff load/two-rows", "compare load/two-rows console.log --os 9",
    "list scenarios load/two-rows",
  ]

  @Test(arguments: lines)
  func nameMeansTheFile(line: String) {
    let files = Samples.project(["console.log": "-[A tableView:heightForRowAtIndexPath:]\n"])
    let named = ToolRun(ToolRun.words(line), files: files)
    let path = line.replacing("load/two-rows", with: "Scenarios/load/two-rows.yaml")
      .replacing(" load ", with: " Scenarios/load ")
    let byPath = ToolRun(ToolRun.words(path), files: files)
    #expect(named.code != .usage && named.code != .invalid, "\(named.errors)")
    #expect(named.code == byPath.code)
    #expect(named.output == byPath.output)
    #expect(named.errors == byPath.errors)
  }

  @Test(arguments: lines)
  func wrongNameHasAGuess(line: String) {
    let wrong = line.replacing("two-rows", with: "two-row")
    guard wrong != line else { return }
    let files = Samples.project(["console.log": ""])
    let run = ToolRun(ToolRun.words(wrong), files: files)
    #expect(run.code == .invalid)
    #expect(run.output.isEmpty)
    #expect(
      run.errors.contains("no such file or scenario") || run.errors.contains("there is no file")
    )
    #expect(run.errors.contains("help: did you mean 'load/two-rows'?"))
  }

  @Test func standardInputIsValidatedAndListed() {
    let files = MemoryFiles(["Scenarios/x.yaml": Samples.noCell])
    files.standardInput = Array(Samples.twoRows.utf8)
    #expect(ToolRun(["validate", "-"], files: files).output == "1 scenario, 0 invalid\n")
    #expect(ToolRun(["validate", "-", "x"], files: files).output == "2 scenarios, 0 invalid\n")
    files.standardInput = Array("steps: [fly]\n".utf8)
    let run = ToolRun(["validate", "-"], files: files)
    #expect(run.code == .invalid)
    #expect(run.errors.contains(" --> standard input:1:"))
  }
}
