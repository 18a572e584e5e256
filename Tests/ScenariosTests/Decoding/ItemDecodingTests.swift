import Scenarios
import TableTrace
import Testing

/// What a scenario says of its items.
@Suite struct ItemDecodingTests {
  @Test func everyPartIsRead() throws {
    let scenario = try decodedBody(
      """
      sections: [{rows: [a, b]}]
      items:
        a: {"tableView(_:heightForRowAt:)": 90, selfSizing: 30.5, cell: Wide}
        b: {canEditRowAt: {answer: false, when: {state: s}}}
      dataSource: {canEditRowAt: true}
      delegate: {heightForRowAt: 44}
      """
    )
    let a = try #require(scenario.items["a"])
    #expect(a.answers[.heightForRowAt]?.values == [PointsAnswer.points(90)])
    #expect(a.selfSizing == 30.5)
    #expect(a.cell == "Wide")
    let b = try #require(scenario.items["b"]?.answers[.canEditRowAt])
    #expect(b.entries.first?.condition?.state == "s")
    #expect(scenario.itemUsage.count == 2)
  }

  /// Where the name of an item can come from, besides the rows at the start.
  @Test(arguments: [
    "{model: {insert: {at: [0, 0], item: new}}}",
    "{model: {set: {section: 0, rows: [new]}}}",
    "{model: {sections: [{rows: [new]}]}}",
    "{turn: [{apply: {sections: [{section: A, items: [new]}]}}]}",
  ])
  func nameCanComeLater(_ step: String) throws {
    let scenario = try decodedBody(
      "sections: [{rows: [a]}]\nitems: {new: {selfSizing: 60}}",
      steps: "[load, \(step)]"
    )
    #expect(scenario.items["new"]?.selfSizing == 60)
  }

  @Test func changesInReactionsAreSaidToo() throws {
    let scenario = try decodedBody(
      """
      sections: [{rows: [a]}]
      delegate:
        heightForRowAt: 44
        didSelectRowAt: {do: [model: {items: {a: {heightForRowAt: 90}}}]}
      """
    )
    #expect(scenario.items.isEmpty)
    #expect(scenario.itemUsage.map { Array($0.answers.keys) } == [[.heightForRowAt]])
  }

  @Test func diffableDataSourceImplementsMore() throws {
    _ = try decodedBody(
      "sections: [{rows: [a]}]\nitems: {a: {canMoveRowAt: true}}",
      steps: "[load, apply: {sections: [{section: A, items: [a]}]}]"
    )
  }
}
