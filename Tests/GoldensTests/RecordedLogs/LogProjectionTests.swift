import TableTrace
import Testing

@testable import Goldens

@Suite("Projections of recorded traces")
struct LogProjectionTests {
  private static let path = IndexPath(section: 2, row: 5)

  @Test(
    "What the recorder writes is read again as the same numbers",
    arguments: [
      (.numberOfSections, .none, .ignored),
      (.numberOfRowsInSection, .section(2), .numbers([2])),
      (.heightForRowAt, .row(path), .numbers([2, 5])),
      (.willDisplayCell, .cell(Cell(number: 7), path), .numbers([2, 5])),
      (.willDisplayHeaderView, .view(SectionView(number: 9, kind: .view), 2), .numbers([2])),
      (
        .didEndDisplayingFooterView, .view(SectionView(number: 9, kind: .headerFooterView), 2),
        .numbers([2])
      ),
      (.didEndEditingRowAt, .optionalRow(nil), .numbers([])),
      (.didEndEditingRowAt, .optionalRow(path), .numbers([2, 5])),
      (
        .moveRowAt, .move(from: path, to: IndexPath(section: 0, row: 1)),
        .numbers([2, 5, 0, 1])
      ),
      (
        .prefetchRowsAt, .rows([path, IndexPath(section: 2, row: 6)]),
        .numbers([2, 5, 2, 6])
      ),
      (.sectionForSectionIndexTitle, .indexTitle("A 1", 3), .numbers([3])),
    ] as [(Callback, Arguments, EventArguments)]
  )
  func recorder(callback: Callback, arguments: Arguments, expected: EventArguments) throws {
    let recorder = TraceRecorder()
    recorder.called(Call(callback, arguments, rule: .sectionOrder))
    recorder.returned(.void)
    let log = try LogReader.read(callback.facts.selector, origin: .pasted)
    let entries = LogProjection(recorder.lines, on: log).entries
    #expect(entries.map(\.event.arguments) == [expected])
    #expect(entries.map(\.traceIndex) == [0])
  }

  @Test("A log is compared without the lines of the app and what cells show")
  func notesAreLeftOut() throws {
    let recorder = TraceRecorder()
    recorder.noted("numberOfSectionsInTableView:")
    recorder.called(Call(.numberOfSections, .none, rule: .sectionOrder))
    recorder.noted("inside")
    recorder.showed(CellContent(), in: Cell(number: 1))
    recorder.returned(.integer(1))
    let log = try LogReader.read("numberOfSectionsInTableView:", origin: .pasted)
    #expect(LogProjection(recorder.lines, on: log).entries.map(\.traceIndex) == [1])
  }
}
