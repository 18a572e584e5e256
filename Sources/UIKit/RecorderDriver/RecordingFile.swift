import Foundation
import Scenarios
import TableTrace

/// Writes a recording in the form that `tabletrace compare` and `tabletrace import` read.
@MainActor
package enum RecordingFile {
  /// The methods of cells that ``RecordingCell`` prints.
  private static let cellMethods = [
    "prepareForReuse", "layoutSubviews", "setSelected(_:animated:)",
    "setHighlighted(_:animated:)", "setEditing", "willTransition(to:)", "didTransition(to:)",
  ]

  /// Returns the text of a finished run, with names such as `iOS 17.5`.
  package static func text(of run: PlanRun, device: String, system: String) -> String {
    let plan = run.plan
    let header = [
      "source: recorded by tabletrace's driver",
      "os: \(system)",
      "prints: \(prints(run).joined(separator: ", "))",
      "arguments: printed",
      "extent: complete",
      "nesting: indented",
      "scenario: \(plan.name)",
      "digest: \(plan.digest)",
      "device: \(device)",
    ]
    return (header + [""] + run.log.fileLines).map { $0 + "\n" }.joined()
  }

  private static func prints(_ run: PlanRun) -> [String] {
    let traced = run.traced
    var names = run.scenario.callbacks.map(\.facts).filter { traced.contains($0.recipient) }
      .map(\.key).sorted()
    if traced.contains(.cellProvider) { names.append("cellProvider") }
    if traced.contains(.controller) {
      let hooks = run.scenario.controller.keys.sorted { $0.rawValue < $1.rawValue }
      // A method without arguments is written with its short name.
      names += hooks.map { $0.name(.swift).hasSuffix("()") ? $0.rawValue : $0.name(.swift) }
    }
    if traced.contains(.cell) { names += cellMethods }
    return names
  }
}
