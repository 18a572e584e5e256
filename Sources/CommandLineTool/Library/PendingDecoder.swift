import Scenarios

struct ScenarioReader {
  var world: World
  func read(argument: String) throws(FileError) -> LoadedScenario {
    LoadedScenario(file: ScenarioFile(path: argument), scenario: nil, rendered: "no", findings: [])
  }
  func read(_ file: ScenarioFile) throws(FileError) -> LoadedScenario {
    try read(argument: file.path)
  }
}
typealias ConformanceCommand = SchemaCommand
typealias ReferenceCommand = SchemaCommand
struct SchemaCommand: Command {
  init(_ line: TypedLine) throws(UsageProblem) {}
  func perform(in world: World) throws(FileError) -> ExitCode { .success }
}
