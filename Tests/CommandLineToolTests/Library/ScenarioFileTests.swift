import Goldens
import TableTrace
import Testing

@testable import Project

struct ScenarioFileTests {
  @Test(arguments: [
    ("Scenarios/load/x.yaml", "load/x", "Golden/load/x.iOS-9.3.trace"),
    ("./Scenarios/x.yaml", "x", "Golden/x.iOS-9.3.trace"),
    ("/p/Scenarios/a/x.yaml", "a/x", "/p/Golden/a/x.iOS-9.3.trace"),
    ("/Scenarios/x.yaml", "x", "/Golden/x.iOS-9.3.trace"),
    ("mine/x.yaml", "x", "mine/Golden/x.iOS-9.3.trace"),
    ("x.yaml", "x", "Golden/x.iOS-9.3.trace"),
    ("Scenarios/load/x.yml", "load/x", "Golden/load/x.iOS-9.3.trace"),
    ("/tmp/x.yaml", "x", "/tmp/Golden/x.iOS-9.3.trace"),
  ])
  func namesItselfAndItsGolden(path: String, name: String, golden: String) {
    let file = ScenarioFile(path: path, currentFolder: "/home")
    #expect(file.name == name)
    #expect(file.golden(.iOS(9, 3), .trace) == golden)
  }

  @Test func resolvesPathsFromTheScenario() {
    let file = ScenarioFile(path: "Scenarios/load/x.yaml", currentFolder: "")
    #expect(file.resolve("../../Golden/recorded/a.log") == "Golden/recorded/a.log")
    #expect(file.resolve("/a.log") == "/a.log")
  }

  @Test func libraryFindsEachFileOnceInOrder() throws {
    let files = MemoryFiles([
      "Scenarios/b.yaml": "", "Scenarios/a/x.yaml": "", "Scenarios/a/notes.txt": "",
      "Scenarios/.hidden.yaml": "",
    ])
    let library = ScenarioLibrary(files: files.readable)
    let all = ["Scenarios/a/x.yaml", "Scenarios/b.yaml"]
    func paths(_ found: ScenarioLibrary.Found) -> [String] { found.scenarios.map(\.path) }
    #expect(paths(try library.find([])) == all)
    #expect(paths(try library.find(["Scenarios/b.yaml", "./Scenarios"])) == all)
    #expect(paths(try library.find(["a/x"])) == ["Scenarios/a/x.yaml"])
    #expect(paths(try library.find(["Scenarios/b.yaml"])) == ["Scenarios/b.yaml"])
    #expect(throws: FileError.unknownScenario(name: "not/there", near: [])) {
      try library.find(["not/there"])
    }
  }

  @Test(arguments: [
    ("/p/Scenarios/load", "x.yaml"), ("/p/Scenarios", "load/x.yaml"),
    ("/p", "Scenarios/load/x.yaml"),
    ("/q", "/p/Scenarios/load/x.yaml"), ("/p/Scenarios/reload", "../load/x.yaml"),
  ])
  func nameDoesNotDependOnTheCurrentFolder(_ folder: String, _ path: String) {
    #expect(ScenarioFile(path: path, currentFolder: folder).name == "load/x")
  }
}
