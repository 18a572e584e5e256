public import Foundation
import Scenarios
import UIKit

/// Records plans of `tabletrace recorder` on the device or simulator that runs the program.
@MainActor
public enum DeviceRecorder {
  /// Whether a hand has to do a part of a plan, for which the screen shows a request.
  public static func needsHand(_ plan: Data) throws -> Bool {
    try JSONDecoder().decode(RecordingPlan.self, from: plan).needsHand
  }

  /// Carries out a plan, and answers the log that `tabletrace compare` and `tabletrace import` read.
  public static func log(ofPlan plan: Data) throws -> String {
    try log(ofPlan: plan, on: DeviceStage(), by: AskingHand())
  }

  /// The same on another stage, by another hand.
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

/// A plan of another form than this driver carries out.
struct OtherForm: Error, CustomStringConvertible {
  /// The version of its form.
  let version: Int

  var description: String {
    "the plan has format \(version), but this driver needs format \(RecordingPlan.form): "
      + "create both with the same 'tabletrace recorder'"
  }
}
