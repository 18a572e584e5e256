import TableTrace
import Testing

@testable import CommandLineTool
@testable import Project

/// `rules --changes`: what changed, release by release.
struct RuleHistoryTests {
  @Test func tellsWhatARuleSaidBeforeAndSaysNow() {
    let run = ToolRun(["rules", "swipe.full", "--changes"])
    #expect(run.code == .success)
    #expect(
      run.output == """
        iOS 4: the first version (--os without --changes prints its rules)

        iOS 5 to iOS 10.3: nothing changes

        iOS 11
        swipe.full: From iOS 11, a swipe across the whole row performs the first action, the one next to the edge. If performsFirstActionWithFullSwipe is false, the swipe only shows the buttons.
            before: no: a swipe across the whole row only shows the buttons
            now: yes: a swipe across the whole row performs the first action (documented)

        iOS 11.1 to iOS 26: nothing changes

        Catalyst 13 to Catalyst 26: nothing changes

        """
    )
  }

  @Test func tellsOfOneRelease() {
    let eleven = ToolRun(["rules", "--changes", "--os", "iOS 11"]).output
    #expect(eleven.hasPrefix("iOS 11\n"))
    #expect(eleven.contains("\niOS 11.1\n"))
    #expect(!eleven.contains("\niOS 12\n"))
    let exact = ToolRun(["rules", "--changes", "--os", "iOS 11.1"]).output
    #expect(exact.hasPrefix("iOS 11.1\n"))
    #expect(!exact.contains("\niOS 11\n"))
    let none = ToolRun(["rules", "--changes", "--os", "iOS 12.4"]).output
    #expect(none == "iOS 12.4: nothing changes\n")
  }

  @Test func tellsWhereCatalystGoesItsOwnWay() {
    let run = ToolRun(["rules", "selection.multiple", "--changes", "--os", "Catalyst 13"]).output
    #expect(run.contains("    on iOS: a tap selects the row, or deselects it if it is selected\n"))
    let click = "in edit mode, a click without a modifier key selects only the clicked row. "
    #expect(run.contains("    here: \(click)"))
  }

  @Test("Each version range except the first of its rule is listed exactly once")
  func tellsEveryChangeOnce() {
    let text = ToolRun(["rules", "--changes"]).output
    let told = text.split(separator: "\n").count {
      $0.hasPrefix("    now: ") || $0.hasPrefix("    here: ")
    }
    let changes = RuleBook.changedReleases.flatMap { RuleBook.changes(in: $0) }
    #expect(told == changes.count)
    let ranges = RuleBook.all.reduce(0) { $0 + $1.ranges.count }
    let firsts = RuleBook.all.reduce(0) { count, rule in
      count + Set(rule.ranges.map(\.since.platform)).count
    }
    #expect(changes.count >= ranges - firsts)
    #expect(changes.count <= ranges - RuleBook.all.count)
    #expect(changes.allSatisfy { $0.before.says != $0.range.says })
  }
}
