import TableTrace
import Testing

/// When the completion of a batch is called, and what it is told.
@Suite struct CompletionTests {
  /// A batch in a window or not, animated or not, and what becomes of it.
  struct Situation: Sendable, CustomTestStringConvertible {
    let isInWindow: Bool
    let isAnimated: Bool
    /// The phases that follow the call.
    let phases: [String]

    var testDescription: String { "window \(isInWindow), animated \(isAnimated)" }
  }

  private static let situations = [
    Situation(
      isInWindow: true,
      isAnimated: true,
      phases: ["> animation automatic", "> completion"]
    ),
    Situation(isInWindow: true, isAnimated: false, phases: ["> completion"]),
    Situation(isInWindow: false, isAnimated: false, phases: ["> completion"]),
    Situation(isInWindow: false, isAnimated: true, phases: ["> completion unfinished"]),
  ]

  @Test(
    "The handler is called after the call, with false only for an animation without a window",
    arguments: situations,
    [SystemVersion.iOS(11), .iOS(18), .iOS(26)]
  )
  func completes(_ situation: Situation, _ version: SystemVersion) throws {
    let recorder = TraceRecorder()
    let table = try Self.table(version, recorder)
    if situation.isInWindow { table.joinWindow() }
    try table.layoutIfNeeded()
    let start = recorder.lines.count
    var told: [Bool] = []
    let update: (TableView) throws(UIKitException) -> Void = { table throws(UIKitException) in
      try table.performBatchUpdates(
        { table throws(UIKitException) in try table.reloadRows(at: [IndexPath(section: 0, row: 0)])
        },
        completion: { _, finished in told.append(finished) }
      )
    }
    if situation.isAnimated { try update(table) } else { try table.performWithoutAnimation(update) }
    #expect(told.isEmpty)
    #expect(table.isUpdating)
    try table.runAnimation()
    #expect(told == [situation.isInWindow || !situation.isAnimated])
    #expect(!table.isUpdating)
    #expect(recorder.lines[start...].filter { $0.kind == .phase }.map(\.text) == situation.phases)
  }

  @Test("An update with the animation 'none' has nothing to animate without a window")
  func animationNone() throws {
    let table = try Self.table(.iOS(26), TraceRecorder())
    try table.layoutIfNeeded()
    var told: [Bool] = []
    try table.performBatchUpdates(
      { table throws(UIKitException) in
        try table.reloadRows(at: [IndexPath(section: 0, row: 0)], with: .none)
      },
      completion: { _, finished in told.append(finished) }
    )
    try table.runAnimation()
    #expect(told == [true])
  }

  private static func table(_ version: SystemVersion, _ sink: any TraceSink) throws -> TableView {
    let table = TableView(
      style: .plain,
      size: Size(width: 320, height: 480),
      profile: Profile(version),
      sink: sink
    )
    table.register(forCellReuseIdentifier: "Cell")
    var source = Client()
    source.numberOfRowsInSection { _, _ in 2 }
    source.cellForRowAt { table, _ in table.dequeueReusableCell(withIdentifier: "Cell") }
    table.dataSource = source
    return table
  }
}
