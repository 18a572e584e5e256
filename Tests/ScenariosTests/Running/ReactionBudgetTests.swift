import Sampling
import Scenarios
import TableTrace
import Testing

/// Reactions that feed themselves are stopped with their chain; those that end are left alone.
struct ReactionBudgetTests {
  /// A scenario whose reactions never end, and what is said about it.
  struct Endless: CustomTestStringConvertible {
    let name: String
    var os = SystemVersion.iOS(17)
    let body: String
    var steps = "[load]"
    /// What does not hold before.
    var earlier: [String] = []
    /// The line of the reaction.
    let line: Int
    /// The step, as the message names it.
    var step = "1, 'load'"
    /// What leads to what.
    let chain: String

    var testDescription: String { name }
  }

  private static let endless = [
    Endless(
      name: "a touch inside a turn of 'later'",
      body: """
        sections: [{rows: 12}]
        delegate:
          didHighlightRowAt: {later: [touchCancel, {tap: [0, 1]}]}
        """,
      steps: "[load, {tap: [0, 0]}]",
      earlier: [
        "5: expected a finger on the table, found none ('touchCancel' in line 5 lifted it) "
          + "(and 6249 more times)"
      ],
      line: 5,
      step: "2, 'tap: [0, 0]'",
      chain: "didHighlightRowAt (line 5) later performs 'touchCancel', then 'tap: [0, 1]', which "
        + "leads to didHighlightRowAt again"
    ),
    Endless(
      name: "a tap that the end of a tap asks for",
      body: """
        sections: [{rows: 12}]
        delegate:
          didUnhighlightRowAt: {later: [{tap: [0, 1]}]}
        """,
      steps: "[load, {tap: [0, 2]}]",
      line: 5,
      step: "2, 'tap: [0, 2]'",
      chain: "didUnhighlightRowAt (line 5) later performs 'tap: [0, 1]', which leads to "
        + "didUnhighlightRowAt again"
    ),
    Endless(
      name: "turns that each ask for many more",
      body: """
        sections: [{rows: 12}]
        delegate:
          willDisplayCell: {later: [{tap: [0, 2]}, reloadData]}
        """,
      earlier: [
        "5: expected no other touch, found a finger that is still on the table (and 1229 more times)"
      ],
      line: 5,
      chain:
        "willDisplayCell (line 5) later performs 'tap: [0, 2]', then 'reloadData', which leads "
        + "to willDisplayCell again"
    ),
    Endless(
      name: "a layout that never settles",
      body: """
        sections: [{rows: 12, header: H}]
        delegate:
          willDisplayCell: {do: [reloadData]}
          estimatedHeightForHeaderInSection: 100
        """,
      line: 5,
      chain: "willDisplayCell (line 5) performs 'reloadData', which leads to willDisplayCell again"
    ),
    Endless(
      name: "a layout that never settles, outside of the window",
      body: """
        sections: [{rows: 12, header: H}, {rows: 12}]
        delegate:
          willDisplayCell: {do: [reloadData, removeFromSuperview]}
          estimatedHeightForHeaderInSection: 100.5
        """,
      line: 5,
      chain: "willDisplayCell (line 5) performs 'reloadData', then 'removeFromSuperview', which "
        + "leads to willDisplayCell again"
    ),
    Endless(
      name: "updates that begin as others end",
      body: """
        sections: [{rows: 30}]
        delegate:
          didEndDisplayingCell: {do: [reloadSections: [0]]}
        """,
      steps: "[load, reloadData]",
      line: 5,
      step: "2, 'reloadData'",
      chain: "didEndDisplayingCell (line 5) performs 'reloadSections: [0]', which leads to "
        + "didEndDisplayingCell again"
    ),
    Endless(
      name: "a layout that each layout asks for",
      body: """
        viewport: {width: 320, height: 132}
        sections: [{rows: 20}]
        delegate:
          willDisplayCell: {when: {row: "0,2"}, do: [reloadData]}
        """,
      line: 6,
      chain: "willDisplayCell (line 6) performs 'reloadData', which leads to willDisplayCell again"
    ),
    Endless(
      name: "a controller that reloads after each layout",
      body: """
        host: tableViewController
        sections: [{rows: 3}]
        controller:
          viewDidLayoutSubviews: {do: [reloadData]}
        """,
      line: 6,
      chain: "viewDidLayoutSubviews (line 6) performs 'reloadData', which leads to "
        + "viewDidLayoutSubviews again"
    ),
    Endless(
      name: "animations that ask for each other",
      body: """
        sections: [{rows: 30}]
        delegate:
          scrollViewDidEndScrollingAnimation:
            - {when: {offsetAbove: 20}, do: [{scroll: {to: 0, animated: true}}]}
            - {when: {offsetBelow: 20}, do: [{scroll: {to: 80, animated: true}}]}
        """,
      steps: "[load, {scroll: {to: 80, animated: true}}]",
      line: 7,
      step: "2, 'scroll: {to: 80, animated: true}'",
      chain:
        "scrollViewDidEndScrollingAnimation (line 6) performs 'scroll: {to: 0, animated: true}'"
        + ", which leads to scrollViewDidEndScrollingAnimation (line 7), which performs 'scroll: "
        + "{to: 80, animated: true}', which leads to scrollViewDidEndScrollingAnimation again"
    ),
  ]

