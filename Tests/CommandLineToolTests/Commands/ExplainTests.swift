import Sampling
import TableTrace
import Testing

@testable import Project
@testable import Teaching

struct ExplainTests {
  @Test(
    "A word with a typing mistake finds the page",
    arguments: [
      ("didSelectRow", "didSelectRowAt"), ("DIDSELECTROWAT", "didSelectRowAt"),
      ("willSelect", "willSelectRowAt"), ("viewForHeaderInSecton", "viewForHeaderInSection"),
      ("heightForRowAtIndexPth", "heightForRowAt"), ("cellForRowAtIndexPat", "cellForRowAt"),
      ("selection.ordr", "selection.order"), ("didSelct", "didSelectRowAt"),
      ("canMoveRow", "canMoveRowAt"), ("heightForRow", "heightForRowAt"),
      ("UITableViewDelegat", "UITableViewDelegate"), ("realodData", "reloadData"),
      ("willdisplay", "willDisplayCell"), ("didenddisplaying", "didEndDisplayingCell"),
      ("scrollviewdidscroll", "scrollViewDidScroll"), ("cellforrow", "cellForRow"),
      ("reloaddata", "reloadData"), ("beginupdates", "beginUpdates"),
      ("numberofrows", "numberOfRows"), ("prepareforreuse", "prepareForReuse"),
    ]
  )
  func leadsToThePage(word: String, name: String) {
    let run = ToolRun(["explain", word])
    #expect(run.code == .success, "\(run.errors)")
    #expect(run.output == ToolRun(["explain", name]).output)
    #expect(run.errors == "note: '\(word)' is read as '\(name)'\n")
  }

  @Test(arguments: GateID.allCases)
  func everyGateHasAPage(gate: GateID) {
    let run = ToolRun(["explain", gate.rawValue])
    #expect(run.code == .success)
    #expect(run.output.hasPrefix("\(gate.rawValue)\n\nA condition for a call. "))
  }

  @Test(arguments: Phase.allCases)
  func everyPhaseHasAPage(phase: Phase) {
    for word in ["> \(phase.rawValue)", phase.rawValue] {
      let run = ToolRun(["explain", word])
      #expect(run.code == .success)
      #expect(!run.output.isEmpty)
    }
    #expect(
      ToolRun(["explain", "> \(phase.rawValue)"]).output
        .hasPrefix("> \(phase.rawValue)\n\n\(Paragraph.wrapped(phase.sentence))")
    )
  }

  /// Every sign, name of a cell and phase in the golden texts has a page.
  @Test func everySignOfATraceHasAPage() throws {
    var signs: Set<String> = []
    for path in try Repository.files(below: "Golden", suffix: ".trace") {
      for line in try Repository.text(path).split(separator: "\n").dropFirst(3) {
        let words = line.split(separator: " ")
        guard let first = words.first, first.count <= 2 else { continue }
        if first == ">" {
          signs.insert(line.drop { $0 == " " }.description)
        } else {
          signs.insert(String(first))
        }
      }
    }
    #expect(signs.count > 10)
    for sign in signs {
      #expect(ToolRun(["explain", "--", sign]).code == .success, "\(sign)")
    }
    for word in ["Cell#17", "View#2"] { #expect(ToolRun(["explain", word]).code == .success) }
  }

  @Test func aCallbackIsShownWithWhatTheLessonsKnow() {
    let run = ToolRun(["explain", "didSelectRowAtIndexPath", "--all"], hasLibrary: true)
    let heads = [
      "didSelectRowAt\n  tableView(_:didSelectRowAt:) ", "\norder\n",
      "tabletrace history didSelectRowAt\n", "\nnames\n  Swift ",
      "\nwhen it is called\n", "\nrules of its calls\n  selection.",
      "\nthe conditions for a call (gates), in the order of the checks\n  any.version-knows-it ",
      "\nlessons\n", "select/why-not-didselect ",
    ]
    var rest = run.output[...]
    for head in heads {
      let range = rest.firstRange(of: head)
      #expect(range != nil, "\(head) is missing or too early")
      if let range { rest = rest[range.upperBound...] }
    }
  }

  @Test(
    arguments: Sample.of(
      [
        ("why is didSelect not called", "didSelectRowAt\n", "select/why-not-didselect"),
        ("why is willdisplay not called", "willDisplayCell\n", "load/will-display"),
        ("is reloadData synchronous?", "lessons that answer\n", "reload/reload-is-two-moments"),
      ],
      1
    )
  )
  func aQuestionLeadsToAPage(question: String, start: String, lesson: String) {
    let run = ToolRun(["explain", question], hasLibrary: true)
    #expect(run.code == .success)
    #expect(run.output.hasPrefix(start))
    #expect(run.output.contains(lesson))
    let words = ToolRun(
      ["explain"] + question.split(separator: " ").map(String.init),
      hasLibrary: true
    )
    #expect(words.output == run.output)
  }

  @Test func historyTellsOfTheRulesOfACallback() {
    let run = ToolRun(["history", "heightForRowAtIndexPath"], hasLibrary: true)
    #expect(run.code == .success)
    #expect(run.output.hasPrefix("heightForRowAt: available since iOS 2\n\n"))
    #expect(run.output.contains("cell.height-after-cell: "))
    #expect(!run.output.contains("swipe."))
    let slip = ToolRun(["history", "heightForRw"], hasLibrary: true)
    #expect(slip.output == run.output)
    #expect(slip.errors == "note: 'heightForRw' is read as 'heightForRowAt'\n")
  }
}
