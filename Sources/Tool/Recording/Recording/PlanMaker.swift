package import Scenarios
import TableTrace

/// Makes a recording plan of a scenario, if the driver can record all of it.
package struct PlanMaker {
  let scenario: Scenario

  /// Returns the plan of a scenario.
  ///
  /// - Throws: the first part that the driver cannot record.
  package static func plan(
    of scenario: Scenario,
    name: String,
    digest: String
  ) throws(PlanGap) -> RecordingPlan {
    try PlanMaker(scenario: scenario).check()
    return RecordingPlan(name: name, digest: digest, scenario: scenario)
  }

  private func check() throws(PlanGap) {
    try checkHost()
    try checkViewport()
    guard scenario.contentSizeCategory == .large else { throw PlanGap(.textSize) }
    guard !scenario.putsOffToTimes || !scenario.steps.contains(where: \.setsInMotion) else {
      throw PlanGap(.time)
    }
    let sizing = scenario.selfSizing
    guard sizing.headers.isEmpty, sizing.footers.isEmpty else { throw PlanGap(.selfSizing) }
    try check(scenario.properties)
    try check(scenario.items)
    try checkCells()
    for recipient in Recipient.allCases {
      guard let script = scenario.clients[recipient] else { continue }
      guard Self.knownRecipients.contains(recipient) else {
        throw PlanGap(.client(recipient.rawValue))
      }
      try check(script)
    }
    for (_, script) in scenario.otherClients.sorted(by: { $0.key < $1.key }) { try check(script) }
    try checkController()
    try check(scenario.steps)
  }

  private func checkHost() throws(PlanGap) {
    let host = scenario.host
    guard host.presented == nil else { throw PlanGap(.host("a presentation")) }
    guard !host.hasLargeTitle else { throw PlanGap(.host("a large title")) }
    guard host.tableOrigin == "code" else { throw PlanGap(.host("a \(host.tableOrigin)")) }
    switch host.owner {
    case .viewController, .tableViewController, .detached: return
    case .unknown: throw PlanGap(.host("'rounds' (no real view controller)"))
    case .triggers: throw PlanGap(.host("a list of triggers"))
    }
  }

  private func checkViewport() throws(PlanGap) {
    switch scenario.viewport {
    case .size(_, let scale) where scale != 2: throw PlanGap(.scale)
    case .size: return
    case .device: throw PlanGap(.device)
    }
  }

  private static let knownProperties: Set<String> = [
    "style", "rowHeight", "sectionHeaderHeight", "sectionFooterHeight", "estimatedRowHeight",
    "estimatedSectionHeaderHeight", "estimatedSectionFooterHeight", "sectionHeaderTopPadding",
    "tableHeaderView", "tableFooterView", "contentInset", "contentOffset", "isEditing",
    "sectionIndexMinimumDisplayRowCount", "isPrefetchingEnabled", "allowsSelection",
    "allowsSelectionDuringEditing", "allowsMultipleSelection",
    "allowsMultipleSelectionDuringEditing", "bounces", "isScrollEnabled", "scrollsToTop",
  ]

  func check(
    _ properties: [TableProperty],
    _ step: ScenarioStep? = nil
  ) throws(PlanGap) {
    for property in properties where !Self.knownProperties.contains(property.name) {
      throw PlanGap(.property(property.name), step)
    }
  }

  func check(_ items: [String: ItemDescription]) throws(PlanGap) {
    for (_, item) in items.sorted(by: { $0.key < $1.key }) {
      for callback in Callback.allCases {
        guard let answers = item.answers[callback] else { continue }
        try check(answers, to: callback)
      }
    }
  }

  private func checkCells() throws(PlanGap) {
    for cell in scenario.cells {
      guard cell.register != .nib else { throw PlanGap(.cell("nib")) }
      guard cell.accessory != .view else { throw PlanGap(.cell("accessory view")) }
      guard cell.updateConfiguration == nil, cell.configurationUpdateHandler == nil,
        !cell.prepareForReuse.contains(.after)
      else { throw PlanGap(.cell("configuration")) }
    }
  }

  /// The methods of the controller that the driver's controllers report.
  private static let knownHooks: Set<ControllerHook> = [
    .viewDidLoad, .viewWillAppear, .viewDidAppear, .viewWillLayoutSubviews,
    .viewDidLayoutSubviews, .setEditing,
  ]

  private func checkController() throws(PlanGap) {
    for hook in ControllerHook.allCases {
      guard let reactions = scenario.controller[hook] else { continue }
      guard Self.knownHooks.contains(hook) else { throw PlanGap(.controller(hook.rawValue)) }
      try check(reactions)
    }
  }
}
