/// Scenarios that a device can record, and whose trace the simulated table of this package does not give
/// to code that is written against UIKit's names.
enum SimulatedDifference {
  private static let insideViewDidLoad =
    "SimulatedUIKit asks after viewDidLoad has returned, and not inside it"
  private static let queued =
    "SimulatedUIKit lets nothing that is queued run before the selection of a touch"

  /// The reasons, by the names of the scenarios.
  static let all: [String: String] = [
    "claims/queued-work-before-the-selection": queued,
    "claims/selection-after-a-reload-in-its-turn": queued,
    "editing/edit-button-while-swiped":
      "SimulatedUIKit closes an open row inside the controller's setEditing, and not before it",
    "load/three-rounds": insideViewDidLoad,
    "recorded/load2-23": insideViewDidLoad,
    "recorded/r3-23": insideViewDidLoad,
    "reload/reload-in-view-will-appear": insideViewDidLoad,
  ]
}
