package import RecordingPlans
package import Scenarios
import TableTrace

package struct PlanMaker {
  package let scenario: Scenario

  /// The plan of a scenario.
  ///
  /// - Throws: the first part that a plan cannot express.
  package static func plan(
    of scenario: Scenario,
    name: String,
    digest: String
  ) throws(PlanGap) -> RecordingPlan {
    try PlanMaker(scenario: scenario).plan(name: name, digest: digest)
  }

  private func plan(name: String, digest: String) throws(PlanGap) -> RecordingPlan {
    var plan = RecordingPlan(
      scenario: name,
      digest: digest,
      title: scenario.title,
      host: try host(),
      size: try size(),
      style: scenario.style.rawValue
    )
    guard scenario.contentSizeCategory == .large else { throw PlanGap(.textSize) }
    guard !scenario.putsOffToTimes || !scenario.steps.contains(where: \.setsInMotion) else {
      throw PlanGap(.time)
    }
    let sizing = scenario.selfSizing
    guard sizing.headers.isEmpty, sizing.footers.isEmpty else {
      throw PlanGap(.selfSizing)
    }
    plan.properties = try properties(scenario.properties)
    plan.data = try data()
    plan.cells = try cells()
    for recipient in Recipient.allCases {
      guard let script = scenario.clients[recipient] else { continue }
      plan.clients[recipient.rawValue] = try client(script, recipient)
    }
    for (name, script) in scenario.otherClients.sorted(by: { $0.key < $1.key }) {
      plan.otherClients[name] = try client(script, nil)
    }
    plan.controller = try controller()
    plan.trace = Recipient.allCases.filter(scenario.tracedRecipients.contains).map(\.rawValue)
    plan.state = scenario.initialState
    plan.steps = try steps(scenario.steps)
    return plan
  }

  private func host() throws(PlanGap) -> PlannedHost {
    let host = scenario.host
    guard host.presented == nil else { throw PlanGap(.host("a presentation")) }
    guard !host.hasLargeTitle else { throw PlanGap(.host("a large title")) }
    guard host.tableOrigin == "code" else { throw PlanGap(.host("a \(host.tableOrigin)")) }
    let owner: PlannedHost.Owner
    switch host.owner {
    case .viewController: owner = .viewController
    case .tableViewController: owner = .tableViewController
    case .detached: owner = .detached
    case .unknown: throw PlanGap(.host("a fixed number of re-queries"))
    case .triggers: throw PlanGap(.host("a list of triggers"))
    }
    return PlannedHost(
      owner: owner,
      isInNavigationController: host.isInNavigationController,
      clearsSelection: host.clearsSelection
    )
  }

  private func size() throws(PlanGap) -> PlannedSize {
    switch scenario.viewport {
    case .size(_, let scale) where scale != 2: throw PlanGap(.scale)
    case .size(let size, _): return PlannedSize(width: size.width, height: size.height)
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

  func properties(
    _ properties: [TableProperty],
    _ step: ScenarioStepPlace? = nil
  ) throws(PlanGap) -> [PlannedProperty] {
    var planned: [PlannedProperty] = []
    for property in properties where property.name != "style" {
      let isKnown = Self.knownProperties.contains(property.name)
      guard isKnown, let value = PlannedProperty.Value(property.value) else {
        throw PlanGap(.property(property.name), step)
      }
      planned.append(PlannedProperty(name: property.name, value: value))
    }
    return planned
  }

  private func data() throws(PlanGap) -> PlannedData {
    var data = PlannedData()
    data.sections = scenario.sections.map { PlannedSection($0) }
    data.showsContent = scenario.showsContent
    data.items = try items(scenario.items)
    data.selfSizing = scenario.selfSizing.rows.map {
      PlannedHeight(rows: PlannedPattern($0.pattern), height: $0.height)
    }
    return data
  }

  func items(_ items: [String: ItemDescription]) throws(PlanGap) -> [String: PlannedItem] {
    var planned: [String: PlannedItem] = [:]
    for (name, item) in items.sorted(by: { $0.key < $1.key }) {
      var new = PlannedItem()
      new.selfSizing = item.selfSizing
      new.cell = item.cell
      new.content = PlannedContent(item.content)
      for callback in Callback.allCases {
        guard let answers = item.answers[callback] else { continue }
        new.answers[callback.facts.key] = try self.answers(answers, to: callback)
      }
      planned[name] = new
    }
    return planned
  }

  private func cells() throws(PlanGap) -> [PlannedCell] {
    var planned: [PlannedCell] = []
    for cell in scenario.cells {
      guard cell.register != .nib else { throw PlanGap(.cell("nib")) }
      guard cell.accessory != .view else { throw PlanGap(.cell("accessory view")) }
      guard cell.updateConfiguration == nil, cell.configurationUpdateHandler == nil,
        !cell.prepareForReuse.contains(.after)
      else { throw PlanGap(.cell("configuration")) }
      var new = PlannedCell(
        identifier: cell.identifier,
        isRegistered: cell.register == .class,
        dequeue: PlannedCell.Dequeue(cell.dequeue),
        accessory: cell.accessory.rawValue
      )
      new.content = PlannedContent(cell.content)
      new.clears = cell.prepareForReuse.map(\.rawValue).sorted()
      new.rows = PlannedPattern(cell.rows)
      planned.append(new)
    }
    return planned + registeredByItems(besides: planned)
  }

  private func registeredByItems(besides cells: [PlannedCell]) -> [PlannedCell] {
    var known = Set(cells.map(\.identifier))
    let names = ([scenario.items.values.map { $0 }, scenario.itemUsage].joined()).compactMap(
      \.cell
    )
    return names.sorted().filter { known.insert($0).inserted }.map { name in
      PlannedCell(identifier: name, isRegistered: true, dequeue: .forIndexPath, accessory: "none")
    }
  }

  /// The methods of the controller that the driver's controllers report.
  private static let knownHooks: Set<ControllerHook> = [
    .viewDidLoad, .viewWillAppear, .viewDidAppear, .viewWillLayoutSubviews,
    .viewDidLayoutSubviews, .setEditing,
  ]

  private func controller() throws(PlanGap) -> [String: [PlannedReaction]] {
    var planned: [String: [PlannedReaction]] = [:]
    for hook in ControllerHook.allCases {
      guard let reactions = scenario.controller[hook] else { continue }
      guard Self.knownHooks.contains(hook) else { throw PlanGap(.controller(hook.rawValue)) }
      planned[hook.rawValue] = try self.reactions(reactions)
    }
    return planned
  }
}
