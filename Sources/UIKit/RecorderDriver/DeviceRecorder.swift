public import Foundation
import Scenarios
import UIKit

/// Records plans of `tabletrace recorder` on the device or simulator that runs the program.
@MainActor
public enum DeviceRecorder {
  /// Whether the user must do a part of a plan, for which the screen shows instructions.
  public static func needsHand(_ plan: Data) throws -> Bool {
    try JSONDecoder().decode(RecordingPlan.self, from: plan).needsHand
  }

  /// Runs a plan, and returns a log for `tabletrace compare` and `tabletrace import`.
  public static func log(ofPlan plan: Data) throws -> String {
    try log(ofPlan: plan, on: DeviceStage(), by: AskingHand())
  }

  /// Runs a plan on another stage, with another user, and returns its log.
  package static func log(
    ofPlan plan: Data,
    on stage: any Stage,
    by hand: any Hand
  ) throws -> String {
    let plan = try JSONDecoder().decode(RecordingPlan.self, from: plan)
    guard plan.version == RecordingPlan.form else { throw OtherForm(version: plan.version) }
    let run = PlanRun(plan, on: stage, by: hand)
    _ = run.run()
    let environment = ProcessInfo.processInfo.environment
    return RecordingFile.text(
      of: run,
      device: environment["SIMULATOR_DEVICE_NAME"] ?? UIDevice.current.model,
      system: "iOS \(UIDevice.current.systemVersion)"
    )
  }
}

/// The error for a plan in another format than this driver supports.
struct OtherForm: Error, CustomStringConvertible {
  /// The version of the plan's format.
  let version: Int

  var description: String {
    "the plan has format \(version), but this driver needs format \(RecordingPlan.form): "
      + "create both with the same 'tabletrace recorder'"
  }
}
