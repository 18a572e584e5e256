/// Re-queries: the queries for counts and heights before the table creates cells.
extension TableView {
  /// Makes a re-query under the rule that causes it.
  ///
  /// `cause` is nil if the layout itself causes the re-query.
  func makeRequery(_ requery: HostRequery, by cause: RuleID?) throws(UIKitException) {
    sink.entered(cause)
    defer { sink.left() }
    switch requery {
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

  /// Loads the counts if nothing is loaded, as a query from the app does.
  func loadIfNeeded(by cause: RuleID? = .queryLoads) throws(UIKitException) {
    guard content.isEmpty else { return }
    _ = pending.takeRequery()
    try makeRequery(.geometry, by: cause)
  }

  /// Loads the heights if only counts are loaded.
  func loadGeometryIfNeeded(by cause: RuleID? = .rectQueryLoads) throws(UIKitException) {
    switch content.loaded {
    case .geometry: return
    case .nothing: try loadIfNeeded(by: cause)
    case .counts: try makeRequery(.geometry, by: cause)
    }
  }

  /// Queries all heights again and forgets measured heights.
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
    guard count <= profile[ChangeRules.simulationLimit].sections else {
      throw UIKitException.simulationLimit(
        "sections",
        count: count,
        most: profile[ChangeRules.simulationLimit].sections
      )
    }
    return max(0, count)
  }

  private func askCounts(sections count: Int) throws(UIKitException) -> [Int] {
    var counts = Array(repeating: 0, count: count)
    sink.entered(count > 1 ? .sectionOrder : nil)
    defer { sink.left() }
    for section in profile[LoadRules.sectionOrder].sections(count: count) {
      counts[section] = try askNumberOfRows(section)
    }
    return counts
  }

  private func askNumberOfRows(_ section: Int) throws(UIKitException) -> Int {
    switch clients[.numberOfRowsInSection] {
    case .rowCount(let body)?:
      return try askNumberOfRows(section, by: body)
    case .integer(let closure)?:
      return try askNumberOfRows(section) { table, section throws(UIKitException) in
        let call = Call(.numberOfRowsInSection, .section(section), rule: .numberOfRows)
        return try closure(table, call)
      }
    case _:
      origins.forgetAnswer()
      origins.noteRows(of: section, nil)
      return 0
    }
  }

  private func askNumberOfRows(
    _ section: Int,
    by body: (TableView, Int) throws(UIKitException) -> Int
  ) throws(UIKitException) -> Int {
    origins.forgetAnswer()
    let call = Call(.numberOfRowsInSection, .section(section), rule: .numberOfRows)
    let answer = try run(call, answer: { .integer($0) }) { () throws(UIKitException) in
      try body(self, section)
    }
    let count = answer ?? 0
    origins.noteRows(of: section, answer)
    guard count < profile[LoadRules.rowLimit] else {
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
    requeryBreaks += 1
    sink.entered(count > 1 ? .sectionOrder : nil)
    defer { sink.left() }
    var sections = profile[LoadRules.sectionOrder].sections(count: count)
    var next = sections.next()
    while let section = next {
      let breaks = requeryBreaks
      content.fill(section, with: try askSectionBlock(section, keepsMeasured: keepsMeasured))
      next = requeryBreaks == breaks ? try fillAlike(&sections, like: section) : sections.next()
    }
    content.rebuild()
    content.loaded = .geometry
    // A reload takes all rows off the screen; any other re-query leaves those that are displayed.
    if !pending.discardsCells, !content.isUnbroken(screen.rows) { screen.hasHole = true }
    pending.requeryMade()
  }

  /// Fills consecutive sections that differ only in their numbers of rows.
  ///
  /// This is the fast path for a table with many sections. It ends if a callback changes the table,
  /// or if a section has headers, footers or measured heights.
  ///
  /// - Returns: The next section that needs all queries, or nil if none is left.
  private func fillAlike(
    _ sections: inout SectionSequence,
    like model: Int
  ) throws(UIKitException) -> Int? {
    // Section 0 may have a different header.
    guard model > 0, content.sections.isPlain(model), queriesOnlyCounts,
      case .rowCount(let body)? = clients[.numberOfRowsInSection]
    else { return sections.next() }
    let breaks = requeryBreaks
    var state = content.sections[model]
    while let section = sections.next() {
      guard section > 0, content.sections.isPlain(section) else { return section }
      let count = try askNumberOfRows(section, by: body)
      guard requeryBreaks == breaks, content.sections.isPlain(model) else {
        var storage = PrefixSums()
        state.rows = try askRows(section, count: count, storage: &storage)
        content.fill(section, with: state)
        return sections.next()
      }
      content.fill(section, rows: count, like: model)
    }
    return nil
  }

  /// Whether a re-query queries only the number of rows of each section.
  private var queriesOnlyCounts: Bool {
    !clients.areLearnt && !queriesEachRow
      && SectionEnd.allCases.allSatisfy { end in
        !wantsView(end) && !implements(end.heightCallback) && !implements(end.estimateCallback)
      }
  }

  /// Queries a section: its header, its footer, its number of rows, and their heights or estimates.
  ///
  /// With `keepsMeasured`, measured heights stay.
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
      // Exact heights are queried again into the same memory, which needs a unique reference.
      old.rows = RowHeights(count: 0, height: 0, isEstimate: false)
      storage = content.takeHeights(of: section)
    }
    var state = try askSection(section, storage: &storage)
    state.adoptMeasured(&old)
    return state
  }

  /// Queries one section, in the order of a re-query.
  func askSection(
    _ section: Int,
    storage: inout PrefixSums
  ) throws(UIKitException) -> SectionState {
    var state = SectionState()
    try askSectionEnds(section, &state)
    let count = try askNumberOfRows(section)
    sink.entered(.sectionCallOrder)
    defer { sink.left() }
    state.rows = try askRows(section, count: count, storage: &storage)
    return state
  }

  private func askSectionEnds(
    _ section: Int,
    _ state: inout SectionState
  ) throws(UIKitException) {
    sink.entered(.sectionCallOrder)
    defer { sink.left() }
    state.header = try askSectionEnd(.header, section)
    if state.header.height > 0 { notePadding() }
    state.footer = try askSectionEnd(.footer, section)
  }
}
