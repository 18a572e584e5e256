/// Rounds: the table asks what it needs to know before it makes any cell.
extension TableView {
  /// Asks one round of a kind, under the rule that causes it.
  ///
  /// A round of the number of sections alone is the doing of that rule; nil is a layout's own.
  func askRound(_ round: HostRound, by cause: RuleID?) throws(UIKitException) {
    sink.entered(cause)
    defer { sink.left() }
    switch round {
    case .none:
      return
    case .sections:
      _ = try askNumberOfSections(rule: cause ?? .numberOfSections)
    case .counts:
      content.loaded = .counts(try askCounts(sections: try askNumberOfSections()))
    case .geometry:
      try buildGeometry(sections: try askNumberOfSections())
    case .countsThenGeometry:
      let count = try askNumberOfSections()
      _ = try askCounts(sections: count)
      try buildGeometry(sections: count)
    }
  }

  /// Loads the counts if nothing is loaded, as a question of the app does.
  func loadIfNeeded(by cause: RuleID? = .queryLoads) throws(UIKitException) {
    guard content.isEmpty else { return }
    _ = pending.takeRound()
    try askRound(.geometry, by: cause)
  }

  /// Builds the geometry if only counts are known.
  func loadGeometryIfNeeded(by cause: RuleID? = .queryLoads) throws(UIKitException) {
    switch content.loaded {
    case .geometry: return
    case .nothing: try loadIfNeeded(by: cause)
    case .counts: try askRound(.geometry, by: cause)
    }
  }

  /// Asks the geometry again and forgets the heights that were measured.
  func forgetMeasured() throws(UIKitException) {
    try buildGeometry(sections: try askNumberOfSections(), keepsMeasured: false)
    pending.need(.windowLoss)
  }

  func askNumberOfSections(
    rule: RuleID = .numberOfSections
  ) throws(UIKitException) -> Int {
    origins.forgetAnswer()
    let answer = try askInteger(.numberOfSections, .none, rule: rule)
    let count = answer ?? 1
    origins.noteSections(answer)
    guard count <= profile.changes.simulationLimit.sections else {
      throw UIKitException.simulationLimit(
        "\(count) sections",
        most: profile.changes.simulationLimit.sections
      )
    }
    return max(0, count)
  }

  private func askCounts(sections count: Int) throws(UIKitException) -> [Int] {
    var counts = Array(repeating: 0, count: count)
    sink.entered(count > 1 ? .sectionOrder : nil)
    defer { sink.left() }
    for section in profile.load.order.sections(count: count) {
      counts[section] = try askNumberOfRows(section)
    }
    return counts
  }

  private func askNumberOfRows(_ section: Int) throws(UIKitException) -> Int {
    origins.forgetAnswer()
    let answer = try askInteger(.numberOfRowsInSection, .section(section), rule: .numberOfRows)
    let count = answer ?? 0
    origins.noteRows(of: section, answer)
    guard count < profile.load.rowLimit else {
      throw UIKitException.tooManyRows(count, section: section)
    }
    return max(0, count)
  }

  private func buildGeometry(
    sections count: Int,
    keepsMeasured: Bool? = nil
  ) throws(UIKitException) {
    let keepsMeasured = keepsMeasured ?? !pending.discardsCells
    if !keepsMeasured { forgetHeightRules() }
    content.begin(sections: count)
    sink.entered(count > 1 ? .sectionOrder : nil)
    defer { sink.left() }
    for section in profile.load.order.sections(count: count) {
      let state = try askSectionBlock(section, keepsMeasured: keepsMeasured)
      // A callback that reloads may have changed the number of sections meanwhile.
      guard section < content.sections.count else { continue }
      content.fill(section, with: state)
    }
    content.rebuild()
    content.loaded = .geometry
    pending.roundAsked()
  }

  /// Header questions, footer questions, the number of rows, then heights or estimates of rows.
  ///
  /// Unless the table reloads, what has been measured stays measured.
  private func askSectionBlock(
    _ section: Int,
    keepsMeasured: Bool
  ) throws(UIKitException) -> SectionState {
    var storage = PrefixSums()
    guard keepsMeasured, section < content.sections.count, content.sections[section].isEstimated
    else {
      if section < content.sections.count { storage = content.takeHeights(of: section) }
      return try askSection(section, storage: &storage)
    }
    var old = content.sections[section]
    if !old.rows.isEstimated {
      // Exact heights are asked again, into the memory of the old ones, which nobody else may hold.
      old.rows = RowHeights(count: 0, height: 0, isEstimate: false)
      storage = content.takeHeights(of: section)
    }
    var state = try askSection(section, storage: &storage)
    state.adoptMeasured(&old)
    return state
  }

  /// What a round asks about one section, in its order.
  func askSection(
    _ section: Int,
    storage: inout PrefixSums
  ) throws(UIKitException) -> SectionState {
    var state = SectionState()
    state.header = try askSectionEnd(.header, section)
    state.footer = try askSectionEnd(.footer, section)
    let count = try askNumberOfRows(section)
    state.rows = try askRows(section, count: count, storage: &storage)
    return state
  }
}
