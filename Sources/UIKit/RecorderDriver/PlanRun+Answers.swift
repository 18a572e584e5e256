import Scenarios
import TableTrace
import UIKit

import struct Foundation.IndexPath

/// Finds the answers of clients, and checks their conditions.
extension PlanRun {
  /// Returns the answer that applies to a call now, or nil for UIKit's value without the method.
  func answer<Answer: ScriptedAnswer>(_ script: CallbackScript, to call: PlanCall) -> Answer? {
    if let row = call.source ?? call.row, data.answers(script.callback), exists(row),
      let name = data.item(section: row.section, row: row.row),
      let answers = data.items[name]?.answers[script.callback]?.list(of: Answer.self),
      let found = find(answers, for: call)
    {
      return found
    }
    return script.answers.list(of: Answer.self).map { find($0, for: call) ?? $0.otherwise }
  }

  private func find<Answer>(_ answers: AnswerList<Answer>, for call: PlanCall) -> Answer? {
    answers.entries.first { entry in
      if let step = entry.fromStep, stepNumber < step { return false }
      guard holds(entry.condition, during: call) else { return false }
      guard let pattern = entry.pattern else { return true }
      guard let place = call.place else { return false }
      return matches(pattern, section: place.section, row: place.row)
    }?.value
  }

  /// Whether a pattern, if there is one, matches an index path.
  func matches(_ pattern: IndexPattern?, section: Int, row: Int?) -> Bool {
    pattern?.means(section: section, row: row, of: data.sections.count) { section in
      data.sections.indices.contains(section) ? data.sections[section].count : 0
    } ?? true
  }

  /// Whether a condition, if there is one, holds during a call.
  func holds(_ condition: Condition?, during call: PlanCall?) -> Bool {
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

  func integer(_ answer: IntegerAnswer?, to call: PlanCall, standard: Int) -> Int {
    switch answer {
    case .number(let value): return value
    case .model:
      guard let section = call.section, !data.sections.isEmpty else { return data.sections.count }
      return exists(section: section) ? data.sections[section].count : 0
    case .default, nil: return standard
    }
  }

  func points(_ answer: PointsAnswer?, standard: CGFloat) -> CGFloat {
    switch answer {
    case .points(let value): CGFloat(value)
    case .automatic: UITableView.automaticDimension
    case .default, nil: standard
    }
  }

  func flag(_ answer: ValueAnswer<Bool>?, standard: Bool = true) -> Bool {
    if case .value(let value) = answer { value } else { standard }
  }

  func text(_ answer: TextAnswer?, to call: PlanCall, isFooter: Bool) -> String? {
    switch answer {
    case .text(let value): return value
    case .model:
      guard let section = call.section, exists(section: section) else { return nil }
      return isFooter ? data.sections[section].footer : data.sections[section].header
    case .some(.none), .default, nil: return nil
    }
  }

  func texts(_ answer: TextsAnswer?) -> [String]? {
    switch answer {
    case .texts(let value): value
    case .model: data.sections.map { String(($0.header ?? "").prefix(1)) }
    case .some(.none), nil: nil
    }
  }

  /// Returns the row of an answer, or nil.
  func row(_ answer: RowAnswer?, to call: PlanCall) -> IndexPath? {
    switch answer {
    case .row(let row): call.row(row)
    case .default, nil: call.row
    case .some(.none): nil
    }
  }

  func view(_ answer: ViewAnswer?) -> UIView? {
    switch answer {
    case .view: UIView()
    case .headerFooterView: UITableViewHeaderFooterView(reuseIdentifier: nil)
    case .dequeuedView:
      table.dequeueReusableHeaderFooterView(withIdentifier: Self.viewIdentifier)
    case .some(.none), nil: nil
    }
  }
}
