import Testing

@testable import TableTrace

/// What is pending, as a table of what happens and what is owed then.
@Suite("Pending work")
struct PendingWorkTests {
  /// Something that happens to a table that has been laid out.
  enum Event: Sendable {
    case need(RuleID)
    case needAgain
    case schedule(HostRequery, RuleID)
    case reschedule(HostRequery, RuleID)
    case reload(first: HostRequery?)
    case invalidate
    case editing
    case requery
    case beginLayout
    case takeRequery
    case discard
    case discarded
    case pass
    case updated(insideLayout: Bool)
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let events: [Event]
    var needsLayout = false
    var rule: RuleID?
    var requery: HostRequery?
    var discards = false
    var queriesTitles = false
    var hasGeometry = false
    var editing = false
  }

  static let cases = [
    Case(testDescription: "nothing", events: []),
    Case(
      testDescription: "the first rule stands",
      events: [.need(.layoutForced), .need(.cellsAfterScroll)],
      needsLayout: true,
      rule: .layoutForced
    ),
    Case(testDescription: "again without a rule", events: [.needAgain], needsLayout: true),
    Case(
      testDescription: "the first round stands",
      events: [.schedule(.counts, .frameChange), .schedule(.geometry, .insetChange)],
      needsLayout: true,
      rule: .frameChange,
      requery: .counts
    ),
    Case(
      testDescription: "a round in place of another",
      events: [.schedule(.counts, .frameChange), .reschedule(.geometry, .insetChange)],
      needsLayout: true,
      rule: .frameChange,
      requery: .geometry
    ),
    Case(
      testDescription: "a reload takes an owed round away",
      events: [.schedule(.counts, .frameChange), .reload(first: nil)],
      needsLayout: true,
      rule: .reloadLayout,
      discards: true,
      queriesTitles: true
    ),
    Case(
      testDescription: "a reload before the first layout owes its round",
      events: [.reload(first: .geometry)],
      needsLayout: true,
      rule: .reloadLayout,
      requery: .geometry,
      discards: true,
      queriesTitles: true
    ),
    Case(
      testDescription: "another data source",
      events: [.invalidate],
      needsLayout: true,
      rule: .dataSourceSet,
      requery: .geometry,
      discards: true
    ),
    Case(
      testDescription: "the layout of a reload, to its end",
      events: [
        .reload(first: .geometry), .beginLayout, .takeRequery, .requery, .discard, .discarded,
      ]
        + [.pass],
      queriesTitles: true
    ),
    Case(
      testDescription: "a reload inside the layout of a reload",
      events: [
        .reload(first: nil), .beginLayout, .discard, .reload(first: nil), .discarded,
      ],
      needsLayout: true,
      rule: .reloadLayout,
      discards: true,
      queriesTitles: true
    ),
    Case(
      testDescription: "edit mode",
      events: [.editing],
      needsLayout: true,
      rule: .editingLayout,
      editing: true
    ),
    Case(
      testDescription: "a round before a pass",
      events: [.requery],
      hasGeometry: true
    ),
    Case(testDescription: "an update settles", events: [.requery, .updated(insideLayout: false)]),
    Case(
      testDescription: "an update settles what was needed before it",
      events: [.need(.layoutForced), .updated(insideLayout: false)]
    ),
    Case(
      testDescription: "an update inside a layout asks for another",
      events: [.updated(insideLayout: true)],
      needsLayout: true
    ),
    Case(
      testDescription: "a callback of an update reloads",
      events: [.reload(first: nil), .updated(insideLayout: false)],
      needsLayout: true,
      rule: .reloadLayout,
      discards: true,
      queriesTitles: true
    ),
    Case(
      testDescription: "a callback of an update owes a round",
      events: [.schedule(.geometry, .frameChange), .updated(insideLayout: false)],
      needsLayout: true,
      rule: .frameChange,
      requery: .geometry
    ),
  ]

  @Test("Each sequence of events leaves the expected pending work", arguments: cases)
  func owes(_ one: Case) {
    var pending = Self.settled
    for event in one.events { Self.happen(event, to: &pending) }
    #expect(pending.needsLayout == one.needsLayout)
    #expect(pending.layoutRule == one.rule)
    #expect(pending.pendingRequery?.requery == one.requery)
    #expect(pending.discardsCells == one.discards)
    #expect(pending.queriesIndexTitles == one.queriesTitles)
    #expect(pending.hasNewGeometry == one.hasGeometry)
    #expect(pending.needsEditingLayout == one.editing)
  }

  @Test("A new table waits for its first layout, which queries the index titles")
  func newTable() {
    let pending = PendingWork()
    #expect(pending.needsLayout)
    #expect(pending.queriesIndexTitles)
    #expect(pending.layoutRule == nil)
    #expect(pending != Self.settled)
  }

  @Test("Work that was started is no longer pending")
  func takenOnce() {
    var pending = PendingWork()
    pending.reload(first: PendingRequery(requery: .counts, rule: .firstLayoutRequery))
    pending.scheduleEditingLayout(.editingLayout)
    pending.requeryMade()
    #expect(pending.takeRequery() == PendingRequery(requery: .counts, rule: .firstLayoutRequery))
    #expect(pending.takeRequery() == nil)
    #expect(pending.takeDiscard() == true)
    #expect(pending.takeDiscard() == false)
    #expect(pending.takeEditingLayout() == true)
    #expect(pending.takeEditingLayout() == false)
    #expect(pending.takeNewGeometry() == true)
    #expect(pending.takeNewGeometry() == false)
    #expect(pending.goesOn() == true)
  }

  private static var settled: PendingWork {
    var pending = PendingWork()
    pending.beginLayout()
    pending.takeIndexTitles()
    return pending
  }

  private static func happen(_ event: Event, to pending: inout PendingWork) {
    switch event {
    case .need(let rule): pending.need(rule)
    case .needAgain: pending.needAgain()
    case .schedule(let requery, let rule):
      pending.schedule(PendingRequery(requery: requery, rule: rule))
    case .reschedule(let requery, let rule):
      pending.reschedule(PendingRequery(requery: requery, rule: rule))
    case .reload(let first):
      pending.reload(first: first.map { PendingRequery(requery: $0, rule: .firstLayoutRequery) })
    case .invalidate: pending.invalidate(.dataSourceSet)
    case .editing: pending.scheduleEditingLayout(.editingLayout)
    case .requery: pending.requeryMade()
    case .beginLayout: pending.beginLayout()
    case .takeRequery: _ = pending.takeRequery()
    case .discard: _ = pending.takeDiscard()
    case .discarded: _ = pending.goesOn()
    case .pass: _ = pending.takeNewGeometry()
    case .updated(let isInsideLayout): pending.updated(insideLayout: isInsideLayout)
    }
  }
}
