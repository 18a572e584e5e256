/// UIKit's texts for invalid updates.
extension UIKitException {
  /// Returns the exception for an explained problem, with the text of the version.
  static func update(
    _ explanation: UpdateExplanation,
    _ profile: Profile,
    listing: UpdateListing? = nil
  ) -> UIKitException {
    var explanation = explanation
    let choice = TextChoice(explanation, profile)
    explanation.method = choice.usesBatchText ? nil : explanation.problem.method(profile)
    let count = (explanation.answered ?? explanation.before)?.number ?? 0
    let reason =
      switch explanation.problem {
      case .place(let place): place.text(count: count)
      case .clash(let clash): clash.text
      case .sum where choice.usesBatchText: batchText(listing)
      case .sum(let sum): text(of: sum, explanation, profile)
      }
    let isListed = !choice.usesBatchText || listing?.isShown != false
    let isKnown = isListed && !reason.hasSuffix(unknownTextEnd)
    return UIKitException(
      reason: reason,
      rule: isKnown ? choice.rule ?? explanation.rule : .updateUnknownText,
      update: explanation
    )
  }

  /// Returns a placeholder for a text that no source shows.
  static func unknownText(of sentence: String) -> String {
    "(\(sentence)\(unknownTextEnd)"
  }

  private static let unknownTextEnd = "; UIKit's own words are not known)"

  private static func batchText(_ listing: UpdateListing?) -> String {
    "Invalid batch updates detected: the number of sections and/or rows returned by the "
      + "data source before and after performing the batch updates are inconsistent with the "
      + "updates.\n\(listing?.text ?? "")\nTable view: <UITableView>"
  }

  private static func text(
    of sum: UpdateSum,
    _ explanation: UpdateExplanation,
    _ profile: Profile
  ) -> String {
    let before = explanation.before?.number ?? 0
    let after = explanation.answered?.number ?? 0
    return switch profile[ValidityRules.countText] {
    case .withoutNumbers:
      "Invalid table view update.  The application has requested an update to the table view that "
        + "is inconsistent with the state provided by the data source."
    case .twoBlanks: sum.text(before: before, after: after, blanks: "  ")
    case .oneBlank: sum.text(before: before, after: after, blanks: " ")
    case .oneBlankAndTable:
      sum.text(before: before, after: after, blanks: " ") + " Table view: <UITableView>"
    }
  }
}

/// The text for wrong counts, and its rule.
private struct TextChoice {
  var usesBatchText = false
  /// The rule about the text, or nil to use the rule of the problem.
  var rule: RuleID?

  init(_ explanation: UpdateExplanation, _ profile: Profile) {
    guard case .sum(let sum) = explanation.problem,
      profile[ValidityRules.batchText] == .whenFewerAreLeft,
      let before = explanation.before?.number, let expected = explanation.expected,
      let answered = explanation.answered?.number
    else { return }
    guard answered < expected else {
      if sum.isOfRows { rule = .updateMoreRows }
      if explanation.failsBothWays { rule = .updateBatchTextElsewhere }
      return
    }
    let hasChanged = answered != before
    usesBatchText = hasChanged || profile[ValidityRules.batchTextElsewhere]
    let isShown = hasChanged && sum.isOfRows && !explanation.failsBothWays
    rule = isShown ? .updateBatchText : .updateBatchTextElsewhere
  }
}

extension UpdateExplanation {
  /// The rule of the problem, which is less certain for a reloaded section.
  fileprivate var rule: RuleID {
    switch problem {
    case .clash(.movedIntoNewSection(let section)):
      operations.contains { $0.operation == .insertSection(section) }
        ? problem.rule : .updateMoveReloaded
    case .clash(.movedOutOfDeletedSection(let section)):
      operations.contains { $0.operation == .deleteSection(section) }
        ? problem.rule : .updateMoveReloaded
    case .sum(.sectionMap):
      operations.contains { $0.operation.placesRow } ? .updateSectionMapFirst : problem.rule
    case .place, .clash, .sum: problem.rule
    }
  }
}

extension UpdateOperation {
  /// Whether it puts a row at a place of the new content.
  fileprivate var placesRow: Bool {
    switch self {
    case .insertRow, .moveRow: true
    case .deleteRow, .reloadRow, .insertSection, .deleteSection, .reloadSection, .moveSection: false
    }
  }
}

extension UpdateSum {
  /// Whether the sum is about the rows of a section.
  fileprivate var isOfRows: Bool {
    switch self {
    case .rows: true
    case .sections, .sectionMap: false
    }
  }
}

extension UpdateProblem {
  /// Returns the method whose assertion fails, or nil if no source names it.
  fileprivate func method(_ profile: Profile) -> String? {
    switch self {
    case .sum(.sectionMap): "-[_UITableViewUpdateSupport(Private) _computeSectionUpdates]"
    case .sum where profile[ValidityRules.countText] == .withoutNumbers:
      "-[_UITableViewUpdateSupport _computeRowUpdates]"
    case .sum(.rows) where profile[ValidityRules.countMethod]:
      "-[UITableView _Bug_Detected_In_Client_Of_UITableView_Invalid_Number_Of_Rows_In_Section:]"
    case .sum(.sections) where profile[ValidityRules.countMethod]:
      "-[UITableView _Bug_Detected_In_Client_Of_UITableView_Invalid_Number_Of_Sections:]"
    case .sum: "-[UITableView _endCellAnimationsWithContext:]"
    case .clash(.twoAnimations):
      "-[_UITableViewUpdateSupport _setupAnimationsForExistingVisibleCells]"
    case .place, .clash: nil
    }
  }
}
