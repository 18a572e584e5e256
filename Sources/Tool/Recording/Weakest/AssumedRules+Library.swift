package import Project
import Scenarios
package import TableTrace

extension AssumedRules {
  /// Runs every scenario in `Scenarios` except the evidence, or nil, after error messages, if one
  /// cannot be read.
  package static func ofLibrary(
    _ version: SystemVersion,
    _ doubt: Doubt = .assumed,
    in world: World
  ) throws(FileError) -> Self? {
    let found = try ScenarioLibrary(files: world.files.readable).find([])
    for problem in found.problems { world.complain(of: problem) }
    var rules = AssumedRules(version, doubt)
    var isWhole = found.problems.isEmpty
    for file in found.scenarios where !file.isEvidence {
      let loaded = try ScenarioReader(world: world).read(file)
      guard let scenario = loaded.scenario else {
        world.say(loaded.rendered)
        isWhole = false
        continue
      }
      let run = Simulation(scenario, version, recipients: scenario.tracedRecipients)
      rules.add(run.lines, of: file.name)
    }
    return isWhole ? rules : nil
  }
}
