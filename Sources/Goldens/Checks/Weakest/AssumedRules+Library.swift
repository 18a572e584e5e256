package import Project
import Scenarios
package import TableTrace

extension AssumedRules {
  /// The folders of the library whose scenarios are evidence themselves.
  private static let evidence = ["claims/", "lists/", "recorded/"]

  /// Runs every scenario below `Scenarios`, but for the evidence; nil when one cannot be read, which
  /// the world is told.
  package static func ofLibrary(_ version: SystemVersion, in world: World) throws(FileError)
    -> Self?
  {
    let found = try ScenarioLibrary(files: world.files.readable).find([])
    for problem in found.problems { world.complain(of: problem) }
    var rules = AssumedRules(version)
    var isWhole = found.problems.isEmpty
    for file in found.scenarios where !evidence.contains(where: file.name.hasPrefix) {
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
