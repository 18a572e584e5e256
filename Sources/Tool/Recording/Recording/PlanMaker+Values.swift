import RecordingPlans
import Scenarios
import TableTrace

/// Values of a scenario in the form of a plan.
extension PlannedProperty.Value {
  /// The value of a property; nil for one without such a form.
  init?(_ value: TableProperty.Value) {
    switch value {
    case .number(let number): self = .number(value: number)
    case .integer(let number): self = .number(value: Double(number))
    case .automatic: self = .automatic
    case .flag(let flag): self = .flag(value: flag)
    case .none: self = .view(height: nil)
    case .view(let height): self = .view(height: height)
    case .insets(let insets): self = .insets(value: PlannedInsets(insets))
    case .point(let point): self = .point(x: point.x, y: point.y)
    case .word: return nil
    }
  }
}

extension PlannedInsets {
  init(_ insets: EdgeInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}

extension PlannedSection {
  init(_ section: SectionModel) {
    let items: [String]? = if case .items(let items) = section.rows { items } else { nil }
    self.init(
      header: section.header,
      footer: section.footer,
      items: items,
      count: section.count
    )
  }
}

extension PlannedContent {
  init(_ parts: ContentParts) {
    self.init()
    text = parts.text.map { Part($0) }
    image = parts.image.map { Part($0) }
  }
}

extension PlannedContent.Part {
  init(_ part: ContentParts.Part) {
    switch part {
    case .nothing: self = .nothing
    case .text(let text): self = .text(value: text)
    }
  }
}

extension PlannedCell.Dequeue {
  init(_ dequeue: CellDescription.Dequeue) {
    switch dequeue {
    case .forIndexPath: self = .forIndexPath
    case .plain: self = .plain
    case .none: self = .none
    }
  }
}

extension PlannedPattern {
  /// Places of a scenario; nil for all.
  init?(_ pattern: IndexPattern?) {
    guard let pattern else { return nil }
    self.init(section: Part(pattern.section), row: pattern.row.map { Part($0) })
  }
}

extension PlannedPattern.Part {
  init(_ part: IndexPattern.Part) {
    switch part {
    case .any: self = .any
    case .last: self = .last
    case .number(let number): self = .number(value: number)
    }
  }
}

extension PlannedRow {
  init(_ row: IndexPathExpression) {
    switch row {
    case .fixed(let path): self = .fixed(section: path.section, row: path.row)
    case .row: self = .row
    case .source: self = .source
    case .rows: self = .rows
    case .proposed: self = .proposed
    }
  }
}

extension PlannedCondition {
  /// A condition; nil for none.
  init?(_ condition: Condition?) {
    guard let condition else { return nil }
    self.init()
    offsetBelow = condition.offsetBelow
    offsetAbove = condition.offsetAbove
    isDragging = condition.isDragging
    state = condition.state
    cellShowsItem = condition.cellShowsItem
    row = PlannedPattern(condition.row)
  }
}
