import TableTrace
import Testing

@Suite("Rules of enclosing events")
struct OpenRulesTests {
  @Test("Enclosing rules are listed outermost first, each once, without levels that have no rule")
  func order() {
    var rules = OpenRules()
    #expect(rules.all() == [])
    for rule in [RuleID.updateRequery, nil, .updateSectionOrder, .updateRequery] {
      rules.open(rule)
    }
    #expect(rules.all() == [.updateRequery, .updateSectionOrder])
    rules.close()
    rules.close()
    #expect(rules.all() == [.updateRequery])
    rules.open(.cellForRow)
    #expect(rules.all() == [.updateRequery, .cellForRow])
  }

  @Test("A level without a reader is forgotten, and an additional end changes nothing")
  func ends() {
    var rules = OpenRules()
    rules.open(.updateRequery)
    #expect(rules.all() == [.updateRequery])
    rules.open(.cellForRow)
    rules.close()
    rules.open(.willDisplay)
    #expect(rules.all() == [.updateRequery, .willDisplay])
    for _ in 0..<3 { rules.close() }
    #expect(rules.all() == [])
    rules.open(.willDisplay)
    rules.closeAll()
    #expect(rules.all() == [])
  }

  @Test("A recorded line has the rules of its situation and of the enclosing calls")
  func recordedLines() {
    let recorder = TraceRecorder()
    let path = IndexPath(section: 0, row: 0)
    recorder.entered(.updateNewCells)
    recorder.called(Call(.cellForRowAt, .row(path), rule: .cellForRow))
    recorder.called(Call(.heightForRowAt, .row(path), rule: .heightInDequeue))
    recorder.returned(.number(44))
    recorder.returned(.cell(Cell(number: 1), .new))
    recorder.left()
    recorder.called(Call(.heightForRowAt, .row(path), rule: .closingQuery))
    #expect(
      recorder.lines.map(\.situation) == [[.updateNewCells], [.updateNewCells, .cellForRow], []]
    )
  }

  @Test("A call of a recipient that is not recorded is the situation of the calls inside it")
  func untracedCalls() {
    let recorder = TraceRecorder(recipients: [.delegate])
    let path = IndexPath(section: 0, row: 0)
    recorder.called(Call(.cellForRowAt, .row(path), rule: .cellForRow))
    recorder.called(Call(.heightForRowAt, .row(path), rule: .heightInDequeue))
    #expect(recorder.lines.map(\.situation) == [[.cellForRow]])
  }

  @Test(
    "Rules of answers, prevented calls and heights belong to the lines about them"
  )
  func rulesOfLines() {
    let recorder = TraceRecorder(recipients: [.dataSource])
    let path = IndexPath(section: 0, row: 0)
    recorder.answered(by: .poolOrder)
    recorder.skippedCall(by: .rowAheadAtRest)
    recorder.called(Call(.cellForRowAt, .row(path), rule: .cellForRow))
    recorder.called(Call(.heightForRowAt, .row(path), rule: .heightInDequeue))
    recorder.answered(by: .closingQuery)
    recorder.returned(.number(44))
    recorder.answered(by: .poolOrder)
    recorder.answered(by: .poolOrder)
    recorder.returned(.cell(Cell(number: 1), .new))
    recorder.skippedCall(by: .rowAheadAtRest)
    recorder.skippedCall(by: .rowAheadAtRest)
    recorder.sized(by: [.defaultRowHeight])
    recorder.queried(Query(name: "contentSize", argument: nil))
    recorder.returned(.none)
    #expect(recorder.lines.map(\.answerRules) == [[.poolOrder], []])
    #expect(recorder.lines.map(\.skippedBy) == [[.rowAheadAtRest], []])
    #expect(recorder.lines.map(\.heightRules) == [[], [.defaultRowHeight]])
  }
}
