import Project
import Scenarios
import TableTrace
import YAMLSource

extension FixContext {
  /// Prevents the exception of the run, and removes the expectation of that exception.
  var endException: [Fix] {
    guard let exception else { return [] }
    let fixes =
      exception.update.map { UpdateFixes(context: self, update: $0).all }
      ?? Self.searches[exception.rule]?(self) ?? []
    return (fixes + tellTable + withoutReactions).map { Fix(all: [unexpected, $0]) }
  }

  private typealias Search = @Sendable (FixContext) -> [Fix]

  /// The fixes of exceptions that are not about an update, by their rules.
  private static let searches: [RuleID: Search] = [
    .nilCell: { $0.answer(.cellForRowAt, "model") },
    .dequeueUnregistered: { context in
      let cells = context.text.node(at: .init(keys: "cells"))?.entries ?? []
      let each = cells.indices.map {
        Fix(.set([.key("cells"), .index($0), .key("register")], "class"))
      }
      return [Fix(.set(.init(keys: "cells", "register"), "class"))] + each
    },
    .rowHeightSign: { $0.heights },
    .otherHeightSign: { $0.heights },
    .rowLimit: { context in
      context.answer(.numberOfRowsInSection, "100")
        + (context.text.node(at: .init(keys: "sections"))?.entries ?? []).indices.map {
          Fix(.set([.key("sections"), .index($0), .key("rows")], "100"))
        }
    },
    .scrollRange: { $0.otherRow },
    .invalidSection: { $0.otherPlace },
    .invalidQuery: { $0.otherPlace },
    .invalidHeaderQuery: { $0.otherPlace },
    .diffableDuplicates: { $0.withoutItems },
    .diffableMissing: { $0.withoutItems },
  ]

  /// Replaces invalid heights in answers by valid ones.
  private var heights: [Fix] {
    let callbacks: [Callback] = [
      .heightForRowAt, .estimatedHeightForRowAt, .heightForHeaderInSection,
      .heightForFooterInSection, .estimatedHeightForHeaderInSection,
      .estimatedHeightForFooterInSection,
    ]
    return callbacks.filter { text.node(at: script(of: $0)) != nil }
      .flatMap { answer($0, "44") }
  }

  /// Scrolls to the last row that existed, or to the first row.
  private var otherRow: [Fix] {
    guard let endingStep else { return [] }
    let way: [ScenarioChange.Part] = .step(endingStep) + [.key("scrollToRow")]
    guard text.node(at: way) != nil else { return [] }
    let last = scenario.sections.first.map { max(0, $0.count - 1) } ?? 0
    return [last, 0].map { Fix(.set(way + [.key("row")], "[0, \($0)]")) }
  }

  /// Queries the first section or row, in a table that has one.
  private var otherPlace: [Fix] {
    guard let endingStep,
      let pair = text.node(at: .step(endingStep) + [.key("query")])?.pairs?.first
    else { return [] }
    let first = pair.value.entries == nil ? "0" : "[0, 0]"
    let query = Fix(.set(.step(endingStep) + [.key("query"), .key(pair.key)], first))
    guard scenario.sections.isEmpty else { return [query] }
    return [Fix(.set(.init(keys: "sections"), "[{rows: 1}]"))]
  }

  /// The most changes of the data that are tried individually.
  private static let mostChanges = 4

  /// The fixes that add a missing call to the table after a change of the data, the last change first.
  private var tellTable: [Fix] {
    guard let endingStep else { return [] }
    let steps = scenario.steps.indices.prefix(endingStep + 1).reversed()
    let fixes = steps.flatMap { place -> [Fix] in
      let way: [ScenarioChange.Part] = .step(place)
      if scenario.steps[place].word == "model" {
        return [Fix(.insertStep("reloadData", at: place + 1))]
      }
      let turn = way + [.key("turn")]
      let entries = text.node(at: turn)?.entries ?? []
      return entries.indices.reversed().filter { entries[$0].pairs?.first?.key == "model" }
        .map { Fix(.insertEntry("reloadData", into: turn, at: $0 + 1)) }
    }
    return Array(fixes.prefix(Self.mostChanges))
  }

  /// Removes one duplicate identifier from a snapshot, starting with the last.
  private var withoutItems: [Fix] {
    guard let endingStep else { return [] }
    let apply: [ScenarioChange.Part] = .step(endingStep) + [.key("apply")]
    let sections = text.node(at: apply + [.key("sections")])?.entries ?? []
    let lists =
      sections.indices.reversed().map { apply + [.key("sections"), .index($0), .key("items")] }
      + ["reload", "reconfigure", "reloadSections"].map { apply + [.key($0)] }
    return lists.flatMap { list -> [Fix] in
      let entries = text.node(at: list)?.entries ?? []
      guard entries.count > 1 else { return entries.isEmpty ? [] : [Fix(.remove(list))] }
      return entries.indices.reversed().map { Fix(.remove(list + [.index($0)])) }
    }
  }

  /// Removes what callbacks or the view controller do, one by one.
  private var withoutReactions: [Fix] {
    let clients = ["dataSource", "delegate", "controller"]
    return ["raise", "do"].flatMap { key in
      clients.flatMap { client -> [Fix] in
        (text.node(at: .init(keys: client))?.pairs ?? []).filter { pair in
          pair.value.pairs?.contains { $0.key == key } == true
        }.map { Fix(.remove(.init(keys: client, $0.key, key))) }
      }
    }
  }

  /// Removes the expectations of an exception, starting with the last so that earlier indices stay
  /// valid.
  private var unexpected: Fix {
    var fix = Fix()
    fix.changes = expectations(in: .init(keys: "steps")).reversed().map { .remove($0) }
    return fix
  }

  /// Returns the paths of expectations of an exception in a list of steps, in order.
  private func expectations(in list: [ScenarioChange.Part]) -> [[ScenarioChange.Part]] {
    (text.node(at: list)?.entries ?? []).enumerated().flatMap { place, step in
      let way = list + [.index(place)]
      guard let expected = step.pairs?.first(where: { $0.key == "expect" })?.value.pairs else {
        return expectations(in: way + [.key("turn")])
      }
      guard expected.contains(where: { $0.key == "raises" }) else { return [] }
      return [expected.count == 1 ? way : way + [.key("expect"), .key("raises")]]
    }
  }
}
