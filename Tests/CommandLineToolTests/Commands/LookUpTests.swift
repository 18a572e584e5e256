import Diagnostics
import Scenarios
import TableTrace
import Teaching
import Testing

@testable import CommandLineTool
@testable import Project

struct LookUpTests {
  @Test func listsCallbacksByVersion() {
    let all = ToolRun(["list", "callbacks"])
    #expect(all.code == .success)
    #expect(all.output.split(separator: "\n").count == 94)
    let old = ToolRun(["list", "callbacks", "--os", "iOS 9"])
    let lines = old.output.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("editActionsForRowAt ") })
    #expect(!lines.contains { $0.hasPrefix("trailingSwipeActionsConfigurationForRowAt ") })
  }

  @Test func listsDevicesAndVersions() {
    #expect(ToolRun(["list", "devices"]).output.split(separator: "\n").count == Device.all.count)
    let versions = ToolRun(["list", "versions"]).output
    #expect(versions.hasPrefix("iOS 4\niOS 5\n"))
    #expect(versions.hasSuffix("Catalyst 26\n"))
  }

  @Test func listsTheWordsOfTheLanguage() {
    let steps = ToolRun(["list", "steps"]).output.split(separator: "\n")
    #expect(steps.count == StepListing.all.count)
    #expect(steps.contains { $0.hasPrefix("tap ") && $0.contains("  finger  ") })
    let queries = ToolRun(["list", "queries"]).output.split(separator: "\n")
    #expect(queries.count == StepListing.queries.count)
    let errors = ToolRun(["list", "errors"]).output.split(separator: "\n")
    #expect(errors.count == ProblemCode.allCases.count)
    #expect(errors.contains("T012  error    unknown callback"))
  }

  @Test func listsRulesAndChoosesAmongThem() {
    let all = ToolRun(["list", "rules"]).output.split(separator: "\n")
    #expect(all.count == RuleBook.all.count)
    let load = ToolRun(["list", "rules", "load"]).output.split(separator: "\n")
    #expect(!load.isEmpty && load.count < all.count)
    #expect(load.allSatisfy { $0.hasPrefix("load.") })
  }

  @Test func listsTheScenariosThatAreNamed() {
    let files = Samples.project(["Scenarios/other.yaml": Samples.noCell])
    let all = ToolRun(["list", "scenarios"], files: files).output
    #expect(
      all == "load/two-rows  Two rows  iOS 9, iOS 17\nother          No cell   iOS 9\n"
    )
    for name in ["load", "load/two-rows", "Scenarios/load"] {
      let run = ToolRun(["list", "scenarios", name], files: files)
      #expect(run.output == "load/two-rows  Two rows  iOS 9, iOS 17\n")
    }
  }

  @Test func titlesNeverReachATerminalRaw() {
    let scenario = Samples.noCell.replacing("title: No cell", with: "title: \"\\x1b[31mred\"")
    let run = ToolRun(["list", "scenarios"], files: MemoryFiles(["Scenarios/x.yaml": scenario]))
    #expect(run.output == "x  \\u{1B}[31mred  iOS 9\n")
  }

  @Test(arguments: ["load", "load.*", "load.section-o*"])
  func rulesAreNamedInGroups(word: String) {
    let run = ToolRun(["rules", word])
    #expect(run.code == .success)
    #expect(run.output.contains("load.section-order: "))
    #expect(!run.output.contains("\ncell."))
    // A step is called like the group, and its page says what a load is.
    if word != "load" {
      let page = ToolRun(["explain", "--all", word]).output
      #expect("\n\(page)".contains(/\n *load\.section-order/), "\(page)")
    }
    #expect(ToolRun(["rules", word, "load.section-order"]).output == run.output, "each once")
  }

  @Test func rulesTellHowSureTheyAre() {
    let all = ToolRun(["rules"]).output
    for entry in RuleBook.all { #expect(all.contains("\(entry.id.rawValue): ")) }
    let one = ToolRun(["rules", "load.section-order", "--os", "iOS 9"])
    #expect(one.code == .success)
    #expect(one.output.hasPrefix("load.section-order: "))
    #expect(one.output.contains("    observed: "))
  }

  @Test func rulesNameRelatedOnes() {
    let related = ToolRun(["explain", "swipe.cell-set-up"]).output
    #expect(related.contains("\nrelated\n  swipe.actions"))
    let listed = ToolRun(["rules", "swipe.cell-set-up"]).output
    #expect(listed.contains("\n  related rules: swipe.actions\n"))
    #expect(!ToolRun(["rules", "cell.will-display"]).output.contains("related rules"))
  }

  @Test("Pages for learners do not contain the words of contributors")
  func learnersReadNoWordsOfContributors() {
    for arguments in [
      ["rules"], ["rules", "--os", "iOS 17"], ["rules", "--changes"],
      ["explain", "swipe.cell-set-up"], ["explain", "heightForRowAt"],
      ["history", "heightForRowAt"],
      ["diff", "load/first-load"], ["run", "updates/insert-a-row", "--why"], ["learn", "1"],
    ] {
      let run = ToolRun(arguments, hasLibrary: true)
      let words = (run.output + run.errors).matches(
        of: /(?m)^ *(decides|states)(,|$)|decided by|(^|[^r-])\bbands?\b/
      )
      #expect(words.isEmpty, "\(arguments): \(words.map { String($0.0) })")
    }
  }

  @Test("The page of a rule shows its certainty above its evidence")
  func rulesHaveWords() {
    let seen = ToolRun(["rules", "load.section-order", "--os", "iOS 17"]).output
    #expect(seen.contains("\n    seen\n    observed: "))
    let before = ToolRun(["rules", "load.section-order", "--os", "iOS 26"]).output
    #expect(before.contains("\n    seen on iOS 17.2\n    assumed\n"), "\(before)")
    #expect(!ToolRun(["rules", "load.section-order"]).output.contains("    seen\n"))
    let json = ToolRun(["rules", "load.section-order", "--os", "26", "--format", "json"]).output
    #expect(
      json.contains("\"word\" : \"seen before\"") && json.contains("\"lastSeen\" : \"iOS 17.2\"")
    )
  }

  @Test(arguments: Callback.allCases)
  func explainSaysWhatATableNeverSends(callback: Callback) {
    let page = ToolRun(["explain", callback.facts.key, "--all"]).output
    #expect(page.contains("never by a table view") == callback.facts.key.contains("Zoom"))
  }

  @Test func explainsCallbacksUnderEveryName() {
    let page = ToolRun(["explain", "heightForRowAt"])
    let heads = [
      "heightForRowAt\n  tableView(_:heightForRowAt:)  UITableViewDelegate  from iOS 2\n\nReturns ",
      "\norder\n  numberOfRowsInSection → ", "\n  1. Estimates are on", "\nrelated\n",
      "tabletrace why-not heightForRowAt SCENARIO\n", "tabletrace explain heightForRowAt --all\n",
    ]
    for head in heads { #expect(page.output.contains(head), "\(head)\n\(page.output)") }
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
  @Test(arguments: ProblemCode.allCases.map(\.name))
  func everyCodeHasAPage(name: String) throws {
    let run = ToolRun(["explain", name])
    #expect(run.code == .success)
    let title = try #require(ProblemCode.named(name)?.title)
    #expect(run.output.hasPrefix("\(name): \(title) ("))
    // An example is printed as the tool prints it.
    let example = Set(ExplanationText.of(.code, name).example.map { "  \($0)" })
    let prose = run.output.split(separator: "\n").filter { !example.contains(String($0)) }
    #expect(prose.allSatisfy { $0.count <= 80 })
  }
}
