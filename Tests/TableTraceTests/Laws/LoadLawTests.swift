import Sampling
import TableTrace
import Testing

/// Laws of loading, and the differential tests G10 and G12 of the evidence.
@Suite("Laws of loading")
struct LoadLawTests {
  static let versions: [SystemVersion] = [
    .iOS(4), .iOS(6), .iOS(7), .iOS(8), .iOS(9, 3), .iOS(11), .iOS(13, 5), .iOS(17), .iOS(26),
    SystemVersion(.catalyst, 26),
  ]

  /// Suspended by: nothing.
  @Test(
    "G10: any queries of a table without a window cause one re-query of counts",
    arguments: Sample.of(versions, 4)
  )
  func questionsLoadOnce(version: SystemVersion) throws {
    for seed in UInt64(1)...60 {
      let generated = GeneratedTable(seed: seed, version: version, withEstimates: false)
      let counter = CallCounter()
      let table = try generated.makeTable(sink: counter)
      var random = SplitMix(seed: seed)
      for _ in 0..<8 {
        try ask(random.next(in: 0...6), of: table, generated)
      }
      _ = try table.numberOfSections()
      #expect(counter.count(.numberOfSections) == 1, "\(generated)")
      #expect(counter.count(.numberOfRowsInSection) == generated.rows.count, "\(generated)")
    }
  }

  /// Suspended by: cell.surplus-cells (without estimates there are none).
  @Test(
    "G12: each reload reuses every visible cell once, in its layout",
    arguments: Sample.of(versions.filter { $0.isAtLeast(6) }, 4)
  )
  func reloadReusesOnce(version: SystemVersion) throws {
    for seed in UInt64(1)...40 {
      let generated = GeneratedTable(seed: seed, version: version, withEstimates: false)
      let recorder = TraceRecorder()
      let table = try generated.makeTable(sink: recorder)
      try table.layoutIfNeeded()
      let visible = table.displayedIndexPaths.count
      for reload in 1...3 {
        let before = hooks(recorder, .prepareForReuse)
        try table.reloadData()
        #expect(hooks(recorder, .prepareForReuse) == before, "\(generated), reload \(reload)")
        try table.layoutIfNeeded()
        #expect(
          hooks(recorder, .prepareForReuse) == before + visible,
          "\(generated), reload \(reload)"
        )
      }
      #expect(calls(recorder, .didEndDisplayingCell) == 3 * visible, "\(generated)")
    }
  }

  /// Suspended by: nothing; each law of the book says itself which rules suspend it.
  @Test(
    "All laws hold while a table loads and reloads",
    arguments: Sample.of(versions, 4)
  )
  func lawsOfTheBookHold(version: SystemVersion) throws {
    for seed in UInt64(1)...80 {
      let generated = GeneratedTable(
        seed: seed,
        version: version,
        withEstimates: version.isAtLeast(7)
      )
      let recorder = TraceRecorder()
      let watch = LawWatch(version, before: recorder)
      let table = try generated.makeTable(sink: watch)
      try table.layoutIfNeeded()
      try table.reloadData()
      try table.layoutIfNeeded()
      #expect(watch.verdict.breaches == [], "\(generated)")
      #expect(watch.verdict.judged >= 10, "\(generated)")
      // Before iOS 6 no callback tells that a cell ends.
      guard version.isAtLeast(6) else { continue }
      let begun = calls(recorder, .willDisplayCell)
      let ended = calls(recorder, .didEndDisplayingCell)
      #expect(begun - ended == table.displayedIndexPaths.count, "\(generated)")
    }
  }

  private func ask(_ number: Int, of table: TableView, _ generated: GeneratedTable) throws {
    switch number {
    case 0: _ = try table.numberOfSections()
    case 1: _ = try table.contentSize()
    case 2: _ = try table.visibleCells()
    case 3: _ = try table.indexPathsForVisibleRows()
    case 4: _ = try table.rect(forSection: 0)
    case 5: _ = try table.indexPathForRow(at: Point(x: 10, y: 60))
    default:
      guard let path = generated.paths.first else { return }
      _ = try table.cellForRow(at: path)
    }
  }

  private func hooks(_ recorder: TraceRecorder, _ hook: CellHook) -> Int {
    recorder.lines.count { $0.kind == .call(.cell(hook)) }
  }

  private func calls(_ recorder: TraceRecorder, _ callback: Callback) -> Int {
    recorder.lines.count { $0.kind == .call(.callback(callback)) }
  }
}
