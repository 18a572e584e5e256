import TableTrace

extension Scenario {
  /// Whether any step checks something, including steps in callbacks.
  var hasExpectations: Bool {
    steps.contains(where: \.hasExpectations) || reactions.contains(where: \.hasExpectations)
  }

  /// Whether the app does something in any callback.
  var hasReactions: Bool { !reactions.isEmpty }

  /// Whether anything is deferred by a time.
  package var putsOffToTimes: Bool { reactions.contains(where: \.putsOffToTimes) }

  /// The reactions of callbacks, controller methods and swipe actions.
  private var reactions: [Reaction] {
    let callbacks = (Array(clients.values) + Array(otherClients.values)).flatMap(\.callbacks)
    let answers = callbacks.map(\.answers) + itemUsage.flatMap { $0.answers.values }
    return callbacks.flatMap(\.reactions) + controller.values.flatMap { $0 }
      + answers.flatMap(\.reactions)
  }

  /// Returns the size of the table's bounds in points, for a device in portrait or landscape.
  func tableSize(_ profile: Profile, isLandscape: Bool = false) -> Size {
    switch viewport {
    case .size(let size, _):
      return size
    case .device(let device):
      var size = device.screen
      if isLandscape {
        size = Size(width: size.height, height: size.width)
      }
      guard profile[HostRules.bars] == .besideTable, host.owner != .detached else { return size }
      size.height -= device.safeArea.top + barHeight(profile, isLandscape: isLandscape)
      return size
    }
  }

  /// Returns the inset by the bars of a device, or nil if no bars are simulated.
  func barInset(_ profile: Profile, isLandscape: Bool = false) -> EdgeInsets? {
    guard case .device(let device) = viewport, profile[HostRules.bars] == .overTable,
      host.owner != .detached
    else { return nil }
    let safeArea = isLandscape ? device.landscapeSafeArea ?? .zero : device.safeArea
    return EdgeInsets(
      top: safeArea.top + barHeight(profile, isLandscape: isLandscape)
        + (host.hasLargeTitle && !isLandscape ? profile[HostRules.largeTitle] : 0),
      left: safeArea.left,
      bottom: safeArea.bottom,
      right: safeArea.right
    )
  }

  /// Returns the rules of the inset by the bars of a device, or empty if there is none.
  func barRules(_ profile: Profile, isLandscape: Bool) -> [RuleID] {
    guard case .device(let device) = viewport, barInset(profile) != nil else { return [] }
    var used = [RuleID.bars]
    if host.isInNavigationController {
      let isPlain = device.safeArea.top == Self.statusBarHeight && !isLandscape
      used.append(device.isPad ? .padBar : isPlain ? .barHeights : .otherBarHeights)
    }
    if host.hasLargeTitle, !isLandscape { used.append(.largeTitle) }
    return used
  }

  /// The height of the status bar of a phone without a notch, in points.
  private static let statusBarHeight = 20.0

  /// Returns the insets that a navigation controller sets on the table of a plain view controller,
  /// in order.
  ///
  /// Empty if the table has its inset from the start.
  func automaticInsets(_ profile: Profile) -> [EdgeInsets] {
    guard profile[HostRules.automaticInset] == .beforeLayout, host.owner == .viewController,
      host.isInNavigationController, let both = barInset(profile)
    else { return [] }
    var statusBar = both
    statusBar.top -= barHeight(profile, isLandscape: false)
    return [statusBar, both]
  }

  /// Returns the height of the navigation bar without a large title, in points.
  private func barHeight(_ profile: Profile, isLandscape: Bool) -> Double {
    guard host.isInNavigationController else { return 0 }
    if case .device(let device) = viewport, device.isPad { return profile[HostRules.padBar] }
    return isLandscape ? 32 : 44
  }
}

extension ScenarioStep {
  /// Whether the step or one inside it checks something.
  var hasExpectations: Bool {
    !expectations.isEmpty || inner.contains(where: \.hasExpectations)
  }

  /// The exceptions that the step, or a step inside it, expects to end the run.
  var expectedExceptions: [ExpectedException] {
    let own = expectations.compactMap { expectation -> ExpectedException? in
      guard case .raises(let text) = expectation else { return nil }
      return ExpectedException(text: text, line: line)
    }
    return own + inner.flatMap(\.expectedExceptions)
  }

  private var expectations: [Expectation] {
    if case .expect(let expectations) = action { expectations } else { [] }
  }
}

extension ScriptedAnswers {
  /// The reactions of swipe actions, or empty for other answers.
  fileprivate var reactions: [Reaction] {
    guard case .actions(let list) = self else { return [] }
    return list.values.flatMap { answer -> [Reaction] in
      if case .actions(let list) = answer { list.actions.flatMap(\.reactions) } else { [] }
    }
  }
}

extension Reaction {
  /// Whether the reaction checks something, now or in a later turn.
  fileprivate var hasExpectations: Bool {
    actions.contains { action in
      switch action {
      case .step(let step): step.hasExpectations
      case .later(let steps), .after(_, _, let steps): steps.contains(where: \.hasExpectations)
      case .note, .state, .raise: false
      }
    }
  }

  /// Whether the reaction defers steps by a time.
  fileprivate var putsOffToTimes: Bool {
    actions.contains { if case .after = $0 { true } else { false } }
  }
}

/// A text that the name or reason of an exception must contain, and the line that expects it.
struct ExpectedException {
  var text: String
  var line: Int

  func matches(_ exception: UIKitException) -> Bool {
    "\(exception.name): \(exception.reason)".contains(text)
  }
}
