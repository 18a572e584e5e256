import Foundation
import RecordingPlans

/// A recording as a file that `tabletrace compare` and `tabletrace import` read.
@MainActor
package enum RecordingFile {
  /// The methods of cells that ``RecordingCell`` prints.
  private static let cellMethods = [
    "prepareForReuse", "layoutSubviews", "setSelected(_:animated:)",
    "setHighlighted(_:animated:)", "setEditing", "willTransition(to:)", "didTransition(to:)",
  ]

  /// The methods of controllers that have arguments, by their short names.
  private static let controllerMethods = [
    "setEditing": "setEditing(_:animated:)", "viewWillAppear": "viewWillAppear(_:)",
    "viewDidAppear": "viewDidAppear(_:)",
  ]

  /// The text of a run that has ended, with the device and the system, such as `iOS 17.5`.
  package static func text(of run: PlanRun, device: String, system: String) -> String {
    let plan = run.plan
    let header = [
      "source: recorded by tabletrace's driver",
      "os: \(system)",
      "prints: \(prints(plan).joined(separator: ", "))",
      "arguments: printed",
      "extent: complete",
      "nesting: indented",
      "scenario: \(plan.scenario)",
      "digest: \(plan.digest)",
      "device: \(device)",
    ]
    return (header + [""] + run.log.fileLines).map { $0 + "\n" }.joined()
  }

  private static func prints(_ plan: RecordingPlan) -> [String] {
    let clients = plan.clients.values.map { $0 } + plan.otherClients.values.map { $0 }
    let callbacks = clients.flatMap(\.callbacks).filter { plan.trace.contains($0.recipient) }
    var names = Set(callbacks.map(\.key)).sorted()
    if plan.trace.contains("cellProvider") { names.append("cellProvider") }
    if plan.trace.contains("controller") {
      names += plan.controller.keys.sorted().map { controllerMethods[$0] ?? $0 }
    }
    if plan.trace.contains("cell") { names += cellMethods }
    return names
  }
}
