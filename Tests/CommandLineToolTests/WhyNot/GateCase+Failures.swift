import TableTrace

/// How a scenario shuts each gate.
extension GateCase {
  static let setUp: [GateID: Shutter] = [
    .sentByTable: { _, _ in },
    .versionKnows: { scenario, callback in
      scenario.options = ["--os", "iOS \(callback.facts.introduced.major - 1)"]
    },
    .clientSet: { $0.clients[$1.recipient] = nil },
    .implemented: { scenario, callback in scenario[callback] = nil },
    .appRuns: { scenario, _ in scenario.steps.insert("deleteRows: [[0, 0]]", at: 1) },
    .broughtAbout: { scenario, _ in scenario.steps = ["load"] },
  ]

  static let content: [GateID: Shutter] = [
    .hasLoaded: { scenario, _ in scenario.host = "detached" },
    .laidOut: { scenario, _ in scenario.host = "detached" },
    .sectionThere: { scenario, _ in scenario[.numberOfSections] = "0" },
    .rowThere: { scenario, _ in scenario[.numberOfRowsInSection] = "0" },
    .rowShown: { scenario, _ in scenario.place = "0,19" },
    .cellConfigured: { scenario, _ in scenario.place = "0,19" },
    .heightNeeded: { scenario, _ in
      scenario.place = "0,19"
      scenario.table["estimatedRowHeight"] = "44"
    },
    .sectionEndWanted: { scenario, _ in
      scenario[.viewForHeaderInSection] = nil
      scenario[.viewForFooterInSection] = nil
    },
    .sectionEndHeight: { scenario, callback in
      scenario[callback.isOfFooter ? .heightForFooterInSection : .heightForHeaderInSection] = "0"
    },
    .sectionEndShown: { scenario, callback in
      scenario.place = "1"
      // A title that no view can outweigh is asked for at once.
      if callback == .titleForHeaderInSection { scenario[.viewForHeaderInSection] = "none" }
      if callback == .titleForFooterInSection { scenario[.viewForFooterInSection] = "none" }
    },
    .sectionEndHasView: { scenario, callback in
      let isOfFooter = callback.isOfFooter
      scenario[isOfFooter ? .viewForFooterInSection : .viewForHeaderInSection] = "none"
      scenario[isOfFooter ? .heightForFooterInSection : .heightForHeaderInSection] = "30"
    },
    .titleNeeded: { scenario, callback in
      scenario.os = "iOS 16"
      let view: Callback = callback.isOfFooter ? .viewForFooterInSection : .viewForHeaderInSection
      scenario[view] = "headerFooterView"
    },
    .plainStyle: { scenario, _ in scenario.table["style"] = "grouped" },
    .indexShown: { scenario, _ in scenario[.sectionIndexTitles] = "none" },
    .tableNotified: { scenario, _ in
      scenario.steps.append("model: {set: {section: 0, rows: 20}}")
      scenario.options = ["--at", "2"]
    },
    .cellNeeded: { scenario, _ in
      scenario.steps.append("scroll: {by: 10}")
      scenario.options = ["--at", "2"]
    },
    .snapshotApplied: { scenario, _ in
      scenario.steps += [
        "model: {set: {section: 0, rows: 20}}",
        "apply: {sections: [{section: A, items: [x, y]}]}",
      ]
      scenario.options = ["--at", "2"]
    },
    .groupClosed: { scenario, callback in
      scenario.steps = ["load", "beginUpdates", "scroll: {to: 500}"]
      scenario.place = callback == .didEndDisplayingCell ? "0,1" : "0,15"
    },
  ]

  static let scrolls: [GateID: Shutter] = [
    .scrollEnabled: { scenario, callback in
      scenario.table["isScrollEnabled"] = "false"
      if callback == .scrollViewDidScroll { scenario.steps = ["load", "drag: {by: 60}"] }
    },
    .contentMoves: { scenario, _ in scenario.steps = ["load", "scroll: {to: 0}"] },
    .decelerates: { scenario, _ in scenario.steps = ["load", "drag: {by: 60}"] },
    .scrollAnimated: { scenario, _ in scenario.steps = ["load", "scroll: {by: 44}"] },
    .scrollsToTop: { scenario, _ in scenario.table["scrollsToTop"] = "false" },
    .shouldScrollToTop: { scenario, _ in scenario[.scrollViewShouldScrollToTop] = "false" },
    .insetChanges: { scenario, _ in scenario.steps = ["load", "setInsets: {top: 0}"] },
    .prefetchEnabled: { scenario, _ in scenario.table["isPrefetchingEnabled"] = "false" },
    .prefetchStarted: { scenario, _ in scenario.steps = ["load"] },
    .rowBesideScreen: { scenario, _ in scenario.place = "0,1" },
    .rowsAhead: { scenario, _ in scenario.sections = "[{rows: 2}]" },
    .announcesRows: { scenario, _ in scenario[.prefetchRowsAt] = nil },
    .rowsFarBehind: { scenario, _ in scenario.steps = ["load", "scroll: {by: 44}"] },
  ]
}

extension Callback {
  /// Whether it is about footers.
  fileprivate var isOfFooter: Bool { facts.key.contains("Footer") }
}
