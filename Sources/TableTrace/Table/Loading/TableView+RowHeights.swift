/// The heights of rows: queried in a re-query, estimated, or measured later.
extension TableView {
  /// Whether rows have estimated heights until they are displayed.
  var estimatesRows: Bool {
    if implements(.estimatedHeightForRowAt) { return true }
    switch currentProperties.estimatedRowHeight {
    case .points(let points): return points != 0
    case .automatic:
      guard profile[GeometryRules.automaticEstimate] else { return false }
      return implements(.heightForRowAt) || currentProperties.rowHeight == .automatic
        || !profile[GeometryRules.fixedRowHeight]
    }
  }

  /// Whether a re-query calls a method for each row, for its height or its estimate.
  package var queriesEachRow: Bool {
    implements(.estimatedHeightForRowAt) || !estimatesRows && implements(.heightForRowAt)
  }

  package var loadedRowCount: Int {
    content.counts.reduce(0, +)
  }

  /// Returns the heights or estimates of a section's rows, queried if necessary.
  func askRows(
    _ section: Int,
    count: Int,
    storage: inout PrefixSums
  ) throws(UIKitException) -> RowHeights {
    let estimate = RowQuestion(
      callback: .estimatedHeightForRowAt,
      rule: .rowEstimateInRequery,
      automatic: .estimate
    )
    if let sums = try askEach(estimate, section, count: count, storage: &storage) {
      return RowHeights(sums, areEstimates: true)
    }
    if estimatesRows {
      return RowHeights(count: count, height: rowEstimate(), isEstimate: true)
    }
    let height = RowQuestion(
      callback: .heightForRowAt,
      rule: .rowHeightInRequery,
      automatic: .row
    )
    if let sums = try askEach(height, section, count: count, storage: &storage) {
      return RowHeights(sums, areEstimates: false)
    }
    return RowHeights(count: count, height: fixedRowHeight(), isEstimate: false)
  }

  /// A callback that a re-query calls for every row of a section.
  struct RowQuestion {
    let callback: Callback
    let rule: RuleID
    /// The height for the answer `automaticDimension`.
    let automatic: StandardHeight
  }

  /// A default height, which a rule determines.
  enum StandardHeight {
    case estimate
    case row
  }

  /// Queries all rows of a section, or returns nil if the callback is not implemented.
  private func askEach(
    _ question: RowQuestion,
    _ section: Int,
    count: Int,
    storage: inout PrefixSums
  ) throws(UIKitException) -> PrefixSums? {
    guard let handler = clients[question.callback] else { return nil }
    guard count <= profile[ChangeRules.simulationLimit].rowsWithHeights else {
      throw UIKitException.simulationLimit(
        "rows with a height each in section \(section)",
        count: count,
        most: profile[ChangeRules.simulationLimit].rowsWithHeights
      )
    }
    // The memory is moved, so that a million rows do not allocate new memory.
    var heights = PrefixSums()
    swap(&heights, &storage)
    if clients.isLearnt(question.callback) {
      return try learnEach(question, section, count: count, into: heights)
    }
    if case .rowPoints(let body) = handler {
      try addUp(question, section, count: count, into: &heights) { path throws(UIKitException) in
        try body(self, path)
      }
    } else if case .points(let closure) = handler {
      try addUp(question, section, count: count, into: &heights) { path throws(UIKitException) in
        try closure(self, Call(question.callback, .row(path), rule: question.rule))
      }
    } else {
      return nil
    }
    return heights
  }

  /// Queries the height of each row and adds it up.
  ///
  /// This is the fast path of a re-query: it makes no text and allocates no memory.
  @inline(__always)
  private func addUp(
    _ question: RowQuestion,
    _ section: Int,
    count: Int,
    into heights: inout PrefixSums,
    asking answer: (IndexPath) throws(UIKitException) -> Double
  ) throws(UIKitException) {
    guard progress.openCalls < Self.callLimit else {
      throw UIKitException.endlessRecursion(Call(question.callback, .none, rule: question.rule))
    }
    progress.open()
    defer { progress.close() }
    let sink = sink
    var end = 0.0
    var path = IndexPath(section: section, row: 0)
    if count > 0 { sink.called(question.callback, row: path, rule: question.rule) }
    do throws(UIKitException) {
      try heights.fill(count) { row throws(UIKitException) in
        path.row = row
        let height = try answer(path)
        if height >= 0, row + 1 < count {
          sink.returned(
            points: height,
            thenCalled: question.callback,
            row: IndexPath(section: section, row: row + 1),
            rule: question.rule
          )
          end += height
        } else {
          end += try take(height, of: path, question, of: count)
        }
        return end
      }
    } catch {
      guard error.isNotImplemented else { throw error }
      throw .unrecognizedCallback(Call(question.callback, .row(path), rule: question.rule))
    }
  }

