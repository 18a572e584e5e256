import Scenarios
import Testing

@testable import TableTrace

/// Which rules of touches the scenarios that ship show at work.
@Suite("The use of rules about touches")
struct RuleUseTests {
  private static let entries =
    TouchRules.entries + SelectionRules.entries + SelectionKeepingRules.entries
    + InteractionRules.entries + MenuRules.entries

  /// The rules that no event carries, because they only shape what others do.
  private static let shaping: [RuleID: String] = [
    .accessoryWidth: "decides which of two things a point hits",
    .selectionStyle: "says that nothing changes",
    .selectedUnanimated: "says how certain the animated flag of selection.cell is",
    .nearestSelectedRow: "decides which row is scrolled to",
    .selectionCleared: "tells nobody",
  ]

  @Test("Each rule is the rule of an event, or only influences other rules")
  func everyRuleIsCarried() {
    for entry in Self.entries {
      let isCarried = ShippedTrace.rules.contains(entry.id)
      #expect(isCarried != (Self.shaping[entry.id] != nil), "\(entry.id.rawValue)")
    }
  }

  @Test("Effects of focus, drags and two fingers do not have a rule of a tap")
  func causesAreNamed() {
    let taps: Set<RuleID> = [.selectionOrder, .selectionAgain, .selectedCell, .willDeselectTimes]
    let causes: [(step: String, rule: RuleID)] = [
      ("focus", .focusSelects), ("springLoad", .springSelects), ("twoFingerDrag", .twoFingerRows),
    ]
    var found: Set<RuleID> = []
    for trace in ShippedTrace.all {
      var cause: RuleID?
      for line in trace.lines {
        if line.kind == .step {
          cause = causes.first { line.text.hasPrefix("- \($0.step)") }?.rule
        }
        if case .gate = line.kind { continue }
        guard let cause, let rule = line.rule else { continue }
        #expect(!taps.contains(rule), "\(trace.path), \(trace.version): \(line.text)")
        if rule == cause { found.insert(rule) }
      }
    }
    #expect(found == Set(causes.map(\.rule)))
  }

  @Test("The situation of a line lists the enclosing updates from the outside in")
  func situationsOfUpdates() {
    var count = 0
    for trace in ShippedTrace.all {
      for line in trace.lines {
        guard let requery = line.situation.firstIndex(of: .updateRequery),
          let order = line.situation.firstIndex(of: .updateSectionOrder)
        else { continue }
        count += 1
        #expect(requery < order, "\(trace.path): \(line.text)")
      }
    }
    #expect(count > 100)
  }
}
