import TableTrace

extension Scenario {
  /// Whether any step checks something.
  var hasExpectations: Bool {
    steps.contains(where: \.hasExpectations)
  }

  /// The size of the table's bounds before the first step, in points.
  func tableSize(_ version: SystemVersion) -> Size {
    switch viewport {
    case .size(let size):
      return size
    case .device(let device):
      guard !version.isAtLeast(7), host.owner != .detached else { return device.screen }
      // Before iOS 7 a table lies between the bars, not under them.
      let height = device.screen.height - device.safeArea.top - navigationBarHeight
      return Size(width: device.screen.width, height: height)
    }
  }

  /// The inset that the bars of a device give the table.
  func barInset(_ version: SystemVersion) -> EdgeInsets {
    guard case .device(let device) = viewport, version.isAtLeast(7), host.owner != .detached else {
      return .zero
    }
    return EdgeInsets(
      top: device.safeArea.top + navigationBarHeight,
      left: 0,
      bottom: device.safeArea.bottom,
      right: 0
    )
  }

  /// The height of a navigation bar held upright, in points.
  private var navigationBarHeight: Double {
    host.isInNavigationController ? 44 : 0
  }
}

extension ScenarioStep {
  /// Whether the step or one inside it checks something.
  var hasExpectations: Bool {
    switch action {
    case .expect: true
    case .turn(let steps): steps.contains(where: \.hasExpectations)
    case .load, .appear, .disappear, .addToWindow, .removeFromSuperview, .setDataSource,
      .setDelegate, .layout, .layoutIfNeeded, .runLoop, .resize, .rotate, .memoryWarning,
      .setInsets, .reloadData, .set, .register, .query, .state, .model, .scroll,
      .reloadSectionIndexTitles, .finger:
      false
    }
  }

  /// Whether the step or one inside it expects an exception.
  func expectsException(_ exception: UIKitException) -> Bool {
    switch action {
    case .expect(let expectations):
      expectations.contains { expectation in
        guard case .raises(let text) = expectation else { return false }
        return "\(exception.name): \(exception.reason)".contains(text)
      }
    case .turn(let steps):
      steps.contains { $0.expectsException(exception) }
    case .load, .appear, .disappear, .addToWindow, .removeFromSuperview, .setDataSource,
      .setDelegate, .layout, .layoutIfNeeded, .runLoop, .resize, .rotate, .memoryWarning,
      .setInsets, .reloadData, .set, .register, .query, .state, .model, .scroll,
      .reloadSectionIndexTitles, .finger:
      false
    }
  }
}
