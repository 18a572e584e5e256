import TableTrace

/// One batch on a fresh table: what went wrong, and the same as a scenario to look at.
struct BatchTrial {
  let batch: GeneratedBatch
  let version: SystemVersion
  let height: Double
  var depths: [Int] = []
  /// What the data source answers where that is not what the batch leads to.
  var answered: [Int]?

  /// What is wrong; nil when all laws hold.
  func objection() throws -> String? {
    let items = try ItemTable(batch.before, version, height: height)
    return try Self.objection(items, batch, depths: depths)
  }

  /// Performs a batch that fits and says what is wrong with what comes of it.
  static func objection(
    _ items: ItemTable,
    _ batch: GeneratedBatch,
    depths: [Int]
  ) throws -> String? {
    guard let after = batch.after else { return "the batch does not fit its model" }
    let before = try items.shown
    do throws(UIKitException) {
      try items.perform(batch, to: after, depths: depths)
    } catch {
      return "raises \(error.reason)"
    }
    let asked = items.askedRows
    guard try items.table.numberOfSections() == after.counts.count else { return "sections" }
    for (section, count) in after.counts.enumerated()
    where try items.table.numberOfRows(inSection: section) != count {
      return "rows of section \(section)"
    }
    guard try items.showsTheModel else { return "a row shows another item than the model" }
    let shown = try items.shown
    for (item, cell) in shown {
      guard let old = before[item] else { continue }
      if old != cell { return "item \(item) was in \(old) and is in \(cell)" }
    }
    for path in asked {
      guard let item = after.item(at: path) else { return "a cell for \(path), which is not there" }
      if before[item] != nil { return "a cell for \(path), which was displayed" }
    }
    guard Set(asked).count == asked.count else { return "a row was asked for twice" }
    try items.finish()
    guard try items.showsTheModel else { return "after the animation a row shows another item" }
    return items.watch.verdict.breaches.first?.sentence
  }

  /// The smallest batch like this one, by leaving out operations and rows, that still goes wrong.
  func shrunk() throws -> BatchTrial {
    var smallest = self
    var isSmaller = true
    while isSmaller {
      isSmaller = false
      for candidate in smallest.smaller {
        guard candidate.batch.after != nil, try candidate.objection() != nil else { continue }
        smallest = candidate
        isSmaller = true
        break
      }
    }
    return smallest
  }

  private var smaller: [BatchTrial] {
    var trials: [BatchTrial] = []
    if depths.contains(where: { $0 > 0 }) {
      trials.append(BatchTrial(batch: batch, version: version, height: height))
    }
    for place in batch.operations.indices {
      var batch = batch
      batch.operations.remove(at: place)
      trials.append(BatchTrial(batch: batch, version: version, height: height))
    }
    for section in batch.before.sections.indices {
      var batch = batch
      if batch.before.sections[section].popLast() == nil {
        guard section == batch.before.sections.count - 1 else { continue }
        batch.before.sections.removeLast()
      }
      trials.append(BatchTrial(batch: batch, version: version, height: height))
    }
    return trials
  }

  /// The trial as a scenario file.
  var scenario: String {
    func list(_ model: ItemModel?) -> String {
      (model?.sections ?? []).map { items in
        "{rows: [\(items.map { "item \($0)" }.joined(separator: ", "))]}"
      }.joined(separator: ", ")
    }
    let after = answered?.map { "{rows: \($0)}" }.joined(separator: ", ") ?? list(batch.after)
    return """
      version: 1
      title: A batch that goes wrong
      os: \(version)
      viewport: {width: 320, height: \(Int(height))}
      table: {rowHeight: 20, estimatedRowHeight: 0}
      sections: [\(list(batch.before))]
      dataSource: {numberOfSections: model}
      steps:
        - load
        - turn:
            - beginUpdates
            - model: {sections: [\(after)]}

      """ + batch.operations.map { "      - \($0.step)\n" }.joined()
        + "      - endUpdates\n"
  }
}

extension UpdateOperation {
  /// The operation as a step of a scenario.
  var step: String {
    switch self {
    case .insertRow(let path): "insertRows: [\(path)]"
    case .deleteRow(let path): "deleteRows: [\(path)]"
    case .reloadRow(let path): "reloadRows: [\(path)]"
    case .moveRow(let from, let to): "moveRow: {from: \(from), to: \(to)}"
    case .insertSection(let section): "insertSections: [\(section)]"
    case .deleteSection(let section): "deleteSections: [\(section)]"
    case .reloadSection(let section): "reloadSections: [\(section)]"
    case .moveSection(let from, let to): "moveSection: {from: \(from), to: \(to)}"
    }
  }
}
