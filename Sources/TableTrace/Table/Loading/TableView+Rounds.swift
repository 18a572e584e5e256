/// Rounds: the table asks what it needs to know before it makes any cell.
extension TableView {
  /// Asks one round of a kind.
  ///
  /// A round of the number of sections alone is the doing of the `rule` that causes it.
  func perform(_ round: HostRound, rule: RuleID = .numberOfSections) throws(UIKitException) {
    switch round {
    case .none:
      return
    case .sections:
      _ = try askNumberOfSections(rule: rule)
    case .counts:
      loaded = .counts(try askCounts(sections: try askNumberOfSections()))
    case .geometry:
      try buildGeometry(sections: try askNumberOfSections())
    case .countsThenGeometry:
      let count = try askNumberOfSections()
      _ = try askCounts(sections: count)
      try buildGeometry(sections: count)
    }
  }

  /// Loads the counts if nothing is loaded, as a question of the app does.
  func loadIfNeeded() throws(UIKitException) {
    guard case .nothing = loaded else { return }
    owedRound = nil
    try perform(.geometry)
  }

  /// Builds the geometry if only counts are known.
  func loadGeometryIfNeeded() throws(UIKitException) {
    switch loaded {
    case .geometry: return
    case .nothing: try loadIfNeeded()
    case .counts: try perform(.geometry)
    }
  }

  func askNumberOfSections(
    rule: RuleID = .numberOfSections
  ) throws(UIKitException) -> Int {
    forgetOrigin()
    let answer = try askInteger(.numberOfSections, .none, rule: rule)
    let count = answer ?? 1
    countOrigins.noteSections(answer == nil ? .nobody : originOfAnswer)
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
    for section in profile.load.order.sections(count: count) {
      counts[section] = try askNumberOfRows(section)
    }
    return counts
  }

  private func askNumberOfRows(_ section: Int) throws(UIKitException) -> Int {
    forgetOrigin()
    let answer = try askInteger(.numberOfRowsInSection, .section(section), rule: .numberOfRows)
    let count = answer ?? 0
    countOrigins.noteRows(of: section, answer == nil ? .nobody : originOfAnswer)
    guard count < profile.load.rowLimit else {
      throw UIKitException.tooManyRows(count, section: section)
    }
    return max(0, count)
  }

  private func buildGeometry(sections count: Int) throws(UIKitException) {
    let keepsMeasured = !discardsCells
    if sections.count > count {
      sections.removeSubrange(count...)
    }
    while sections.count < count {
      sections.append(SectionState())
    }
    for section in profile.load.order.sections(count: count) {
      let state = try askSectionBlock(section, keepsMeasured: keepsMeasured)
      // A callback that reloads may have changed the number of sections meanwhile.
      guard section < sections.count else { continue }
      sections[section] = state
    }
    rebuildOffsets()
    loaded = .geometry
    hasNewGeometry = true
  }

  /// Header questions, footer questions, the number of rows, then heights or estimates of rows.
  ///
  /// Unless the table reloads, what has been measured stays measured.
  private func askSectionBlock(
    _ section: Int,
    keepsMeasured: Bool
  ) throws(UIKitException) -> SectionState {
    var old = keepsMeasured && section < sections.count ? sections[section] : nil
    var storage = PrefixSums()
    if old?.rows.isEstimated != true, section < sections.count {
      // Exact heights are asked again, into the memory of the old ones, which nobody else may hold.
      old?.rows = RowHeights(count: 0, height: 0, isEstimate: false)
      storage = sections[section].rows.takeStorage()
    }
    var state = try askSection(section, storage: &storage)
    if let old {
      state.adoptMeasured(old)
    }
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

  private func forgetOrigin() {
    lineOfAnswer = nil
    placeOfAnswer = nil
  }

  /// Where the answer that came last comes from.
  private var originOfAnswer: EventOrigin {
    EventOrigin(traceLine: lineOfAnswer, scriptLine: placeOfAnswer ?? placeInScript)
  }

  func rebuildOffsets() {
    offsets = SectionOffsets(heights: sections.indices.map { outerHeight(of: $0) })
    hasSectionEnds = sections.contains { section in
      SectionEnd.allCases.contains { section[$0].height > 0 || section[$0].isEstimate }
    }
    hasEstimates = sections.contains { section in
      section.rows.isEstimated || section.header.isEstimate || section.footer.isEstimate
    }
  }
}
