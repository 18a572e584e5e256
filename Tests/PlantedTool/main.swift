import CommandLineTool
import Foundation
import Scenarios
import TableTrace

// `PlantedTool PLANT ARGUMENT...`: the tool with a defect. Where the plant is `none`, it has none.
// The shipped tool has no such option.
let arguments = Array(CommandLine.arguments.dropFirst())
if let plant = arguments.first.flatMap(Plant.init), arguments.dropFirst().first == "run",
  let path = arguments.dropFirst(2).first, let data = FileManager.default.contents(atPath: path),
  let scenario = ScenarioDecoder.decode([UInt8](data), path: path).scenario
{
  let version = scenario.versions.first ?? .iOS(17)
  _ = ScenarioRunner(scenario: scenario, version: version).run(into: PlantedSink(plant))
}