  /// Handles the last answer, or an answer such as `automaticDimension` that needs another height.
  private func take(
    _ answer: Double,
    of path: IndexPath,
    _ question: RowQuestion,
    of count: Int
  ) throws(UIKitException) -> Double {
    sink.returned(points: answer)
    let height =
      answer >= 0
      ? answer
      : try positive(answer, of: path, asked: question.callback, automatic: question.automatic)
    if path.row + 1 < count {
      let next = IndexPath(section: path.section, row: path.row + 1)
      sink.called(question.callback, row: next, rule: question.rule)
    }
    return height
  }

  /// Queries all rows of a section, for a client whose method may turn out to be missing.
  private func learnEach(
    _ question: RowQuestion,
    _ section: Int,
    count: Int,
    into storage: PrefixSums
  ) throws(UIKitException) -> PrefixSums? {
    var sums = storage
    sums.removeAll()
    var end = 0.0
    for row in 0..<count {
      let path = IndexPath(section: section, row: row)
      guard let height = try askPoints(question.callback, of: path, rule: question.rule) else {
        return nil
      }
      end += try positive(height, of: path, asked: question.callback, automatic: question.automatic)
      sums.append(end: end)
    }
    return sums
  }

  /// Returns the real height of a displayed row in points, queried or measured.
  func askRealHeight(_ path: IndexPath, rule: RuleID) throws(UIKitException) -> Double {
    guard let height = try askPoints(.heightForRowAt, of: path, rule: rule) else {
      if case .points(let points) = currentProperties.rowHeight { return points }
      return fittingHeight(of: path)
    }
    guard height != Self.automaticDimension else { return fittingHeight(of: path) }
    return try positive(height, of: path, asked: .heightForRowAt, automatic: .row)
  }

  private func positive(
    _ height: Double,
    of path: IndexPath,
    asked callback: Callback,
    automatic: StandardHeight
  ) throws(UIKitException) -> Double {
    if height == Self.automaticDimension { return standardHeight(automatic) }
    guard height >= 0, height.isFinite else {
      throw UIKitException.rowHeight(
        height,
        of: path,
        asked: callback,
        profile[CellRules.rowHeightSign],
        isEstimated: estimatesRows
      )
    }
    return height
  }

  /// Returns a default height in points, and records its rule.
  private func standardHeight(_ height: StandardHeight) -> Double {
    switch height {
    case .estimate:
      noteHeights(by: .automaticRowEstimate)
      return profile[GeometryRules.automaticRowEstimate][contentSizeCategory]
    case .row:
      noteHeights(by: .defaultRowHeight)
      return profile[GeometryRules.defaultRowHeight][contentSizeCategory]
    }
  }

  private func rowEstimate() -> Double {
    switch currentProperties.estimatedRowHeight {
    case .points(let points) where points > 0: points
    case .points, .automatic: standardHeight(.estimate)
    }
  }

  private func fixedRowHeight() -> Double {
    switch currentProperties.rowHeight {
    case .points(let points): points
    case .automatic: standardHeight(.row)
    }
  }

  /// Returns the height of a self-sizing row in points, by default the standard height.
  func fittingHeight(of path: IndexPath) -> Double {
    guard let height = fittingHeights.row(path) else { return standardHeight(.row) }
    guard profile[ReuseRules.zeroFittingHeight], height == 0 else { return height }
    if progress.warns(.zeroHeight) {
      sink.warned(Self.zeroHeightWarning, rule: .zeroFittingHeight)
    }
    return standardHeight(.row)
  }

  private static let zeroHeightWarning =
    "Warning once only: Detected a case where constraints ambiguously suggest a height of zero for "
    + "a tableview cell's content view. We're considering the collapse unintentional and using "
    + "standard height instead."
}
