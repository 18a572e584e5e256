package import Project
package import Scenarios
import TableTrace

/// A scenario, and whether a device can record it.
package struct RecordableScenario {
  package let name: String
  /// The plan, or the part that a recording cannot reproduce.
  package let plan: Result<RecordingPlan, PlanGap>

  init(_ loaded: LoadedScenario, _ scenario: Scenario) {
    name = loaded.file.name
    do throws(PlanGap) {
      plan = .success(
        try PlanMaker.plan(of: scenario, name: loaded.file.name, digest: loaded.digest)
      )
    } catch {
      plan = .failure(error)
    }
  }

  /// How to record it, or why that is not possible.
  package var verdict: String {
    switch plan {
    case .success(let plan): plan.needsHand ? "with a finger" : "automatic"
    case .failure(let gap): "no: \(gap.reason)"
    }
  }

  /// Returns the named scenarios, or all of the library, or nil after error messages.
  package static func read(_ names: [String], in world: World) throws(FileError) -> [Self]? {
    let found = try ScenarioLibrary(files: world.files.readable).find(names)
    for problem in found.problems { world.complain(of: problem) }
    var scenarios: [Self] = []
    var isWhole = found.problems.isEmpty
    for file in found.scenarios {
      let loaded = try ScenarioReader(world: world).read(file)
      guard let scenario = loaded.scenario else {
        world.say(loaded.rendered)
        isWhole = false
        continue
      }
      scenarios.append(Self(loaded, scenario))
    }
    return isWhole ? scenarios : nil
  }
}
