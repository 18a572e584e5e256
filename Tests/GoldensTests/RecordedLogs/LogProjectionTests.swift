import Testing

@testable import Goldens
@testable import TableTrace

@Suite("Traces as an app would print them")
struct LogProjectionTests {
  private static let path = IndexPath(section: 2, row: 5)

  @Test(
    "A log of the simulation's own lines has the arguments of the calls",
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
    let log = try LogReader.read(callback.facts.selector, origin: .pasted)
    let projection = LogProjection(on: LogComparison(log))
    projection.called(Call(callback, arguments, rule: .sectionOrder))
    projection.returned(.void)
    #expect(projection.entries.map(\.call.arguments) == [expected])
    #expect(projection.entries.map(\.traceIndex) == [0])

    let recorder = TraceRecorder()
    recorder.called(Call(callback, arguments, rule: .sectionOrder))
    let pasted = try LogReader.read(recorder.lines.map(\.text).joined(), origin: .pasted)
    #expect(
      pasted.lines.map(\.call) == [LogCall(message: .callback(callback), arguments: expected)]
    )
  }

  @Test("A log is compared without the app's lines and without the content of cells")
  func notesAreLeftOut() throws {
    let log = try LogReader.read("numberOfSectionsInTableView:", origin: .pasted)
    let projection = LogProjection(on: LogComparison(log))
    projection.noted("numberOfSectionsInTableView:")
    projection.called(Call(.numberOfSections, .none, rule: .sectionOrder))
    projection.noted("inside")
    projection.showed(CellContent(), in: Cell(number: 1))
    projection.returned(.integer(1))
    #expect(projection.entries.map(\.traceIndex) == [1])
  }
}
