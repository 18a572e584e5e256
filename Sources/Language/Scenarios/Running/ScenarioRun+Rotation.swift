import TableTrace

/// Rotates the device.
extension ScenarioRun {
  /// Notifies the controller of its new size, and of its size classes if they change.
  private func announceRotation() throws(UIKitException) {
    guard table.profile[ControllerRules.sizeTransition], scenario.host.owner != .detached else {
      return
    }
    var size = table.size
    var classes: [[String]] = []
    switch scenario.viewport {
    case .size: size = Size(width: size.height, height: size.width)
    case .device(let device):
      size = scenario.tableSize(table.profile, isLandscape: isLandscape)
      classes = [!isLandscape, isLandscape].map { device.sizeClasses(isLandscape: $0) }
    }
    try run(.viewWillTransition, .words([TraceFormat.size(size)]), rule: .sizeTransition)
    guard let now = classes.last, now != classes.first else { return }
    try run(.traitCollectionDidChange, .words(now), rule: .traitChange)
  }

  /// Rotates the device with its bars and bounds, or only the bounds without a device.
  func rotate() throws(UIKitException) {
    isLandscape.toggle()
    try announceRotation()
    table.isUnderLargeTitle = scenario.host.hasLargeTitle && !isLandscape
    switch scenario.viewport {
    case .size:
      try table.resize(to: Size(width: table.size.height, height: table.size.width))
    case .device:
      let profile = table.profile
      try table.resize(to: scenario.tableSize(profile, isLandscape: isLandscape))
      guard let inset = scenario.barInset(profile, isLandscape: isLandscape) else { return }
      try setBars(inset)
    }
  }
}
