/// The gates of headers or footers.
struct SectionEndGates {
  private let end: SectionEnd

  init(_ end: SectionEnd) {
    self.end = end
  }

  /// The gates of the callbacks, beside that the section exists.
  var lists: [(callback: Callback, gates: [Gate])] {
    [
      (end.titleCallback, [isShownIfViewIsAsked, titleNeeded]),
      (end.viewCallback, [hasHeight, isShown]),
      (end.heightCallback, [isWanted, isShownIfEstimated]),
      (end.estimateCallback, []),
      (end.willDisplayCallback, [hasHeight, isShown, hasView]),
      (end.didEndCallback, [hasHeight, hasView]),
    ]
  }

  /// Returns the condition of a section; where none is meant, that of any.
  private func gate(
    _ id: GateID,
    rule: RuleID,
    holds: @escaping @Sendable (TableView, Int, SectionEnd) -> Bool
  ) -> Gate {
    let end = end
    return .standing(id, rule: rule) { table, place in
      guard let place else {
        return table.content.sections.indices.contains { holds(table, $0, end) }
      }
      return table.content.sections.indices.contains(place.section)
        && holds(table, place.section, end)
    }
  }

  private var isWanted: Gate {
    gate(.sectionEndWanted, rule: .sectionHeightInRequery) { table, _, end in
      guard case .automatic = table.sectionHeightMode(end) else { return true }
      return table.wantsView(end)
    }
  }

  private var hasHeight: Gate {
    gate(.sectionEndHeight, rule: .sectionViewExtent) { table, section, end in
      table.content.sections[section][end].height > 0
    }
  }

  private var isShown: Gate {
    gate(.sectionEndShown, rule: .sectionViewsAfterCells) { table, section, end in
      table.isVisible(end, of: section)
    }
  }

  /// A height that is a guess is queried as the view enters the screen.
  private var isShownIfEstimated: Gate {
    gate(.sectionEndShown, rule: .sectionHeightBeforeView) { table, section, end in
      let state = table.content.sections[section][end]
      return !state.isEstimate || table.isVisible(end, of: section)
    }
  }

  /// A title is queried as the view enters the screen, where a method may answer a view instead.
  private var isShownIfViewIsAsked: Gate {
    gate(.sectionEndShown, rule: .sectionViewTitle) { table, section, end in
      !table.implements(end.viewCallback) || table.isVisible(end, of: section)
    }
  }

  private var hasView: Gate {
    gate(.sectionEndHasView, rule: .sectionViewWillDisplay) { table, section, end in
      table.screen.shows(end, of: section)
    }
  }

  private var titleNeeded: Gate {
    gate(.titleNeeded, rule: .sectionViewTitle) { table, section, end in
      !table.implements(end.viewCallback) || !table.screen.shows(end, of: section)
    }
  }
}
