import TableTrace

/// A table of the items of a model, which remembers what each cell shows.
///
/// A class, because the table's clients read the model while the test changes it.
final class ItemTable {
  private(set) var model: ItemModel
  let table: TableView
  let recorder: TraceRecorder
  let watch: LawWatch
  /// The counts that the data source answers in place of the model's, to break an update.
  var answered: [Int]?
  private var items: [Int: Int] = [:]
  /// The rows whose cells were asked for since the last update began.
  private(set) var askedRows: [IndexPath] = []

  init(
    _ model: ItemModel,
    _ version: SystemVersion,
    height: Double,
    estimate: Double = 0,
    loads: Bool = true
  ) throws {
    self.model = model
    recorder = TraceRecorder()
    watch = LawWatch(version, before: recorder)
    table = TableView(
      style: .plain,
      size: Size(width: 320, height: height),
      profile: Profile(version),
      sink: watch
    )
    var properties = table.properties
    properties.rowHeight = .points(20)
    properties.estimatedRowHeight = .points(estimate)
    properties.estimatedSectionHeaderHeight = .points(0)
    properties.sectionHeaderTopPadding = .points(0)
    table.adopt(properties)
    table.dataSource = try dataSource()
    if loads { try load() }
  }

  /// The table comes to a window and loads.
  func load() throws {
    try table.moveToWindow()
    try table.layoutIfNeeded()
  }

  private var counts: [Int] { answered ?? model.counts }

  private func dataSource() throws -> Client {
    var client = Client()
    client.numberOfSections { [unowned self] _ in counts.count }
    client.numberOfRowsInSection { [unowned self] _, section in counts[section] }
    client.cellForRowAt { [unowned self] table, path in
      askedRows.append(path)
      let cell =
        table.dequeueReusableCell(withIdentifier: "Cell")
        ?? table.makeCell(reuseIdentifier: "Cell")
      items[cell.number] = model.item(at: path)
      return cell
    }
    return client
  }

  /// Gives each row the height of its item, and each header that of its section's first item.
  func useHeights(_ height: @escaping (Int) -> Double) throws {
    var client = Client()
    client.heightForRowAt { [unowned self] _, path in
      model.item(at: path).map(height) ?? 0
    }
    client.heightForHeaderInSection { [unowned self] _, section in
      height(model.sections[section].first ?? 0)
    }
    client.viewForHeaderInSection { table, _ in table.makeView() }
    table.delegate = client
    try table.layoutIfNeeded()
  }

  /// Changes the model alone, as an app does that reloads all data afterwards.
  func replaceModel(_ model: ItemModel) { self.model = model }

  /// What the displayed rows show, and in which cells.
  var shown: [Int: Cell] {
    get throws {
      var shown: [Int: Cell] = [:]
      for path in table.displayedIndexPaths {
        guard let cell = try table.cellForRow(at: path), let item = items[cell.number] else {
          continue
        }
        shown[item] = cell
      }
      return shown
    }
  }

  /// Whether every displayed row shows the item that the model has there.
  var showsTheModel: Bool {
    get throws {
      try table.displayedIndexPaths.allSatisfy { path in
        try table.cellForRow(at: path).flatMap { items[$0.number] } == model.item(at: path)
      }
    }
  }

  /// Changes the model and performs the operations in one group, nested as `depths` says.
  func perform(
    _ batch: GeneratedBatch,
    to model: ItemModel,
    depths: [Int] = []
  ) throws(UIKitException) {
    self.model = model
    askedRows = []
    try table.beginUpdates()
    var open = 0
    for (place, operation) in batch.operations.enumerated() {
      let depth = place < depths.count ? depths[place] : 0
      while open < depth {
        try table.beginUpdates()
        open += 1
      }
      while open > depth {
        try table.endUpdates()
        open -= 1
      }
      try table.perform(operation)
    }
    for _ in 0..<open {
      try table.endUpdates()
    }
    try table.endUpdates()
  }

  /// Lets the animations end, as the run loop does.
  func finish() throws(UIKitException) {
    try table.runAnimation()
    try table.layoutIfNeeded()
  }
}

extension TableView {
  /// Performs one operation by a call of its own.
  func perform(_ operation: UpdateOperation) throws(UIKitException) {
    switch operation {
    case .insertRow(let path): try insertRows(at: [path])
    case .deleteRow(let path): try deleteRows(at: [path])
    case .reloadRow(let path): try reloadRows(at: [path])
    case .moveRow(let from, let to): try moveRow(at: from, to: to)
    case .insertSection(let section): try insertSections([section])
    case .deleteSection(let section): try deleteSections([section])
    case .reloadSection(let section): try reloadSections([section])
    case .moveSection(let from, let to): try moveSection(from, toSection: to)
    }
  }
}
