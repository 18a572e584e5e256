import RecordingPlans
import Scenarios
import TableTrace

/// Answers of a scenario in the form of a plan.
extension PlannedAnswer {
  init(_ answer: IntegerAnswer) {
    switch answer {
    case .number(let number): self = .integer(value: number)
    case .model: self = .data
    case .default: self = .standard
    }
  }

  init(_ answer: PointsAnswer) {
    switch answer {
    case .points(let points): self = .points(value: points)
    case .automatic: self = .automatic
    case .default: self = .standard
    }
  }

  init(_ answer: ValueAnswer<Bool>) {
    switch answer {
    case .value(let flag): self = .flag(value: flag)
    case .default: self = .standard
    }
  }

  init(_ answer: ValueAnswer<EditingStyle>) {
    switch answer {
    case .value(let style): self = .editingStyle(value: style.rawValue)
    case .default: self = .standard
    }
  }

  init(_ answer: TextAnswer) {
    switch answer {
    case .text(let text): self = .text(value: text)
    case .model: self = .data
    case .none: self = .none
    case .default: self = .standard
    }
  }

  init(_ answer: TextsAnswer) {
    switch answer {
    case .texts(let texts): self = .texts(value: texts)
    case .model: self = .data
    case .none: self = .none
    }
  }

  init(_ answer: ViewAnswer) {
    switch answer {
    case .view: self = .view
    case .headerFooterView: self = .headerFooterView
    case .dequeuedView: self = .dequeuedView
    case .none: self = .none
    }
  }

  init(_ answer: RowAnswer) {
    switch answer {
    case .row(let row): self = .row(value: PlannedRow(row))
    case .none: self = .none
    case .default: self = .standard
    }
  }
}
