import TableTrace

/// Runs the methods of the controller, and the events of the window.
extension ScenarioRun {
  /// Sets the table's properties and clients, then runs the host's events in order.
  func load(_ step: ScenarioStep) throws(UIKitException) {
    guard !hasLoaded else {
      return fail(step, expected: "one 'load' step", found: "a second one")
    }
    hasLoaded = true
    try prepareTable()
    let (events, rule) = hostEvents()
    var insets = scenario.automaticInsets(table.profile)
    for event in events {
      if event == .hook(.viewWillLayoutSubviews) {
        for inset in insets { try moveInset(to: inset) }
        insets = []
      }
      switch event {
      case .hook(let hook):
        sink.entered(rule)
        sink.entered(hook.isOfLayout && rule != .writtenTriggers ? .controllerLayoutTimes : nil)
        defer {
          sink.left()
          sink.left()
        }
        try run(hook)
      case .viewDidLoad(let requery):
        sink.entered(rule)
        defer { sink.left() }
        try run(.viewDidLoad, .none, rule: .controllerLoads) { () throws(UIKitException) in
          try table.trigger(.setUp, requery, rule: rule)
        }
      case .trigger(let phase, let requery): try table.trigger(phase, requery, rule: rule)
      }
    }
  }

  /// Sets properties, registrations and clients before any event.
  private func prepareTable() throws(UIKitException) {
    var properties = table.properties
    let startsWithInset = scenario.automaticInsets(table.profile).isEmpty
    let inset = startsWithInset ? scenario.barInset(table.profile) : nil
    if table.profile[ControllerRules.safeArea], let adjusts = scenario.properties.adjustsToSafeArea
    {
      edges.adjustsToSafeArea = adjusts
    }
    edges.safeArea = inset ?? .zero
    apply(scenario.properties, to: &properties)
    properties.contentInset = adjusted(properties.contentInset)
    table.adopt(properties)
    if let editing = scenario.properties.isEditing {
      try table.setEditing(editing, animated: false)
    }
    if let offset = scenario.properties.contentOffset {
      try table.setContentOffset(offset)
    }
    registerCells()
    table.fittingHeights = fittingHeights()
    table.refreshAction = { [unowned self] () throws(UIKitException) in
      try run(.refreshControlValueChanged, .none, rule: .refreshPull)
    }
    setDataSource(scenario.clients[.dataSource].map { client($0) })
    table.delegate = scenario.clients[.delegate].map { client($0) }
    table.prefetchDataSource = scenario.clients[.prefetchDataSource].map { client($0) }
    table.dragDelegate = scenario.clients[.dragDelegate].map { client($0) }
    table.dropDelegate = scenario.clients[.dropDelegate].map { client($0) }
    if scenario.host.owner == .tableViewController {
      table.controllerSetsEditing = { [unowned self] editing throws(UIKitException) in
        try run(.setEditing, .words(["\(editing)", "true"]), rule: .swipeController)
      }
    }
    if writtenTriggers?.contains(where: { $0.phase == .window }) == false { table.joinWindow() }
  }

  /// The triggers that the scenario lists, or that follow from its number of re-queries.
  private var writtenTriggers: [HostDescription.Trigger]? {
    switch scenario.host.owner {
    case .unknown(let requeries): .requeries(requeries)
    case .triggers(let triggers): triggers
    case .viewController, .tableViewController, .detached: nil
    }
  }

  private func hostEvents() -> ([HostEvent], RuleID) {
    let host = scenario.host
    let profile = table.profile
    switch host.owner {
    case .detached: return (profile[HostRules.detached], .detached)
    case .unknown, .triggers: return (written(writtenTriggers ?? []), .writtenTriggers)
    case .viewController where host.tableOrigin == "storyboard":
      return profile.events(of: .viewControllerFromStoryboard)
    case .viewController: return profile.events(of: .viewController)
    case .tableViewController where host.presented != nil:
      return profile.events(of: .tableViewControllerPresented)
    case .tableViewController where host.isInNavigationController:
      return profile.events(of: .tableViewControllerInNavigation)
    case .tableViewController: return profile.events(of: .tableViewController)
    }
  }

  /// The listed triggers, with the controller's methods at their places.
  private func written(_ triggers: [HostDescription.Trigger]) -> [HostEvent] {
    let requery = table.profile[HostRules.writtenTriggers]
    var events = triggers.flatMap { trigger -> [HostEvent] in
      let event = HostEvent.trigger(trigger.phase, trigger.requery ?? requery)
      guard trigger.phase == .layout else { return [event] }
      return [.hook(.viewWillLayoutSubviews), .hook(.viewDidLayoutSubviews), event]
    }
    let setUp = events.firstIndex { event in
      if case .trigger(.setUp, _) = event { true } else { false }
    }
    let appearing = setUp.map { $0 + 1 } ?? 0
    events.insert(.hook(.viewWillAppear), at: appearing)
    events.insert(.hook(.viewDidLoad), at: 0)
    let layout = events.firstIndex(of: .hook(.viewWillLayoutSubviews))
    events.insert(contentsOf: HostRules.entering, at: layout ?? events.endIndex)
    events.append(.hook(.viewDidAppear))
    return events
  }

