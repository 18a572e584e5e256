/// The heights of headers and footers: queried in a re-query, or estimated.
extension TableView {
  /// How the height of a header or footer is determined.
  enum SectionHeightMode {
    /// A re-query queries the estimate method.
    case estimatedByMethod
    case estimatedByProperty(Double)
    case exact
    /// The height property is a number, so nothing is estimated.
    case numericProperty
    case automatic
  }

  func sectionHeightMode(_ end: SectionEnd) -> SectionHeightMode {
    if implements(end.estimateCallback) { return .estimatedByMethod }
    switch currentProperties.sectionEstimate(end) {
    case .points(let points) where points != 0:
      return .estimatedByProperty(points)
    case .points:
      return .exact
    case .automatic:
      guard profile[GeometryRules.automaticEstimate] else { return .exact }
      if case .points = currentProperties.sectionHeight(end) { return .numericProperty }
      return .automatic
    }
  }

  /// Returns whether a re-query depends on whether a view callback is implemented, without calling
  /// it.
  package func requeryDepends(on callback: Callback) -> Bool {
    guard let end = SectionEnd.allCases.first(where: { $0.viewCallback == callback }) else {
      return false
    }
    return switch sectionHeightMode(end) {
    case .estimatedByMethod: false
    case .exact, .numericProperty: !profile[LoadRules.viewInRequery]
    case .automatic, .estimatedByProperty: true
    }
  }

  /// Makes the calls of a re-query about a header or footer.
  func askSectionEnd(_ end: SectionEnd, _ section: Int) throws(UIKitException) -> SectionEndState {
    switch sectionHeightMode(end) {
    case .estimatedByMethod:
      return try askSectionEstimate(end, section)
    case .estimatedByProperty(let points):
      let exists = wantsView(end) || implements(end.heightCallback)
      return SectionEndState(height: exists ? points : 0, isEstimate: exists)
    case .exact:
      let times = profile[LoadRules.sectionHeightInRequery]
      return try askExactSectionHeight(
        end,
        section,
        times: times.whenExact,
        rule: times.isAlike ? .sectionHeightInRequery : .sectionHeightWithoutEstimate
      )
    case .numericProperty:
      return try askExactSectionHeight(
        end,
        section,
        times: profile[LoadRules.sectionHeightInRequery].whenPropertyIsNumeric,
        rule: .sectionHeightInRequery
      )
    case .automatic:
      return try askAutomaticSectionHeight(end, section)
    }
  }

  private func askSectionEstimate(
    _ end: SectionEnd,
    _ section: Int
  ) throws(UIKitException) -> SectionEndState {
    let answer =
      try askPoints(end.estimateCallback, .section(section), rule: .sectionEstimateInRequery) ?? 0
    let points =
      answer == Self.automaticDimension
      ? defaultSectionHeight(end, section, isTitled: true)
      : try Self.notNegative(answer, end, section)
    return SectionEndState(height: points, isEstimate: true)
  }

  /// Determines the height without estimates: queries view and title as the version does, then the
  /// height.
  private func askExactSectionHeight(
    _ end: SectionEnd,
    _ section: Int,
    times: Int,
    rule: RuleID
  ) throws(UIKitException) -> SectionEndState {
    var hasView = implements(end.viewCallback)
    if hasView, profile[LoadRules.viewInRequery] {
      hasView = try askView(end.viewCallback, .section(section), rule: .viewInRequery) != nil
    }
    var isTitled = try queryTitleInRequery(end, section, hasView: hasView)
    if let height = try askExactHeight(end, section, times: times, rule: rule) {
      return SectionEndState(height: height)
    }
    // The height method may have turned out to be missing just now.
    if isTitled == nil { isTitled = try queryTitleInRequery(end, section, hasView: hasView) }
    let hasTitle = isTitled ?? false
    let height = heightWithoutMethod(end, section, hasView: hasView, isTitled: hasTitle)
    let isAutomatic = currentProperties.sectionHeight(end) == .automatic
    return SectionEndState(
      height: height,
      isGap: isAutomatic && !hasView && !hasTitle && hasGaps
    )
  }

  /// Returns whether there is a title, or nil if the version does not query it.
  private func queryTitleInRequery(
    _ end: SectionEnd,
    _ section: Int,
    hasView: Bool
  ) throws(UIKitException) -> Bool? {
    let hasHeightMethod = implements(end.heightCallback)
    let isAsked =
      switch profile[LoadRules.titleInRequery] {
      case .whenViewIsNil: !hasView
      case .withoutHeightMethod: !hasHeightMethod
      case .withoutViewMethod: !hasHeightMethod && !hasView
      }
    guard isAsked else { return nil }
    sink.entered(.titleWithoutEstimate)
    defer { sink.left() }
    return try askText(end.titleCallback, .section(section), rule: .titleInRequery) != nil
  }

  /// Returns the delegate's height, queried as often as the version does, or nil without the
  /// method.
  private func askExactHeight(
    _ end: SectionEnd,
    _ section: Int,
    times: Int,
    rule: RuleID
  ) throws(UIKitException) -> Double? {
    guard implements(end.heightCallback) else { return nil }
    var answer = 0.0
    for _ in 0..<times {
      guard
        let points = try askPoints(
          end.heightCallback,
          .section(section),
          rule: rule
        )
      else { return nil }
      answer = points
    }
    return try meant(answer, end, section)
  }

