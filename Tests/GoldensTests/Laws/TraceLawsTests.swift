import Goldens
import TableTrace
import Testing

@Suite("Laws for the text of a trace") struct TraceLawsTests {
  @Test("A law holds in a correct trace", arguments: DamagedTrace.all)
  func holds(_ trace: DamagedTrace) {
    #expect(trace.breaches(isDamaged: false) == [])
  }

  @Test("A damaged line breaks exactly its law, at its line", arguments: DamagedTrace.all)
  func isBroken(_ trace: DamagedTrace) throws {
    let breaches = trace.breaches(isDamaged: true)
    #expect(breaches.map(\.law) == [trace.law])
    #expect(breaches.first?.line == Golden.lineNumber(ofBodyLine: trace.broken))
  }

  @Test("A client that implements only one of two callbacks does not break their law")
  func unheardCallbacksAreNotJudged() {
    let checker = LawChecker(.iOS(17), hooks: [])
    let golden = Golden(
      header: GoldenHeader(scenario: "a", os: .iOS(17)),
      body: ["- tap: [0, 1]", "tableView(_:didUnhighlightRowAt:) [0, 1]"]
    )
    #expect(golden.breaches(heardBy: checker) == [])
  }

  @Test("A golden without some implemented callbacks breaks no law because of them")
  func addedCallbacksAreNotJudged() {
    let messages: [Message] = [
      .callback(.didUnhighlightRowAt), .controller(.viewDidAppear), .cell(.didTransition),
    ]
    var checker = LawChecker(.iOS(17), hooks: Set(ControllerHook.allCases))
    checker.hear { _ in true }
    for message in messages {
      let golden = Golden(
        header: GoldenHeader(scenario: "a", os: .iOS(17)),
        body: ["- tap: [0, 1]", "\(message.name(.swift)) Cell#1, [0, 1]"]
      )
      #expect(golden.breaches(heardBy: checker) == [])
    }
  }

  @Test("Every law that a text can break has a damaged example")
  func noLawIsLeftOut() {
    let ofEvents: Set<LawID> = [.eventsHaveRules, .listedGates]
    let ofPlaces: Set<LawID> = [.offsetWithinLimits, .visibleRowsTouch, .visibleRowsAgree]
    let others = ofEvents.union(ofPlaces)
    #expect(Set(DamagedTrace.all.map(\.law)).union(others) == Set(LawID.allCases))
  }

  @Test(
    "A rule that suspends a law really suspends it",
    arguments: [
      (SystemVersion.iOS(12), [LawID.cellDisplaysPair]), (.iOS(12, 2), []),
      (.iOS(13), [.cellDisplaysPair]),
    ]
  )
  func suspensions(_ version: SystemVersion, _ broken: [LawID]) {
    let body = [
      "cellForRowAt [0, 0] -> Cell#1 new", "willDisplayCell Cell#1, [0, 0]",
      "didEndDisplayingCell Cell#1, [0, 0]", "didEndDisplayingCell Cell#1, [0, 0]",
    ]
    let trace = DamagedTrace(
      .cellDisplaysPair,
      on: version,
      ["numberOfRowsInSection 0 -> 1"] + body,
      .drop(0),
      at: 0
    )
    #expect(trace.breaches(isDamaged: false).map(\.law) == broken)
  }

  @Test(
    "Displays are checked until a re-query begins inside didEndDisplaying",
    arguments: [
      (["didEndDisplayingCell Cell#1, [0, 0]"], [LawID.cellDisplaysPair]),
      (["didEndDisplayingCell Cell#1, [0, 0]", "  numberOfRowsInSection 0 -> 1"], []),
      (["didEndDisplayingHeaderView View#1, 0", "  numberOfRowsInSection 0 -> 1"], []),
      (
        ["didEndDisplayingCell Cell#1, [0, 0]", "numberOfRowsInSection 0 -> 1"],
        [.cellDisplaysPair]
      ),
      (["didSelectRowAt [0, 0]", "  numberOfRowsInSection 0 -> 1"], [.cellDisplaysPair]),
    ]
  )
  func nestedRequeries(_ lines: [String], _ broken: [LawID]) {
    let display = "willDisplayCell Cell#1, [0, 0]"
    let ends = ["didEndDisplayingCell Cell#1, [0, 0]", "didEndDisplayingCell Cell#1, [0, 0]"]
    let body = ["numberOfRowsInSection 0 -> 1", "cellForRowAt [0, 0] -> Cell#1 new", display]
    let trace = DamagedTrace(.cellDisplaysPair, body + lines + ends, .drop(0), at: 0)
    #expect(trace.breaches(isDamaged: false).map(\.law) == broken)
  }

  @Test(
    "A broken law is described in a sentence",
    arguments: [
      (
        LawID.cellDisplaysPair,
        "breaks law.cell-displays-pair: at 'tableView(_:didEndDisplaying:forRowAt:) Cell#1, [0, 0]'"
          + " no earlier willDisplayCell is left for this call to end"
      ),
      (
        .highlightsPair,
        "breaks law.highlights-pair: at 'tableView(_:didHighlightRowAt:) [0, 1]' "
          + "this is the second call without didUnhighlightRowAt between the two"
      ),
      (
        .highlightsAreAllowed,
        "breaks law.highlights-are-allowed: at 'tableView(_:didHighlightRowAt:) [0, 1]' the result "
          + "of shouldHighlightRowAt did not allow this call"
      ),
      (
        .cellsOfCountedRows,
        "breaks law.cells-of-counted-rows: at 'tableView(_:cellForRowAt:) [0, 1] -> Cell#1 new' "
          + "the data source returned 1 rows for the section"
      ),
      (
        .newCellsOnce,
        "breaks law.new-cells-once: at 'tableView(_:cellForRowAt:) [0, 1] -> Cell#1 new' another "
          + "cell has the number of the new cell"
      ),
    ]
  )
  func sentences(_ law: LawID, _ sentence: String) throws {
    let trace = try #require(DamagedTrace.all.first { $0.law == law })
    #expect(trace.breaches(isDamaged: true).map(\.sentence) == [sentence])
  }

  @Test("Later breaches of a law are only counted")
  func breachesAreCounted() throws {
    let lines = ["- tap"] + Array(repeating: "didUnhighlightRowAt [0, 1]", count: 3)
    let trace = DamagedTrace(.highlightsPair, lines + ["didHighlightRowAt [0, 1]"], .drop(0), at: 0)
    let breach = try #require(trace.breaches(isDamaged: true).first)
    #expect(breach.count == 3)
    #expect(breach.sentence.hasSuffix("(and 2 more times)"))
  }
}
