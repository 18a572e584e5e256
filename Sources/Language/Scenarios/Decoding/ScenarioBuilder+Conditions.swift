import Diagnostics
import TableTrace
import YAMLSource

/// Reads conditions, and reports those that can never hold.
extension ScenarioBuilder {
  /// Returns a condition, which may be about the row or cell of a callback.
  mutating func condition(_ node: YAMLNode) -> Condition {
    let condition = Condition(node)
    if let pair = node.pair("cellShowsItem") {
      showsContent = true
      if !isKnown(.cell) { report(.cell, pair.key, at: pair.keyRange) }
    }
    if let pair = node.pair("row"), let pattern = condition.row {
      checkRow(pattern, pair)
    }
    if let below = condition.offsetBelow, let above = condition.offsetAbove, below <= above,
      let pair = node.pair("offsetBelow")
    {
      let limits = NeverHolds.offsets(
        below: TraceFormat.number(below),
        above: TraceFormat.number(above)
      )
      log.report(.callback(.neverHolds(limits)), at: pair.keyRange)
    }
    if let word = condition.state, let value = node["state"], !stateWords.contains(word) {
      let unset = NeverHolds.unsetState(word, set: stateWords.sorted())
      log.report(.callback(.neverHolds(unset)), at: value.range)
    }
    return condition
  }

  /// Returns the first step in which an answer applies.
  mutating func firstStep(_ node: YAMLNode) -> Int? {
    guard let value = node["from"]?["step"], let step = value.scalar?.integer else { return nil }
    if let stepCount, step > stepCount {
      let missing = NeverHolds.missingStep(step, count: stepCount)
      log.report(.callback(.neverHolds(missing)), at: value.range)
    }
    return step
  }

  private mutating func checkRow(_ pattern: IndexPattern, _ pair: YAMLPair) {
    guard surrounding?.givesOneRow == true else {
      let condition = NeverHolds.noRow(
        method: method ?? "",
        given: surrounding?.given ?? "no row",
        possible: possibleConditions
      )
      return log.report(.callback(.neverHolds(condition)), at: pair.keyRange)
    }
    if let place = answeredPlace, pattern.excludes(place) {
      let other = NeverHolds.otherRow(pattern.description, place: place.description)
      return log.report(.callback(.neverHolds(other)), at: pair.value.range)
    }
    // A dropped or moved row may become the last one of another section.
    let canBeLast =
      surrounding == .dropCoordinator || surrounding == .sessionAndOptionalRow
      || implemented.contains(.moveRowAt)
    model.noteCondition(pattern, at: pair.value.range, isInsertion: canBeLast)
  }

  /// The keys of the conditions that can hold in the current method.
  private var possibleConditions: [String] {
    ReactionTable.condition.fields.map(\.name).filter { name in
      switch name {
      case "row": surrounding?.givesOneRow == true
      case "cellShowsItem": isKnown(.cell)
      case _: true
      }
    }
  }
}

extension YAMLNode {
  fileprivate func pair(_ key: String) -> YAMLPair? { pairs?.first { $0.key == key } }
}

extension IndexPattern {
  /// Returns whether no row matches both patterns.
  fileprivate func excludes(_ other: IndexPattern) -> Bool {
    let rows = row.flatMap { row in other.row.map { row.excludes($0) } } ?? false
    return section.excludes(other.section) || rows
  }
}

extension IndexPattern.Part {
  fileprivate func excludes(_ other: Self) -> Bool {
    guard case .number(let own) = self, case .number(let others) = other else { return false }
    return own != others
  }
}

extension ArgumentShape {
  /// Whether the method has one row as argument, at least sometimes.
  fileprivate var givesOneRow: Bool {
    PatternKind(self) == .rows || self == .dropCoordinator
  }

  /// The arguments of a method without a row.
  fileprivate var given: String {
    switch self {
    case .rows: "several rows"
    case .section, .view: "a section"
    case .indexTitle: "a title of the section index"
    case .focusContext, .focusUpdate: "a focus update"
    case .menuConfiguration, .menuCommit, .menuTransition: "a context menu"
    case .session: "a drag session or drop session"
    case .none, .row, .optionalRow, .move, .cell, .commit, .menuAction, .springLoading,
      .rowAndPoint, .sessionAndRow, .sessionRowAndPoint, .sessionAndOptionalRow, .dropCoordinator,
      .targetOffset, .deceleration, .optionalView, .zoomScale:
      "no row"
    }
  }
}
