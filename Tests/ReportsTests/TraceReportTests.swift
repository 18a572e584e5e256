import Reports
import TableTrace
import Testing

/// The forms of a trace that are not its text: records, counts and filtered events.
struct TraceReportTests {
  private static let heights: Call = Call(
    .heightForRowAt,
    .row(IndexPath(section: 0, row: 1)),
    rule: .sectionOrder
  )

  /// A step with a cell, inside of which a height is asked.
  private func play(into sink: any TraceSink) {
    sink.step(1, "load")
    sink.phase(.layout, rule: .sectionOrder)
    sink.called(
      Call(.cellForRowAt, .row(IndexPath(section: 0, row: 1)), rule: .sectionOrder)
    )
    sink.called(Self.heights)
    sink.returned(.number(44))
    sink.returned(.cell(Cell(number: 1), .new))
    sink.queried(Query(name: "numberOfSections", argument: nil))
    sink.returned(.integer(1))
    sink.warned("outside of a window", rule: .sectionOrder)
  }

  @Test func recordsStandAlone() {
    let bytes = Collected()
    let records = JSONLines(version: .iOS(9), names: .swift, recipients: nil) { bytes.add($0) }
    records.header(scenario: "load/a", version: .iOS(9))
    play(into: records)
    records.finish()
    let lines = bytes.text.split(separator: "\n").map(String.init)
    #expect(lines.count == 7)
    #expect(lines[0] == #"{"format":1,"kind":"trace","os":"iOS 9","scenario":"load/a"}"#)
    #expect(lines[1] == #"{"depth":0,"format":1,"kind":"step","step":1,"text":"- load"}"#)
    #expect(
      lines[4] == #"{"answer":"44","arguments":"[0, 1]","callback":"heightForRowAt","#
        + #""certainty":"observed","depth":1,"format":1,"kind":"call","phase":"layout","#
        + #""recipient":"delegate","rule":"load.section-order","ruleKind":"decides","#
        + #""selector":"tableView:heightForRowAtIndexPath:","#
        + #""situation":["load.section-order"],"step":1,"#
        + #""swiftName":"tableView(_:heightForRowAt:)","#
        + #""text":"tableView(_:heightForRowAt:) [0, 1] -> 44"}"#
    )
    #expect(lines[5].contains(#""kind":"query""#))
  }

  /// A record has the rules of what is going on, and the weakest grade among them with its own.
  @Test func recordsHaveTheirSituation() {
    let bytes = Collected()
    let records = JSONLines(version: .iOS(9), names: .swift, recipients: nil) { bytes.add($0) }
    records.entered(.updateRequery)
    records.entered(.updateSectionOrder)
    for _ in 0..<600 {
      records.called(Call(.numberOfSections, .none, rule: .numberOfSections))
      records.returned(.integer(1))
    }
    records.left()
    records.left()
    records.called(Call(.numberOfSections, .none, rule: .numberOfSections))
    records.returned(.integer(1))
    records.finish()
    let lines = bytes.text.split(separator: "\n")
    #expect(lines.count == 601)
    let expected = [
      #"{"answer":"1","callback":"numberOfSections","certainty":"assumed","depth":0,"format":1"#,
      #""kind":"call","recipient":"dataSource","rule":"load.number-of-sections""#,
      #""ruleKind":"states","selector":"numberOfSectionsInTableView:""#,
      #""situation":["update.round","update.section-order"],"step":0"#,
      #""swiftName":"numberOfSections(in:)","text":"numberOfSections(in:) -> 1""#,
      #""weakest":"update.section-order"}"#,
    ]
    #expect(lines[0] == expected.joined(separator: ","))
    #expect(Set(lines.dropLast()).count == 1, "the situation outlives the pieces")
    #expect(lines.last?.contains(#""certainty":"observed""#) == true)
    #expect(lines.last?.contains("situation") == false)
  }

  /// A call that is left out is still what the calls inside it are in.
  @Test func filteredCallsAreTheSituationOfThoseInsideThem() {
    let recorder = TraceRecorder()
    let sink = FilteredSink(recorder) { $0 != .callback(.cellForRowAt) }
    let path = IndexPath(section: 0, row: 1)
    sink.entered(.updateNewCells)
    sink.called(Call(.cellForRowAt, .row(path), rule: .cellForRow))
    sink.called(Self.heights)
    sink.returned(.number(44))
    sink.returned(.cell(Cell(number: 1), .new))
    sink.left()
    sink.called(Self.heights)
    sink.returned(points: 44)
    #expect(recorder.lines.map(\.situation) == [[.updateNewCells, .cellForRow], []])
  }

  /// A line of the app is a kind of its own and has no rule behind it, and so has what a cell shows.
  @Test func notesAreRecords() {
    let bytes = Collected()
    let records = JSONLines(version: .iOS(9), names: .swift, recipients: nil) { bytes.add($0) }
    records.header(scenario: "load/a", version: .iOS(9))
    let filtered = FilteredSink(records) { _ in false }
    filtered.step(1, "load")
    filtered.called(Self.heights)
    filtered.noted("the \"answer\"")
    filtered.showed(CellContent(), in: Cell(number: 3))
    filtered.returned(.number(44))
    records.finish()
    let lines = bytes.text.split(separator: "\n").map(String.init)
    #expect(
      lines.dropFirst(2) == [
        #"{"depth":0,"format":1,"kind":"note","step":1,"text":"* the \"answer\""}"#,
        #"{"answer":"{}","arguments":"Cell#3","depth":0,"format":1,"kind":"content","step":1,"text":"= Cell#3 {}"}"#,
      ]
    )
  }

  @Test func longRunsAreWrittenInPiecesWithTheirStepAndPhase() {
    let bytes = Collected()
    let records = JSONLines(version: .iOS(9), names: .swift, recipients: nil) { bytes.add($0) }
    records.step(1, "load")
    records.phase(.window, rule: .sectionOrder)
    for _ in 0..<2_000 {
      records.called(Self.heights)
      records.returned(.number(44))
    }
    #expect(!bytes.text.isEmpty, "records leave before the end")
    records.finish()
    let lines = bytes.text.split(separator: "\n")
    #expect(lines.count == 2_002)
    #expect(lines.dropFirst(2).allSatisfy { $0.contains(#""phase":"window""#) })
    #expect(lines.allSatisfy { $0.contains(#""step":1"#) })
  }

  @Test func filteredCallsLeaveTheCallsInsideThem() {
    let recorder = TraceRecorder()
    play(into: FilteredSink(recorder) { $0 != .callback(.cellForRowAt) })
    #expect(
      recorder.lines.map(\.indented) == [
        "- load", "> layout", "tableView(_:heightForRowAt:) [0, 1] -> 44",
        "? numberOfSections -> 1", "~ outside of a window",
      ]
    )
  }

  @Test func exceptionClosesWhatIsOpen() {
    let recorder = TraceRecorder()
    let sink = FilteredSink(recorder) { _ in false }
    sink.called(Self.heights)
    sink.raised(UIKitException(name: "X", reason: "y", rule: .sectionOrder))
    #expect(recorder.lines.map(\.text) == ["! X: y"])
  }
}

/// Bytes that a sink handed out.
///
/// A class, because the closure of the sink adds to it.
private final class Collected {
  private var bytes: [UInt8] = []

  var text: String {
    String(decoding: bytes, as: UTF8.self)
  }

  func add(_ more: [UInt8]) {
    bytes += more
  }
}
