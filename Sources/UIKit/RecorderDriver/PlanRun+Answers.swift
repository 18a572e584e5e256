import Foundation
import RecordingPlans
import UIKit

/// The answers of clients and their conditions.
extension PlanRun {
  /// The answer that applies to a call as things are.
  func answer(_ callback: PlannedCallback, to call: PlanCall) -> PlannedAnswer {
    if let row = call.source ?? call.row, data.answers(callback.key), exists(row),
      let name = data.item(section: row.section, row: row.row),
      let answers = data.items[name]?.answers[callback.key],
      let found = find(answers, for: call)
    {
      return found
    }
    guard let answers = callback.answers else { return .standard }
    return find(answers, for: call) ?? answers.otherwise
  }

  private func find(_ answers: PlannedAnswers, for call: PlanCall) -> PlannedAnswer? {
    answers.entries.first { entry in
      if let step = entry.fromStep, stepNumber < step { return false }
      guard holds(entry.condition, during: call) else { return false }
      guard let pattern = entry.places else { return true }
      guard let place = call.place else { return false }
      return matches(pattern, section: place.section, row: place.row)
    }?.value
  }

  /// Whether a pattern means a place; nil means all.
  func matches(_ pattern: PlannedPattern?, section: Int, row: Int?) -> Bool {
    guard let pattern else { return true }
    guard matches(pattern.section, section, last: data.sections.count - 1) else { return false }
    guard let wanted = pattern.row else { return true }
    guard let row else { return false }
    let count = data.sections.indices.contains(section) ? data.sections[section].count : 0
    return matches(wanted, row, last: count - 1)
  }

  private func matches(_ part: PlannedPattern.Part, _ number: Int, last: Int) -> Bool {
    switch part {
    case .any: true
    case .last: number == last
    case .number(let wanted): number == wanted
    }
  }

  /// Whether a condition holds during a call; nil holds always.
  func holds(_ condition: PlannedCondition?, during call: PlanCall?) -> Bool {
    guard let condition else { return true }
    let offset = Double(table.contentOffset.y)
    if let limit = condition.offsetBelow, offset >= limit { return false }
    if let limit = condition.offsetAbove, offset <= limit { return false }
    if let isDragging = condition.isDragging, isDragging != table.isDragging { return false }
    if let word = condition.state, state != word { return false }
    if let wanted = condition.cellShowsItem, wanted != cellShowsItem(call) { return false }
    guard let pattern = condition.row else { return true }
    guard let place = call?.place else { return false }
    return matches(pattern, section: place.section, row: place.row)
  }

  private func cellShowsItem(_ call: PlanCall?) -> Bool {
    guard let cell = call?.cell, let row = call?.row else { return false }
    return known[cell].shows == (call?.item ?? TraceWords.row(row))
  }

  func integer(_ answer: PlannedAnswer, to call: PlanCall, standard: Int) -> Int {
    switch answer {
    case .integer(let value): return value
    case .data:
      guard let section = call.section, !data.sections.isEmpty else { return data.sections.count }
      return exists(section: section) ? data.sections[section].count : 0
    default: return standard
    }
  }

  func points(_ answer: PlannedAnswer, standard: CGFloat) -> CGFloat {
    switch answer {
    case .points(let value): CGFloat(value)
    case .automatic: UITableView.automaticDimension
    default: standard
    }
  }

  func flag(_ answer: PlannedAnswer, standard: Bool = true) -> Bool {
    if case .flag(let value) = answer { value } else { standard }
  }

  func text(_ answer: PlannedAnswer, to call: PlanCall, isFooter: Bool) -> String? {
    switch answer {
    case .text(let value): return value
    case .data:
      guard let section = call.section, exists(section: section) else { return nil }
      return isFooter ? data.sections[section].footer : data.sections[section].header
    default: return nil
    }
  }

  func texts(_ answer: PlannedAnswer) -> [String]? {
    switch answer {
    case .texts(let value): value
    case .data: data.sections.map { String(($0.header ?? "").prefix(1)) }
    default: nil
    }
  }

  /// A row; nil for none.
  func row(_ answer: PlannedAnswer, to call: PlanCall) -> IndexPath? {
    switch answer {
    case .row(let row): call.row(row)
    case .standard: call.row
    default: nil
    }
  }

  func view(_ answer: PlannedAnswer) -> UIView? {
    switch answer {
    case .view: UIView()
    case .headerFooterView: UITableViewHeaderFooterView(reuseIdentifier: nil)
    case .dequeuedView:
      table.dequeueReusableHeaderFooterView(withIdentifier: Self.viewIdentifier)
    default: nil
    }
  }
}
