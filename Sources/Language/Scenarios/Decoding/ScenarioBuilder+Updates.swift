import TableTrace
import YAMLSource

/// Reads the steps that insert, delete, move or reload rows and sections.
///
/// Missing index paths are not reported, because the scenario may show UIKit's exception.
extension ScenarioBuilder {
  mutating func batch(_ value: YAMLNode) -> UpdateStep {
    guard let updates = value["updates"] else { return .batch(steps(value), completion: []) }
    return .batch(steps(updates), completion: value["completion"].map { steps($0) } ?? [])
  }

  mutating func snapshot(_ value: YAMLNode) -> SnapshotStep {
    model.becomeUncertain()
    let sections = (value["sections"]?.entries ?? []).map { node in
      DiffableSnapshot.Section(
        id: node["section"]?.text ?? "",
        items: node["items"]?.texts ?? []
      )
    }
    var step = SnapshotStep(
      snapshot: DiffableSnapshot(
        sections: sections,
        reloadedItems: value["reload"]?.texts ?? [],
        reconfiguredItems: value["reconfigure"]?.texts ?? []
      )
    )
    step.isAnimated = value["animatingDifferences"]?.flag ?? true
    step.usesReloadData = value["usingReloadData"]?.flag ?? false
    step.isInBackground = value["queue"]?.text == "background"
    step.completion = value["completion"].map { steps($0) } ?? []
    return step
  }

  mutating func rowMove(_ value: YAMLNode) -> UpdateStep? {
    guard let from = value["from"].flatMap({ updateRow($0) }),
      let to = value["to"].flatMap({ updateRow($0) })
    else { return nil }
    return .moveRow(from: from, to: to)
  }

  func sectionMove(_ value: YAMLNode) -> UpdateStep? {
    guard let from = value["from"]?.updateIndex, let to = value["to"]?.updateIndex else {
      return nil
    }
    return .moveSection(from: from, to: to)
  }

  mutating func updateRows(_ value: YAMLNode) -> [IndexPathExpression] {
    let rows = value["at"] ?? value
    return severalRows(rows) ?? (rows.entries ?? []).compactMap { updateRow($0) }
  }
}

extension YAMLNode {
  var updateSections: [Int] {
    ((self["at"] ?? self).entries ?? []).compactMap { $0.scalar?.integer }
  }

  var animation: RowAnimation {
    self["with"]?.text.flatMap(RowAnimation.init) ?? .automatic
  }
}
