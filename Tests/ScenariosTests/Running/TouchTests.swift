import Scenarios
import TableTrace
import Testing

/// Touches that cannot be done, and where a finger lands.
@Suite struct TouchTests {
  private static let body = """
    viewport: {width: 320, height: 220}
    sections: [{header: Fruit, rows: 40}, {rows: 2}]
    dataSource: {numberOfSections: model, titleForHeaderInSection: model}
    delegate: {didSelectRowAt: , heightForHeaderInSection: 30}
    """

  @Test(
    "A touch that is not possible is reported with a fix",
    arguments: [
      (
        "tap: [0, 30]",
        "[0, 30] on the screen, found the rows [0, 0] to [0, 4] "
          + "(add 'scrollToRow: {row: [0, 30]}' before)"
      ),
      (
        "longPress: [1, 1]",
        "[1, 1] on the screen, found the rows [0, 0] to [0, 4] "
          + "(add 'scrollToRow: {row: [1, 1]}' before)"
      ),
      (
        "tap: {x: 10, y: 220}",
        "a row at {10, 220}, found a point outside the table's bounds {320, 220}"
      ),
      (
        "touchDown: {x: 10, y: 29.5}", "a row at {10, 29.5}, found the header of section 0"
      ),
      ("touchUp", "a finger on the table, found none (use 'touchDown')"),
      ("touchCancel", "a finger on the table, found none (use 'touchDown')"),
      ("longPress: {row: [0, 0], choose: copy}", "a menu, found none: the delegate provides no"),
    ]
  )
  func untouchable(step: String, failure: String) throws {
    let run = try Run(
      Self.body,
      steps: "[load, {\(step)}]".replacing("{touchUp}", with: "touchUp")
        .replacing("{touchCancel}", with: "touchCancel")
    )
    #expect(run.failures.count == 1)
    #expect(run.failures.first?.contains("expected \(failure)") == true, "\(run.failures)")
    // A press without a menu is a tap in the end.
    #expect(run.lines.contains { $0.contains("didSelect") } == step.contains("choose"))
  }

