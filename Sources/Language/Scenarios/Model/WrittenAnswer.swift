import TableTrace

/// An answer of a scripted callback, with its place in the scenario file.
package struct WrittenAnswer: Hashable, Sendable {
  package enum Source: Hashable, Sendable {
    /// A written answer, as the trace prints it if that is known.
    case written(String?)
    /// The answer from the scenario's sections.
    case model
    /// UIKit's value if the method is not implemented.
    case system
  }

  /// The line of the file, from 1, or nil if the answer is not written.
  package var line: Int?
  package var source: Source
  /// Whether every call for these rows returns this answer.
  package var isCertain: Bool
  /// Whether the answer applies only in one state of the scenario.
  package var dependsOnState = false
}

extension CallbackScript {
  /// Returns the answers for a section, a row and a step, in the order in which they are tried.
  ///
  /// The last one is the first answer that always applies.
  package func answers(section: Int?, row: Int?, step: Int) -> [WrittenAnswer] {
    switch answers {
    case .nothing: []
    case .integers(let list): list.written(section, row, step, Self.source)
    case .points(let list): list.written(section, row, step, Self.source)
    case .flags(let list): list.written(section, row, step) { Self.source($0, \.description) }
    case .text(let list): list.written(section, row, step, Self.source)
    case .texts(let list): list.written(section, row, step, Self.source)
    case .cells(let list):
      list.written(section, row, step) { $0 == .none ? .written("nil") : .system }
    case .views(let list):
      list.written(section, row, step) { .written($0 == .none ? "nil" : nil) }
    case .rows(let list):
      list.written(section, row, step) { $0 == .default ? .system : .written(nil) }
    case .editingStyles(let list): list.written(section, row, step) { Self.source($0) { _ in nil } }
    case .actions(let list), .menus(let list):
      list.written(section, row, step) { .written($0 == .none ? "nil" : nil) }
    case .dropProposals(let list): list.written(section, row, step) { Self.source($0) { _ in nil } }
    case .words(let list):
      list.written(section, row, step) { answer in
        switch answer {
        case .word(let word): .written(word)
        case .none: .written("nil")
        }
      }
    }
  }

  private static func source(_ answer: IntegerAnswer) -> WrittenAnswer.Source {
    switch answer {
    case .number(let number): .written(number.description)
    case .model: .model
    case .default: .system
    }
  }

  private static func source(_ answer: PointsAnswer) -> WrittenAnswer.Source {
    switch answer {
    case .points(let points): .written(TraceFormat.number(points))
    case .automatic: .written("automatic")
    case .default: .system
    }
  }

  private static func source<Value>(
    _ answer: ValueAnswer<Value>,
    _ text: (Value) -> String?
  ) -> WrittenAnswer.Source {
    switch answer {
    case .value(let value): .written(text(value))
    case .default: .system
    }
  }

  private static func source(_ answer: TextAnswer) -> WrittenAnswer.Source {
    switch answer {
    case .text(let text): .written(TraceFormat.quoted(text))
    case .model: .model
    case .none: .written("nil")
    case .default: .system
    }
  }

  private static func source(_ answer: TextsAnswer) -> WrittenAnswer.Source {
    switch answer {
    case .texts: .written(nil)
    case .model: .model
    case .none: .written("nil")
    }
  }
}

extension AnswerList {
  fileprivate func written(
    _ section: Int?,
    _ row: Int?,
    _ step: Int,
    _ source: (Value) -> WrittenAnswer.Source
  ) -> [WrittenAnswer] {
    var found: [WrittenAnswer] = []
    for entry in entries {
      guard entry.fromStep.map({ $0 <= step }) ?? true else { continue }
      let fit = entry.pattern.map { $0.fit(section, row) } ?? .certain
      guard fit != .never else { continue }
      let isCertain = fit == .certain && entry.condition == nil
      found.append(
        WrittenAnswer(
          line: entry.line,
          source: source(entry.value),
          isCertain: isCertain,
          dependsOnState: entry.condition?.state != nil
        )
      )
      if isCertain { return found }
    }
    return found + [WrittenAnswer(line: nil, source: source(otherwise), isCertain: true)]
  }
}

extension IndexPattern {
  /// Whether a pattern matches an index path, which is only possible for `last`.
  fileprivate enum Fit {
    case never
    case possible
    case certain
  }

  fileprivate func fit(_ section: Int?, _ row: Int?) -> Fit {
    let fits = [self.section.fit(section), self.row.map { $0.fit(row) } ?? .certain]
    if fits.contains(.never) { return .never }
    return fits.contains(.possible) ? .possible : .certain
  }
}

extension IndexPattern.Part {
  fileprivate func fit(_ number: Int?) -> IndexPattern.Fit {
    switch self {
    case .any: .certain
    case .last: .possible
    case .number(let wanted): number.map { $0 == wanted ? .certain : .never } ?? .possible
    }
  }
}
