import TableTrace
import YAMLSource

extension ScenarioBuilder {
  /// A step that changes the structure of the table; nil for other steps.
  ///
  /// Places that do not exist are not reported: they are UIKit's exception, which a scenario may
  /// want to show.
  mutating func update(_ name: String, _ value: YAMLNode) -> UpdateStep? {
    switch name {
    case "insertRows": .insertRows(updateRows(value), Self.animation(value))
    case "deleteRows": .deleteRows(updateRows(value), Self.animation(value))
    case "reloadRows": .reloadRows(updateRows(value), Self.animation(value))
    case "reconfigureRows": .reconfigureRows(updateRows(value))
    case "insertSections": .insertSections(Self.updateSections(value), Self.animation(value))
    case "deleteSections": .deleteSections(Self.updateSections(value), Self.animation(value))
    case "reloadSections": .reloadSections(Self.updateSections(value), Self.animation(value))
    case "moveRow": rowMove(value)
    case "moveSection": Self.sectionMove(value)
    case "batch": batch(value)
    case "apply": .apply(snapshot(value))
    default: nil
    }
  }

  private mutating func batch(_ value: YAMLNode) -> UpdateStep {
    guard let updates = value["updates"] else { return .batch(steps(value), completion: []) }
    return .batch(steps(updates), completion: value["completion"].map { steps($0) } ?? [])
  }

  private mutating func snapshot(_ value: YAMLNode) -> SnapshotStep {
    model.becomeUncertain()
    let sections = (value["sections"]?.entries ?? []).map { node in
      DiffableSnapshot.Section(
        id: node["section"]?.text ?? "",
        items: Self.texts(node["items"])
      )
    }
    var step = SnapshotStep(
      snapshot: DiffableSnapshot(
        sections: sections,
        reloadedItems: Self.texts(value["reload"]),
        reconfiguredItems: Self.texts(value["reconfigure"])
      )
    )
    step.isAnimated = value["animatingDifferences"]?.flag ?? true
    step.usesReloadData = value["usingReloadData"]?.flag ?? false
    step.completion = value["completion"].map { steps($0) } ?? []
    return step
  }

  private static func texts(_ node: YAMLNode?) -> [String] {
    node?.entries?.compactMap(\.text) ?? []
  }

  private mutating func rowMove(_ value: YAMLNode) -> UpdateStep? {
    guard let from = value["from"].flatMap({ updateRow($0) }),
      let to = value["to"].flatMap({ updateRow($0) })
    else { return nil }
    return .moveRow(from: from, to: to)
  }

  private static func sectionMove(_ value: YAMLNode) -> UpdateStep? {
    guard let from = value["from"]?.updateIndex, let to = value["to"]?.updateIndex else {
      return nil
    }
    return .moveSection(from: from, to: to)
  }

  private mutating func updateRows(_ value: YAMLNode) -> [IndexPathExpression] {
    ((value["at"] ?? value).entries ?? []).compactMap { updateRow($0) }
  }

  private static func updateSections(_ value: YAMLNode) -> [Int] {
    ((value["at"] ?? value).entries ?? []).compactMap { $0.scalar?.integer }
  }

  private static func animation(_ value: YAMLNode) -> RowAnimation {
    value["with"]?.text.flatMap(RowAnimation.init) ?? .automatic
  }
}