  @Test("A touch of a missing row is reported, and touches nothing")
  func absentRow() throws {
    let run = try Run(
      Self.body,
      steps: "[load, {model: {sections: [{rows: 1}]}}, reloadData, {tap: [0, 3]}]"
    )
    #expect(
      run.failures == [
        "7: expected [0, 3] on the screen, found no such row (section 0 has 1 row)"
      ]
    )
  }

  @Test(
    "A touch with a second finger is reported",
    arguments: ["touchDown", "tap", "longPress", "tapAccessory"]
  )
  func secondFinger(step: String) throws {
    let run = try Run(Self.body, steps: "[load, {touchDown: [0, 0]}, {\(step): [0, 1]}]")
    #expect(run.failures.count == 1)
    #expect(run.failures.first?.contains("expected no other touch") == true)
  }

  @Test(
    "A step that the version does not support is reported",
    arguments: [("focus: [0, 0]", 8), ("springLoad: [0, 0]", 10), ("twoFingerDrag: [[0, 0]]", 10)]
  )
  func olderVersion(step: String, major: Int) throws {
    let run = try Run(Self.body, steps: "[load, {\(step)}]", os: .iOS(major))
    #expect(run.failures.first?.hasSuffix("found iOS \(major)") == true, "\(run.failures)")
  }

  @Test("A touch inside a callback does nothing, but works in a later turn")
  func insideCallback() throws {
    let body =
      "sections: [{rows: 3}]\ndelegate: {didSelectRowAt: {WHEN: [{tap: [0, 1]}], "
      + "when: {row: \"0,0\"}}}"
    let inside = try Run(body.replacing("WHEN", with: "do"), steps: "[load, {tap: [0, 0]}]")
    let failure = "expected a touch outside other events, found a touch in a callback"
    #expect(inside.failures.first?.hasSuffix(failure) == true, "\(inside.failures)")
    #expect(inside.lines.filter { $0.contains("didSelect") }.count == 1)
    let later = try Run(body.replacing("WHEN", with: "later"), steps: "[load, {tap: [0, 0]}]")
    #expect(later.failures.isEmpty)
    #expect(later.lines.filter { $0.contains("didSelect") }.count == 2)
  }

  @Test(
    "If something else ended a touch, the report names it",
    arguments: ["drag: {by: 30}", "turn: [removeFromSuperview, addToWindow]"]
  )
  func lostFinger(step: String) throws {
    let steps = "[load, {touchDown: [0, 0]}, {\(step)}, touchUp]"
    let run = try Run(Self.body, steps: steps)
    let taker = step.contains("drag") ? step : "removeFromSuperview"
    #expect(run.failures.count == 1)
    #expect(run.failures.first?.contains("none ('\(taker)' in line") == true, "\(run.failures)")
  }

  @Test("A preferred row for focus that is not visible is reported", arguments: [30, 50])
  func preferredOffScreen(row: Int) throws {
    let body = "sections: [{rows: 40}]\ndelegate: {indexPathForPreferredFocusedView: [0, \(row)]}"
    let run = try Run(body, steps: "[load, focus]")
    #expect(run.failures.count == 1)
    #expect(run.failures.first?.contains("the table's preferred row for focus") == true)
  }

  @Test("A touch at the edge presses the accessory if it is a button", arguments: [true, false])
  func accessoryAtTheEdge(isButton: Bool) throws {
    let body = """
      viewport: {width: 320, height: 220}
      sections: [{rows: 3}]
      cells: {accessoryType: \(isButton ? "detailButton" : "checkmark")}
      delegate: {didSelectRowAt: , accessoryButtonTappedForRowWith: }
      """
    let edge = try Run(body, steps: "[load, {tap: {x: 276, y: 10}}]")
    #expect(edge.lines.contains { $0.contains("accessoryButton") } == isButton)
    #expect(edge.lines.contains { $0.contains("didSelect") } != isButton)
    let row = try Run(body, steps: "[load, {tap: {x: 275, y: 10}}]")
    #expect(row.lines.contains { $0.contains("didSelect") })
    let down = try Run(body, steps: "[load, {touchDown: {x: 276, y: 10}}]")
    #expect(down.failures.count == (isButton ? 1 : 0))
  }

  @Test("A pending selection survives a tap and a deletion that were queued before it")
  func queuedTouches() throws {
    let body = """
      sections: [{rows: 5}]
      delegate:
        didSelectRowAt:
        didUnhighlightRowAt: {when: {row: "0,3"}, later: [STEPS]}
      """
    let tapped = try Run(
      body.replacing("STEPS", with: "{tap: [0, 1]}"),
      steps: "[load, {tap: [0, 3]}]"
    )
    let selections = tapped.lines.filter { $0.contains("didSelect") }.map { $0.suffix(6) }
    #expect(selections == ["[0, 1]", "[0, 3]"])
    let steps = "[load, {tap: [0, 3]}, {expect: {selection: SELECTION}}]"
    for (removed, selection) in [(0, "[[0, 2]]"), (3, "[]")] {
      let change = "{model: {remove: [0, \(removed)]}}, {deleteRows: [[0, \(removed)]]}"
      let run = try Run(
        body.replacing("STEPS", with: change),
        steps: steps.replacing("SELECTION", with: selection)
      )
      #expect(run.failures.isEmpty, "\(run.failures)")
    }
  }

  @Test("A table without a window cannot be touched")
  func detached() throws {
    let run = try Run("host: detached\n" + Self.body, steps: "[load, {tap: [0, 0]}]")
    #expect(run.failures.first?.contains("the table in a window") == true)
  }

  @Test("A pinned header takes the touch from the row below it")
  func pinnedHeader() throws {
    let steps = "[load, {scroll: {to: 88}}, {tap: {x: 10, y: 20}}, {tap: {x: 10, y: 40}}]"
    let run = try Run(Self.body, steps: steps)
    #expect(run.failures.count == 1)
    #expect(run.failures.first?.contains("found the header of section 0") == true)
    #expect(run.lines.suffix(1) == ["tableView(_:didSelectRowAt:) [0, 2]"])
  }

  @Test("A tap below the last row selects nothing, and is not reported")
  func background() throws {
    let body = "sections: [{rows: 1}]\ndelegate: {didSelectRowAt: }"
    let run = try Run(body, steps: "[load, {tap: {x: 10, y: 300}}, {tap: {x: 10, y: 30}}]")
    #expect(run.failures.isEmpty)
    #expect(run.lines.filter { $0.contains("didSelect") }.count == 1)
  }

  @Test("If a menu lacks the chosen action, the report lists its actions")
  func missingItems() throws {
    let edit =
      "sections: [{rows: 1}]\ndelegate: {shouldShowMenuForRowAt: true, "
      + "canPerformAction: true, performAction: }"
    let old = try Run(edit, steps: "[load, {longPress: {row: [0, 0], choose: toggleItalics}}]")
    #expect(old.failures.first?.contains("the item in the edit menu, found cut, copy") == true)
    let context =
      "sections: [{rows: 2}]\ndelegate: {contextMenuConfigurationForRowAt: "
      + "{\"0,0\": {actions: [Copy]}, \"0,1\": {actions: [Share]}}}"
    let new = try Run(
      context,
      steps: "[load, {longPress: {row: [0, 1], action: Copy}}]",
      os: .iOS(17)
    )
    #expect(new.failures == ["5: expected the action in the context menu, found Share"])
  }

  @Test("The default Boolean answers equal those of a method that is not implemented")
  func defaults() throws {
    let body = """
      table: {allowsMultipleSelectionDuringEditing: true}
      sections: [{rows: 2}]
      delegate:
        shouldBeginMultipleSelectionInteractionAt:
        shouldShowMenuForRowAt:
        canPerformAction:
        performAction:
      """
    let steps = "[load, {twoFingerDrag: [[0, 0]]}, {longPress: [0, 0]}]"
    let run = try Run(body, steps: steps, os: .iOS(13))
    let answers = run.lines.filter { $0.contains("should") }
    #expect(
      answers == [
        "tableView(_:shouldBeginMultipleSelectionInteractionAt:) [0, 0] -> false",
        "tableView(_:shouldShowMenuForRowAt:) [0, 0] -> false",
      ]
    )
  }

  @Test(
    "On an iPad the selected row loses its appearance before didHighlight is called",
    arguments: [7, 9]
  )
  func oldRowOnAnIPad(os: Int) throws {
    let body = """
      trace: [delegate, cell]
      device: iPad Air
      sections: [{rows: 5}]
      delegate:
        didHighlightRowAt:
      """
    let run = try Run(body, steps: "[load, {tap: [0, 0]}, {touchDown: [0, 2]}]", os: .iOS(os))
    #expect(
      run.lines.suffix(4) == [
        "- touchDown: [0, 2]",
        "setHighlighted(_:animated:) Cell#3, true, false",
        "setSelected(_:animated:) Cell#1, false, false",
        "tableView(_:didHighlightRowAt:) [0, 2]",
      ]
    )
  }
}
