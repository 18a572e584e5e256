import Project
import Scenarios
import TableTrace
import YAMLSource

/// Fixes of the table's content and scrolling.
extension FixBook {
  static let content: [GateID: Search] = shown.merging(scrolled) { first, _ in first }

  private static let shown: [GateID: Search] = [
    .sectionThere: { context in
      let counted = context.answer(.numberOfSections, "model")
      let written = context.moreSections
      return counted + [written] + counted.map { Fix(all: [$0, written]) }
    },
    .rowThere: { context in
      let rows = "\(context.row.row + 1)"
      return context.answer(.numberOfRowsInSection, "model") + context.moreItems
        + [
          Fix(.set(context.rows, rows)),
          Fix(.set(.init(keys: "sections"), "[{rows: \(rows)}]")),
        ]
    },
    .rowShown: { context in
      let isLeaving = context.callback == .didEndDisplayingCell
      return (isLeaving ? context.showAndLeave : []) + context.show
    },
    .cellConfigured: { $0.show },
    .heightNeeded: { context in
      let exact = context.property("estimatedRowHeight", "0")
      let unasked = context.without(.estimatedHeightForRowAt)
      return exact + unasked + unasked.map { Fix(all: [$0] + exact.suffix(1)) } + context.show
    },
    .sectionEndWanted: { context in
      let end = context.end
      return context.implement(end.view, "headerFooterView") + context.implement(end.title, "Title")
    },
    .sectionEndHeight: { context in
      let end = context.end
      return context.answer(end.height, "30") + context.property(end.property, "30")
        + context.implement(end.title, "Title")
    },
    .sectionEndShown: { context in
      let row = IndexPath(section: context.row.section, row: 0)
      return context.append(["scrollToRow: {row: \(row), at: top}"])
        + context.append(["scrollToRow: {row: \(row), at: bottom}"])
        + (context.callback == context.end.title ? context.without(context.end.view) : [])
    },
    .sectionEndHasView: { context in
      let end = context.end
      return context.answer(end.view, "headerFooterView") + context.answer(end.title, "Title")
    },
    .titleNeeded: { $0.answer($0.end.view, "none") + $0.without($0.end.view) },
    .plainStyle: { _ in [Fix(.set(.init(keys: "table", "style"), "plain"))] },
    .indexShown: { context in
      context.answer(.sectionIndexTitles, "[A, B, C]")
        + context.property("sectionIndexMinimumDisplayRowCount", "0")
    },
    .tableNotified: { $0.after("reloadData") },
    .cellNeeded: { $0.after("reloadData") },
    .snapshotApplied: { context in
      // The app's own snapshots are the best example of how to write one.
      let applied = context.scenario.steps.last { $0.word == "apply" }
      return (applied.map { context.after($0.text) } ?? []) + context.after("reloadData")
    },
    .groupClosed: { $0.append(["endUpdates"]) + $0.drop(["beginUpdates"]) },
  ]

  private static let scrolled: [GateID: Search] = [
    .scrollEnabled: { $0.property("isScrollEnabled", "true") },
    .contentMoves: { $0.instead("scroll: {by: 44}") },
    .decelerates: { $0.instead("drag: {by: 60, velocity: 1}") },
    .scrollAnimated: { $0.animated + $0.instead("scroll: {by: 44, animated: true}") },
    .scrollsToTop: { $0.property("scrollsToTop", "true") },
    .shouldScrollToTop: { $0.answer(.scrollViewShouldScrollToTop, "true") },
    .insetChanges: { $0.instead("setInsets: {top: 21}") },
    .prefetchEnabled: { $0.property("isPrefetchingEnabled", "true") },
    .prefetchStarted: { $0.append(["scroll: {by: 44}"]) },
    .rowsAhead: { _ in
      [
        Fix(.set([.key("sections"), .index(0), .key("rows")], "100")),
        Fix(.set(.init(keys: "sections"), "[{rows: 100}]")),
      ]
    },
    .announcesRows: { $0.implement(.prefetchRowsAt) },
    .rowsFarBehind: { $0.append(["scroll: {by: 2000}"]) },
    .rowBesideScreen: { context in
      // The row leaves the screen, and then a scroll moves towards it.
      [6, 10, 14, 20].flatMap { rows in
        let away = IndexPath(section: context.row.section, row: context.row.row + rows)
        return context.insert(["scrollToRow: {row: \(away), at: top}", "scroll: {by: -44}"])
      }
    },
  ]
}

extension FixContext {
  /// The path of the rows of the section in question.
  fileprivate var rows: [ScenarioChange.Part] {
    [.key("sections"), .index(row.section), .key("rows")]
  }

  /// Adds sections up to the one in question, with titles if the question is about a title.
  fileprivate var moreSections: Fix {
    let title =
      callback == .titleForHeaderInSection
      ? "header: New, " : callback == .titleForFooterInSection ? "footer: New, " : ""
    let section = "{\(title)rows: \(row.row + 1)}"
    let way: [ScenarioChange.Part] = .init(keys: "sections")
    guard let entries = text.node(at: way)?.entries, !entries.isEmpty else {
      let sections = Array(repeating: section, count: row.section + 1)
      return Fix(.set(way, "[\(sections.joined(separator: ", "))]"))
    }
    var fix = Fix()
    fix.changes = (entries.count..<max(entries.count, row.section + 1)).map { _ in
      .insertEntry(section, into: way, at: nil)
    }
    return fix
  }

  /// The most items that are written individually.
  private static let mostItems = 8

  /// Adds items to the section up to the row in question, or empty if the scenario gives only
  /// counts.
  fileprivate var moreItems: [Fix] {
    guard let items = text.node(at: rows)?.entries,
      items.count <= row.row, row.row - items.count < Self.mostItems
    else { return [] }
    var fix = Fix()
    fix.changes = (items.count...row.row).map {
      .insertEntry("New \($0)", into: rows, at: nil)
    }
    return [fix]
  }

  /// The callbacks and the property of the headers or footers in question.
  fileprivate var end: (view: Callback, title: Callback, height: Callback, property: String) {
    let footers: Set<Callback> = [
      .titleForFooterInSection, .viewForFooterInSection, .heightForFooterInSection,
      .estimatedHeightForFooterInSection, .willDisplayFooterView, .didEndDisplayingFooterView,
    ]
    guard footers.contains(callback) else {
      return (
        .viewForHeaderInSection, .titleForHeaderInSection, .heightForHeaderInSection,
        "sectionHeaderHeight"
      )
    }
    return (
      .viewForFooterInSection, .titleForFooterInSection, .heightForFooterInSection,
      "sectionFooterHeight"
    )
  }

  /// The ways to show the row: a scroll, or larger bounds.
  fileprivate var show: [Fix] {
    let bounds = Fix(.set(.init(keys: "viewport"), "{width: 320, height: 480}"))
    return append(["scrollToRow: {row: \(row), at: middle}"]) + [bounds]
  }

  /// The ways to show the row and hide it again.
  fileprivate var showAndLeave: [Fix] {
    append(["scrollToRow: {row: \(row), at: middle}", "scroll: {to: 0}"])
  }

  /// The same scroll with animation.
  fileprivate var animated: [Fix] {
    guard let step else { return [] }
    let way = ScenarioChange.Part.key(scenario.steps[step].word)
    return [Fix(.set(.step(step) + [way, .key("animated")], "true"))]
  }
}
