/// The gates of headers or footers.
struct SectionEndGates {
  private let end: SectionEnd

  init(_ end: SectionEnd) {
    self.end = end
  }

  /// The gates of each callback, in addition to the gate that the section exists.
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

  /// Makes a gate about a section; without a section, the gate holds if it holds for any section.
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

  /// If the height is estimated, it is queried when the view enters the screen.
  private var isShownIfEstimated: Gate {
    gate(.sectionEndShown, rule: .sectionHeightBeforeView) { table, section, end in
      let state = table.content.sections[section][end]
      return !state.isEstimate || table.isVisible(end, of: section)
    }
  }

  /// If a view method is implemented, it may return a view instead of the title, so the title is
  /// queried only when the view enters the screen.
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
