import TableTrace

/// A random walk over the content of a generated table: small steps, pages, jumps, drags that
/// decelerate and bounce, animations, and changes of the bounds.
///
/// A class, because the table calls back while the walk goes on.
final class ScrollWalk: CustomStringConvertible {
  let generated: GeneratedTable
  let table: TableView
  let recorder = TraceRecorder()
  let watch: LawWatch
  private var random: SplitMix

  init(seed: UInt64, version: SystemVersion) throws {
    generated = GeneratedTable(
      seed: seed,
      version: version,
      style: seed % 3 == 0 ? .grouped : .plain,
      withEstimates: version.isAtLeast(7) && seed % 2 == 0
    )
    random = SplitMix(seed: seed &* 31)
    watch = LawWatch(version, before: recorder)
    table = try generated.makeTable(sink: watch)
    table.joinWindow()
    try table.layoutIfNeeded()
    try table.prepareRowWhenIdle()
  }

  var description: String { "\(generated), offset \(table.contentOffset)" }

  /// One scroll by code or by finger, all that follows from it, and what an idle table does.
  func step() throws {
    switch random.next(in: 0...9) {
    case 0:
      try table.drag(by: points(300), velocity: 0)
    case 1:
      // Fast enough to reach an end and bounce there.
      try table.drag(by: points(200), velocity: points(4))
    case 2:
      let highest = Int(try table.contentSize().height - table.size.height)
      let target = Double(random.next(in: 0...max(0, highest)))
      try table.setContentOffset(target, animated: true)
    case 3:
      try table.tapStatusBar()
    default:
      try jump()
    }
    try settle()
  }

  /// The bounds change: a new height, or the device turns on its side.
  func changeBounds() throws {
    let size = table.size
    let isTurned = random.next(in: 0...1) == 0
    try table.resize(
      to: isTurned
        ? Size(width: size.height, height: size.width)
        : Size(width: size.width, height: Double(random.next(in: 40...700)))
    )
    try settle()
  }

  /// The layout that is pending, motions to their end, and what an idle table does.
  func settle() throws {
    try table.layoutIfNeeded()
    try table.runAnimation()
    repeat {
      try table.layoutIfNeeded()
      try table.prepareRowWhenIdle()
    } while table.isLayoutPending
  }

  private func points(_ most: Int) -> Double {
    Double(random.next(in: -most...most))
  }

  private func jump() throws {
    let height = Int(table.size.height)
    let content = Int(try table.contentSize().height)
    let offset =
      switch random.next(in: 0...5) {
      case 0: Double(random.next(in: 0...max(0, content)))
      case 1: table.contentOffset + Double(height)
      case 2: table.contentOffset - Double(height)
      case 3: table.contentOffset - Double(random.next(in: 1...60))
      default: table.contentOffset + Double(random.next(in: 1...60))
      }
    let highest = max(0, Double(content - height))
    try table.setContentOffset(min(max(0, offset), highest))
  }

  /// The rows whose height has been asked so far.
  var measured: Set<IndexPath> {
    var paths: Set<IndexPath> = []
    for line in recorder.lines where line.kind == .call(.callback(.heightForRowAt)) {
      let numbers = line.arguments.dropFirst().dropLast().split(separator: ", ").compactMap {
        Int($0)
      }
      paths.insert(IndexPath(section: numbers[0], row: numbers[1]))
    }
    return paths
  }

  /// The heights of all headers and footers, real where they have been asked.
  var sectionHeights: Double {
    let ends: [(Callback, [Double], Double)] = [
      (.heightForHeaderInSection, generated.headers, 4),
      (.heightForFooterInSection, generated.footers, 5),
    ]
    return ends.reduce(0) { sum, end in
      let (callback, heights, share) = end
      let lines = recorder.lines.filter { $0.kind == .call(.callback(callback)) }
      let asked = Set(lines.map(\.arguments))
      return heights.indices.reduce(sum) { sum, section in
        let isGuessed = generated.estimate != nil && !asked.contains("\(section)")
        return sum + (isGuessed ? (generated.estimate ?? 0) / share : heights[section])
      }
    }
  }

  /// A loaded table in a window whose rows are all alike.
  static func uniformTable(
    rows: Int,
    height: Double,
    viewport: Double,
    _ version: SystemVersion,
    _ sink: any TraceSink
  ) throws -> TableView {
    let table = try uniformTableBeforeLoad(
      rows: rows,
      height: height,
      viewport: viewport,
      version,
      sink
    )
    try load(table)
    return table
  }

  /// The same before it comes to a window.
  static func uniformTableBeforeLoad(
    rows: Int,
    height: Double,
    viewport: Double,
    _ version: SystemVersion,
    _ sink: any TraceSink
  ) throws -> TableView {
    let table = TableView(
      style: .plain,
      size: Size(width: 320, height: viewport),
      profile: Profile(version),
      sink: sink
    )
    var properties = table.properties
    properties.rowHeight = .points(height)
    table.adopt(properties)
    table.register(forCellReuseIdentifier: "Cell")
    var client = Client()
    client.numberOfRowsInSection { _, _ in rows }
    client.cellForRowAt { table, _ in table.dequeueReusableCell(withIdentifier: "Cell") }
    table.dataSource = client
    return table
  }

  /// A table comes to a window, loads and rests.
  static func load(_ table: TableView) throws {
    table.joinWindow()
    try table.layoutIfNeeded()
    try table.prepareRowWhenIdle()
  }
}
