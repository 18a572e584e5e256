import TableTrace
import Testing

/// Scripted answers: the most specific place, conditions, steps, and every kind of value.
@Suite struct ScriptedAnswerTests {
  private static let cases = [
    RunCase(
      name: "Rows: the most specific place wins",
      os: .iOS(5, 1),
      body: """
        host: {triggers: [layout]}
        viewport: {width: 320, height: 10}
        sections: [{rows: 3}, {rows: 2}]
        dataSource: {numberOfSections: model}
        delegate:
          heightForRowAt: {default: 1, "*,*": 2, "*,last": 3, "0,*": 4, "0,last": 5, "1,0": 6, "last,1": 7}
        """,
      trace: """
        - load
        > layout
        numberOfSections(in:) -> 2
        tableView(_:numberOfRowsInSection:) 1 -> 2
        tableView(_:heightForRowAt:) [1, 0] -> 6
        tableView(_:heightForRowAt:) [1, 1] -> 7
        tableView(_:numberOfRowsInSection:) 0 -> 3
        tableView(_:heightForRowAt:) [0, 0] -> 4
        tableView(_:heightForRowAt:) [0, 1] -> 4
        tableView(_:heightForRowAt:) [0, 2] -> 5
        tableView(_:cellForRowAt:) [0, 0] -> Cell#1 new
        tableView(_:cellForRowAt:) [0, 1] -> Cell#2 new
        tableView(_:cellForRowAt:) [0, 2] -> Cell#3 new
        """
    ),
    RunCase(
      name: "Sections: a number, the last, any, from a step on",
      os: .iOS(5, 1),
      body: """
        host: detached
        sections: [{rows: 0}, {rows: 0}, {rows: 0}]
        dataSource: {numberOfSections: model}
        delegate:
          heightForHeaderInSection: {default: 10, "*": 11, "last": 12, "0": {answer: 13, when: {state: s}}}
          heightForFooterInSection: {"0": {answer: 5, from: {step: 3}}}
        """,
      steps: "[load, reloadData, turn: [state: s, reloadData]]",
      trace: """
        - load
        - reloadData
        numberOfSections(in:) -> 3
        tableView(_:heightForHeaderInSection:) 2 -> 12
        tableView(_:heightForHeaderInSection:) 2 -> 12
        tableView(_:heightForFooterInSection:) 2 -> automatic
        tableView(_:heightForFooterInSection:) 2 -> automatic
        tableView(_:numberOfRowsInSection:) 2 -> 0
        tableView(_:heightForHeaderInSection:) 0 -> 11
        tableView(_:heightForHeaderInSection:) 0 -> 11
        tableView(_:heightForFooterInSection:) 0 -> automatic
        tableView(_:heightForFooterInSection:) 0 -> automatic
        tableView(_:numberOfRowsInSection:) 0 -> 0
        tableView(_:heightForHeaderInSection:) 1 -> 11
        tableView(_:heightForHeaderInSection:) 1 -> 11
        tableView(_:heightForFooterInSection:) 1 -> automatic
        tableView(_:heightForFooterInSection:) 1 -> automatic
        tableView(_:numberOfRowsInSection:) 1 -> 0
        - turn: [{state: s}, reloadData]
        numberOfSections(in:) -> 3
        tableView(_:heightForHeaderInSection:) 2 -> 12
        tableView(_:heightForHeaderInSection:) 2 -> 12
        tableView(_:heightForFooterInSection:) 2 -> automatic
        tableView(_:heightForFooterInSection:) 2 -> automatic
        tableView(_:numberOfRowsInSection:) 2 -> 0
        tableView(_:heightForHeaderInSection:) 0 -> 13
        tableView(_:heightForHeaderInSection:) 0 -> 13
        tableView(_:heightForFooterInSection:) 0 -> 5
        tableView(_:heightForFooterInSection:) 0 -> 5
        tableView(_:numberOfRowsInSection:) 0 -> 0
        tableView(_:heightForHeaderInSection:) 1 -> 11
        tableView(_:heightForHeaderInSection:) 1 -> 11
        tableView(_:heightForFooterInSection:) 1 -> automatic
        tableView(_:heightForFooterInSection:) 1 -> automatic
        tableView(_:numberOfRowsInSection:) 1 -> 0
        """
    ),
    RunCase(
      name: "Kinds of values",
      body: """
        host: {triggers: [layout]}
        viewport: {width: 320, height: 40}
        sections: [{header: H, footer: F, rows: 2}]
        dataSource:
          sectionIndexTitles: [A, B]
          titleForHeaderInSection: model
          titleForFooterInSection: none
          canEditRowAt: true
        delegate:
          heightForRowAt: automatic
          indentationLevelForRowAt: 2
          estimatedHeightForRowAt: 30.5
        selfSizing: {"0,0": 50}
        """,
      trace: """
        - load
        > layout
        tableView(_:titleForHeaderInSection:) 0 -> "H"
        tableView(_:titleForFooterInSection:) 0 -> nil
        tableView(_:numberOfRowsInSection:) 0 -> 2
        tableView(_:estimatedHeightForRowAt:) [0, 0] -> 30.5
        tableView(_:estimatedHeightForRowAt:) [0, 1] -> 30.5
        sectionIndexTitles(for:) -> ["A", "B"]
        tableView(_:cellForRowAt:) [0, 0] -> Cell#1 new
          tableView(_:indentationLevelForRowAt:) [0, 0] -> 2
          tableView(_:heightForRowAt:) [0, 0] -> automatic
          tableView(_:heightForRowAt:) [0, 0] -> automatic
        tableView(_:heightForRowAt:) [0, 0] -> automatic
        tableView(_:canEditRowAt:) [0, 0] -> true
        tableView(_:titleForHeaderInSection:) 0 -> "H"
        """
    ),
    RunCase(
      name: "Defaults are what UIKit does without the method",
      body: """
        host: {triggers: [layout]}
        viewport: {width: 320, height: 30}
        table: {rowHeight: 33, sectionHeaderHeight: 12, sectionFooterHeight: 13}
        sections: [{header: H, footer: F, rows: 1}]
        dataSource: {numberOfSections: default, titleForHeaderInSection: default, canEditRowAt: default}
        delegate:
          heightForRowAt: default
          heightForHeaderInSection: default
          heightForFooterInSection: default
          indentationLevelForRowAt: default
          viewForHeaderInSection: default
          viewForFooterInSection: view
        """,
      trace: """
        - load
        > layout
        numberOfSections(in:) -> 1
        tableView(_:heightForHeaderInSection:) 0 -> 12
        tableView(_:heightForHeaderInSection:) 0 -> 12
        tableView(_:heightForFooterInSection:) 0 -> 13
        tableView(_:heightForFooterInSection:) 0 -> 13
        tableView(_:numberOfRowsInSection:) 0 -> 1
        tableView(_:heightForRowAt:) [0, 0] -> 33
        tableView(_:cellForRowAt:) [0, 0] -> Cell#1 new
          tableView(_:indentationLevelForRowAt:) [0, 0] -> 0
          tableView(_:heightForRowAt:) [0, 0] -> 33
        tableView(_:heightForRowAt:) [0, 0] -> 33
        tableView(_:canEditRowAt:) [0, 0] -> true
        tableView(_:viewForHeaderInSection:) 0 -> nil
        tableView(_:titleForHeaderInSection:) 0 -> nil
        tableView(_:viewForFooterInSection:) 0 -> View#1
        """
    ),
  ]

  @Test(arguments: cases)
  func isAnswered(_ run: RunCase) throws {
    try run.check()
  }
}
