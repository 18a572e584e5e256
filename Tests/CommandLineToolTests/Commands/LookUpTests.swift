import Diagnostics
import TableTrace
import Testing

@testable import CommandLineTool

struct LookUpTests {
  @Test func listsCallbacksByProtocolAndVersion() {
    let all = ToolRun(["list", "callbacks"])
    #expect(all.code == .success)
    #expect(all.output.split(separator: "\n").count == 94)
    let delegate = ToolRun([
      "list", "callbacks", "--protocol", "UITableViewDelegate", "--os", "iOS 9",
    ])
    let lines = delegate.output.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("editActionsForRowAt ") })
    #expect(!lines.contains { $0.hasPrefix("trailingSwipeActionsConfigurationForRowAt ") })
    #expect(lines.allSatisfy { $0.contains("  UITableViewDelegate  ") })
  }

  @Test func listsDevicesAndVersions() {
    #expect(ToolRun(["list", "devices"]).output.split(separator: "\n").count == Device.all.count)
    let versions = ToolRun(["list", "versions"]).output
    #expect(versions.hasPrefix("iOS 4\niOS 5\n"))
    #expect(versions.hasSuffix("Catalyst 26\n"))
  }

  @Test func rulesTellHowSureTheyAre() {
    let all = ToolRun(["rules"]).output
    for entry in RuleBook.all { #expect(all.contains("\(entry.id.rawValue): ")) }
    let one = ToolRun(["rules", "load.section-order", "--os", "iOS 9"])
    #expect(one.code == .success)
    #expect(one.output.hasPrefix("load.section-order: "))
    #expect(one.output.contains("    observed: "))
  }

  @Test func rulesTellWhetherTheyDecide() {
    let deciding = ToolRun(["rules", "load.section-order"]).output
    #expect(deciding.contains("\n  decides\n"))
    let stating = ToolRun(["explain", "swipe.cell-set-up"]).output
    #expect(stating.contains("\n  states, decided by swipe.actions\n"))
    let lone = ToolRun(["rules", "cell.will-display"]).output
    #expect(lone.contains("\n  states\n"))
  }

  @Test(arguments: Callback.allCases)
  func explainSaysWhatATableNeverSends(callback: Callback) {
    let page = ToolRun(["explain", callback.facts.key]).output
    #expect(page.contains("never by a table") == callback.facts.key.contains("Zoom"))
  }

  @Test func explainsCallbacksUnderEveryName() {
    let page = ToolRun(["explain", "heightForRowAt"])
    #expect(
      page.output == """
        heightForRowAt
          Swift        tableView(_:heightForRowAt:)
          Objective-C  tableView:heightForRowAtIndexPath:
          declared by  UITableViewDelegate
          received by  delegate
          available    from iOS 2 on
          implemented  optional
          when absent  rowHeight of the table

        """
    )
    for name in ["tableView(_:heightForRowAt:)", "tableView:heightForRowAtIndexPath:"] {
      #expect(ToolRun(["explain", name]).output == page.output)
    }
  }

  @Test(arguments: Callback.allCases)
  func everyCallbackHasAPage(callback: Callback) {
    #expect(ToolRun(["explain", callback.facts.key]).output.hasPrefix(callback.facts.key + "\n"))
  }

  @Test(arguments: RuleID.allCases)
  func everyRuleHasAPage(rule: RuleID) {
    let run = ToolRun(["explain", rule.rawValue])
    #expect(run.code == .success, "no page for \(rule.rawValue)")
  }
}

struct ExplainCodeTests {
  @Test(arguments: ProblemCode.all.map(\.name))
  func everyCodeHasAPage(name: String) throws {
    let run = ToolRun(["explain", name])
    #expect(run.code == .success)
    let title = try #require(ProblemCode.named(name)?.title)
    #expect(run.output.hasPrefix("\(name): \(title) ("))
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }
}