  /// Lets the controller's view appear again after it disappeared.
  func appear(_ step: ScenarioStep) throws(UIKitException) {
    guard hasDisappeared else {
      return fail(step, expected: "a view that has disappeared", found: "a view on the screen")
    }
    hasDisappeared = false
    if scenario.host.owner == .tableViewController, scenario.host.clearsSelection {
      table.clearSelectionOnAppearing()
    }
    sink.entered(.appearsAgain)
    defer { sink.left() }
    try run(.viewWillAppear)
    try table.returnToWindow()
    try run(.viewIsAppearing)
    try layOut()
    try run(.viewDidAppear)
  }

  /// Runs a pending layout of the window, with the controller's methods around it.
  func layOut() throws(UIKitException) {
    guard table.isLayoutPending else { return }
    guard scenario.host.owner == .tableViewController else { return try table.layoutIfNeeded() }
    try run(.viewWillLayoutSubviews)
    try table.layoutIfNeeded()
    try run(.viewDidLayoutSubviews)
  }

  /// Lets the controller's view disappear with the table.
  func disappear(_ step: ScenarioStep) throws(UIKitException) {
    guard !hasDisappeared else {
      return fail(step, expected: "a view on the screen", found: "a view that has disappeared")
    }
    hasDisappeared = true
    try run(.viewWillDisappear)
    try table.removeFromWindow()
    try run(.viewDidDisappear)
  }

  /// Runs a method of the controller with its reactions, without a trace if it is not listed.
  func run(_ hook: ControllerHook) throws(UIKitException) {
    switch hook {
    case .viewSafeAreaInsetsDidChange:
      guard table.profile[ControllerRules.safeArea], edges.safeArea != .zero else { return }
      try run(hook, .none, rule: .safeArea)
    case .viewIsAppearing:
      guard table.profile[ControllerRules.isAppearing] else { return }
      try run(hook, .flag(scenario.host.presented != nil), rule: .isAppearing)
    case .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear:
      try run(hook, .flag(scenario.host.presented != nil), rule: .controllerLifeCycle)
    case .viewWillLayoutSubviews, .viewDidLayoutSubviews:
      try run(hook, .none, rule: .controllerLayouts)
    case .viewDidLoad:
      try run(hook, .none, rule: .controllerLoads)
    case .setEditing, .viewWillTransition, .traitCollectionDidChange, .keyboardWillShow,
      .keyboardWillHide,
      .refreshControlValueChanged:
      try run(hook, .none, rule: .controllerLifeCycle)
    }
  }

  /// Runs a method of the controller, including what its class does inside.
  func run(
    _ hook: ControllerHook,
    _ arguments: Arguments,
    rule: RuleID,
    inside inherited: () throws(UIKitException) -> Void = {}
  ) throws(UIKitException) {
    guard let reactions = controller[hook] else { return try inherited() }
    let call = Call(.controller(hook), arguments, rule: rule)
    guard openHooks < TableView.callLimit else { throw .endlessHooks(hook) }
    openHooks += 1
    defer { openHooks -= 1 }
    sink.called(call)
    try react(reactions, to: call)
    try inherited()
    sink.returned(.void)
  }
}

extension ControllerHook {
  /// Whether the method is called before or after a layout of the controller's view.
  fileprivate var isOfLayout: Bool {
    self == .viewWillLayoutSubviews || self == .viewDidLayoutSubviews
  }
}

extension UIKitException {
  /// Returns the exception for a controller whose methods call each other endlessly.
  static func endlessHooks(_ hook: ControllerHook) -> UIKitException {
    UIKitException(
      name: "EXC_BAD_ACCESS",
      reason: "the controller's methods call each other endlessly and overflow the stack",
      rule: .controllerLifeCycle,
      arithmetic: ["\(TableView.callLimit) calls are open, the last one is \(hook.name(.swift))"]
    )
  }
}

extension [HostDescription.Trigger] {
  /// Triggers for a number of re-queries whose real causes are unknown.
  fileprivate static func requeries(_ count: Int) -> Self {
    let first: [Phase] =
      [.setUp, .window] + Array<Phase>(repeating: .frame, count: Swift.max(0, count - 3))
    let phases = first.prefix(count - 1) + [.layout]
    return phases.map { HostDescription.Trigger(phase: $0, requery: nil) }
  }
}
