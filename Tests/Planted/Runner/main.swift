import Foundation
import RecorderDriver
import Scenarios
import SimulatedUIKit
import TableTrace
import UIKit

// Carries out plans on the simulated table, under a few releases, and prints the logs.
for path in CommandLine.arguments.dropFirst() {
  let data = try Data(contentsOf: URL(fileURLWithPath: path))
  let plan = try JSONDecoder().decode(RecordingPlan.self, from: data)
  for version in [SystemVersion.iOS(9), .iOS(12), .iOS(17), .iOS(26)] {
    print("== \(plan.name), \(version)")
    Simulation.$version.withValue(version) {
      Simulation.$screenSize.withValue(plan.size) {
        for line in PlanRun(plan, on: SimulatedStage(), by: SimulatedHand()).run() { print(line) }
      }
    }
  }
}
