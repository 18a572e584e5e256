import TableTrace

/// A table made from a seed: sizes, heights and implemented callbacks drawn at random.
///
/// The description names the seed, so that a failure can be replayed.
struct GeneratedTable: CustomStringConvertible {
  let seed: UInt64
  let version: SystemVersion
  let style: TableStyle
  let size: Size
  /// The rows' heights by section.
  let rows: [[Double]]
  let headers: [Double]
  let footers: [Double]
  let estimate: Double?
  let implementsSectionViews: Bool

  init(
    seed: UInt64,
    version: SystemVersion,
    style: TableStyle = .plain,
    withEstimates: Bool
  ) {
    var random = SplitMix(seed: seed)
    self.seed = seed
    self.version = version
    self.style = style
    size = Size(width: 320, height: Double(random.next(in: 40...700)))
    let sectionCount = random.next(in: 0...5)
    rows = (0..<sectionCount).map { _ in
      (0..<random.next(in: 0...12)).map { _ in Double(random.next(in: 10...140)) }
    }
    // The rule geometry.section-height-answer gives 0 another meaning in grouped style up to iOS 10.
    let lowest = style == .plain ? 0 : 1
    headers = (0..<sectionCount).map { _ in Double(random.next(in: lowest...2) * 17) }
    footers = (0..<sectionCount).map { _ in Double(random.next(in: lowest...2) * 13) }
    estimate = withEstimates ? Double(random.next(in: 10...200)) : nil
    implementsSectionViews = random.next(in: 0...1) == 1
  }

  var description: String { "seed \(seed), \(version), \(style)" }

  /// All rows, as a table lays them out.
  var paths: [IndexPath] {
    rows.indices.flatMap { section in
      rows[section].indices.map { IndexPath(section: section, row: $0) }
    }
  }

  /// The table, with its clients set and nothing loaded.
  func makeTable(sink: any TraceSink) throws -> TableView {
    let table = TableView(style: style, size: size, profile: Profile(version), sink: sink)
    var properties = table.properties
    properties.estimatedRowHeight = .points(estimate ?? 0)
    properties.estimatedSectionHeaderHeight = .points(estimate.map { $0 / 4 } ?? 0)
    properties.estimatedSectionFooterHeight = .points(estimate.map { $0 / 5 } ?? 0)
    // The rule geometry.section-header-top-padding suspends the sum of heights from iOS 15 on.
    properties.sectionHeaderTopPadding = .points(0)
    table.adopt(properties)
    table.register(forCellReuseIdentifier: "Cell")
    table.dataSource = try dataSource()
    table.delegate = try delegate()
    return table
  }

  private func dataSource() throws -> Client {
    let rows = rows
    var client = Client()
    client.numberOfSections { _ in rows.count }
    client.numberOfRowsInSection { _, section in rows[section].count }
    client.cellForRowAt { table, _ in
      table.dequeueReusableCell(withIdentifier: "Cell")
        ?? table.makeCell(reuseIdentifier: "Cell")
    }
    return client
  }

  /// The callbacks that tell when headers and footers come and go.
  private static let viewDisplays: [Callback] = [
    .willDisplayHeaderView, .didEndDisplayingHeaderView, .willDisplayFooterView,
    .didEndDisplayingFooterView,
  ]

  private func delegate() throws -> Client {
    let (rows, headers, footers) = (rows, headers, footers)
    var client = Client()
    client.heightForRowAt { _, path in rows[path.section][path.row] }
    client.heightForHeaderInSection { _, section in headers[section] }
    client.heightForFooterInSection { _, section in footers[section] }
    client.willDisplayCell { _, _, _ in }
    client.didEndDisplayingCell { _, _, _ in }
    if implementsSectionViews {
      for callback in Self.viewDisplays {
        client[callback] = .action { _, _ in }
      }
      client.viewForHeaderInSection { table, _ in table.makeView() }
      client.viewForFooterInSection { table, _ in table.makeView() }
    }
    return client
  }
}

extension Arguments {
  var path: IndexPath? {
    switch self {
    case .row(let path), .item(let path, _), .cell(_, let path), .menuAction(_, let path),
      .rowAndPoint(let path, _), .commit(_, let path), .sessionRowPoint(let path, _):
      path
    case .none, .section, .optionalRow, .move, .rows, .hook, .hookState, .viewHook, .view,
      .indexTitle, .focus, .session, .sessionRow, .coordinator, .menu, .targetOffset, .words, .flag:
      nil
    }
  }
}