  /// Determines an estimate, or no height if there is no header or footer.
  private func askAutomaticSectionHeight(
    _ end: SectionEnd,
    _ section: Int
  ) throws(UIKitException) -> SectionEndState {
    if implements(end.viewCallback) {
      return SectionEndState(
        height: defaultSectionHeight(end, section, isTitled: true),
        isEstimate: true
      )
    }
    let title = try askText(end.titleCallback, .section(section), rule: .titleInRequery)
    // It matters whether the title method exists, not what it returns, because the height is
    // queried later.
    let isGuess = title != nil || (implements(end.titleCallback) && implements(end.heightCallback))
    let isGap = title == nil && hasGaps
    return SectionEndState(
      height: defaultSectionHeight(end, section, isTitled: isGuess && !isGap),
      isEstimate: isGuess,
      isGap: isGap
    )
  }

  /// Returns the real height of an estimated header or footer in points, queried or measured.
  func askRealSectionHeight(
    _ end: SectionEnd,
    _ section: Int,
    rule: RuleID
  ) throws(UIKitException) -> Double {
    guard let answer = try askPoints(end.heightCallback, .section(section), rule: rule) else {
      if case .points(let points) = currentProperties.sectionHeight(end) { return points }
      return fittingSectionHeight(end, section)
    }
    return try meant(answer, end, section)
  }

  /// Whether headers and footers without a title become gaps of the style.
  private var hasGaps: Bool {
    switch profile[SectionHeightRules.untitledSectionEnd] {
    case .gap: style != .plain
    case .header: false
    }
  }

  /// Returns whether the view or title method is implemented.
  func wantsView(_ end: SectionEnd) -> Bool {
    implements(end.viewCallback) || implements(end.titleCallback)
  }

  private func fittingSectionHeight(_ end: SectionEnd, _ section: Int) -> Double {
    let fitting =
      switch end {
      case .header: fittingHeights.header(section)
      case .footer: fittingHeights.footer(section)
      }
    return fitting ?? defaultSectionHeight(end, section, isTitled: true)
  }

  private func heightWithoutMethod(
    _ end: SectionEnd,
    _ section: Int,
    hasView: Bool,
    isTitled: Bool
  ) -> Double {
    let exists = hasView || isTitled
    let isFirstGroupedHeader = section == 0 && end == .header && style != .plain
    if hasView, !isTitled, isFirstGroupedHeader, profile[SectionViewRules.firstGroupedHeader] {
      return 0
    }
    if exists || style != .plain,
      case .points(let points) = currentProperties.sectionHeight(end)
    {
      return points
    }
    if hasView, !isTitled, style == .plain, !profile[SectionHeightRules.viewWithoutHeight] {
      return 0
    }
    return defaultSectionHeight(end, section, isTitled: exists)
  }

  /// Returns the height for an answer, where 0 and -1 depend on the style and the version.
  private func meant(
    _ answer: Double,
    _ end: SectionEnd,
    _ section: Int
  ) throws(UIKitException) -> Double {
    let meaning = profile[SectionHeightRules.sectionHeightAnswer]
    if answer == Self.automaticDimension {
      guard style != .plain || meaning.plainAutomaticIsDefault else { return 0 }
      return fittingSectionHeight(end, section)
    }
    _ = try Self.notNegative(answer, end, section)
    if answer == 0, style != .plain, meaning.groupedZeroIsDefault {
      return defaultSectionHeight(end, section, isTitled: false)
    }
    return answer
  }

  private static func notNegative(
    _ answer: Double,
    _ end: SectionEnd,
    _ section: Int
  ) throws(UIKitException) -> Double {
    guard answer >= 0, answer.isFinite else {
      throw UIKitException.sectionHeight(answer, end, section: section)
    }
    return answer
  }

  /// Returns the default height of a header or footer.
  private func defaultSectionHeight(_ end: SectionEnd, _ section: Int, isTitled: Bool) -> Double {
    let heights = profile[SectionHeightRules.sectionHeightDefault]
    guard style != .plain || isTitled else { return 0 }
    noteHeights(by: .sectionHeightDefault)
    if isTitled { noteHeightsOfViews(end, section) }
    switch style {
    case .plain:
      return heights.plain
    case .grouped, .insetGrouped:
      let isFirst = end == .header && section == 0
      if isTitled, end == .footer { return heights.groupedTitledFooter }
      if isTitled { return isFirst ? firstTitledHeight(heights) : heights.groupedTitled }
      return isFirst ? heights.groupedFirst : inPixels(heights.grouped, roundsUp: end == .header)
    }
  }

  /// Records that the height of a header or footer with a title or a view is less certain.
  private func noteHeightsOfViews(_ end: SectionEnd, _ section: Int) {
    if implements(end.viewCallback) { noteHeights(by: .sectionViewHeight) }
    if style != .plain, end == .header, section > 0, wantsView(.footer) {
      noteHeights(by: .headerAfterFooter)
    }
  }

  private func firstTitledHeight(_ heights: SectionHeightDefault) -> Double {
    guard isUnderLargeTitle, profile[SectionHeightRules.headerUnderLargeTitle] else {
      return inPixels(heights.groupedFirstTitled)
    }
    noteHeights(by: .headerUnderLargeTitle)
    return heights.groupedTitled
  }

  /// Replaces a header or footer by a gap if its view is nil and it has no title.
  ///
  /// It does nothing if the version has no gaps, or if something else determines the height.
  func leaveGap(_ end: SectionEnd, _ section: Int) {
    guard hasGaps, section < content.sections.count, !content.sections[section][end].isGap,
      case .automatic = sectionHeightMode(end)
    else { return }
    noteHeights(by: .untitledSectionEnd)
    measure(end, of: section, as: defaultSectionHeight(end, section, isTitled: false))
    content.sections.change(section) { $0[end].isGap = true }
  }

  /// Returns a height rounded to pixels of the screen, if the version rounds.
  private func inPixels(_ height: Double, roundsUp: Bool = false) -> Double {
    guard hasGaps else { return height }
    return (height * screenScale).rounded(roundsUp ? .up : .down) / screenScale
  }
}