  @Test(arguments: Sample.of(endless, 1))
  func endlessReactionsAreStoppedWithTheirChain(_ endless: Endless) throws {
    let run = try Run(endless.body, steps: endless.steps, os: endless.os)
    #expect(
      run.failures == endless.earlier + [
        "\(endless.line): expected reactions that come to an end, found no end after "
          + "100000 events of step \(endless.step): \(endless.chain). Add a condition that stops "
          + "holding ('when:') to the reaction, or move its steps to 'steps'"
      ]
    )
    let last = try #require(run.lines.last)
    #expect(
      last.drop { $0 == " " }
        == "! SimulationLimit: the simulation stops after 100000 events caused "
        + "by reactions in one step. UIKit has no such limit"
    )
    #expect(run.outcome.exception == nil)
    #expect(run.lines.count < 110_000)
  }

  @Test(
    "Any number of reactions may run if they end",
    arguments: [
      // Once a row over a long scroll.
      (
        """
        sections: [{rows: 100000}]
        delegate:
          willDisplayCell: {do: [{setInsets: {top: 0}}]}
          didEndDisplayingCell: {do: [memoryWarning]}
        """,
        "[load" + String(repeating: ", {scroll: {by: 440}}", count: 2_000) + "]"
      ),
      // Once a row of a re-query, without asking the table for anything.
      (
        """
        sections: [{rows: 60000}]
        delegate:
          heightForRowAt: {answer: 44, do: [query: isEditing], state: asked}
        """, "[load]"
      ),
      // Rounds of a large table.
      (
        """
        sections: [{rows: 60000}]
        delegate: {heightForRowAt: 44}
        controller: {viewDidAppear: {later: [reloadData, layoutIfNeeded, reloadData]}}
        """,
        """
        [load, {batch: {updates: [{model: {insert: {at: [0, 0], item: a}}}, {insertRows: [[0, 0]]}],
          completion: [{model: {remove: [[0, 0]]}}, {deleteRows: [[0, 0]]}, reloadData]}}]
        """
      ),
    ]
  )
  func whatEndsIsLeftAlone(_ body: String, _ steps: String) throws {
    let scenario = try decodedBody(body, steps: steps)
    let counter = CallCounter()
    let version = SystemVersion.iOS(steps.contains("batch") ? 12 : 9)
    let outcome = ScenarioRunner(scenario: scenario, version: version).run(into: counter)
    #expect(outcome.failures.isEmpty)
    #expect(outcome.exception == nil)
  }

  @Test("A repeated failure is reported once, with a count")
  func equalFailuresAreCounted() throws {
    let body = """
      sections: [{rows: 3}]
      delegate:
        heightForRowAt: {later: [touchUp]}
        willDisplayCell: {when: {row: "0,0"}, later: [touchCancel, expect: {visible: []}]}
      """
    let run = try Run(body, os: .iOS(9))
    #expect(
      run.failures == [
        "5: expected a finger on the table, found none (use 'touchDown') "
          + "(and 14 more times)",
        "6: expected a finger on the table, found none (use 'touchDown')",
        "6: expected visible rows [], found [[0, 0], [0, 1], [0, 2]]",
      ]
    )
  }

  @Test("A touch in a turn before a selection does not run the turns that it queues")
  func turnsAreNeverNested() throws {
    let body = """
      sections: [{rows: 3}]
      delegate:
        didHighlightRowAt: {later: [{query: isEditing}]}
        didUnhighlightRowAt: {when: {row: "0,0"}, later: [{tap: [0, 1]}]}
        didSelectRowAt:
      """
    let run = try Run(body, steps: "[load, {tap: [0, 0]}]", os: .iOS(17))
    let touches = run.lines.drop { !$0.hasPrefix("- tap") }.dropFirst()
    #expect(
      touches.elementsEqual([
        "tableView(_:didHighlightRowAt:) [0, 0]",
        "> turn",
        "? isEditing -> false",
        "tableView(_:didUnhighlightRowAt:) [0, 0]",
        "> turn",
        "tableView(_:didHighlightRowAt:) [0, 1]",
        "tableView(_:didUnhighlightRowAt:) [0, 1]",
        "tableView(_:didSelectRowAt:) [0, 1]",
        "tableView(_:didSelectRowAt:) [0, 0]",
        "> turn",
        "? isEditing -> false",
      ])
    )
  }
}
