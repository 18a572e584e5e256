/// Checks for operations that exclude each other.
extension UpdateCheck {
  /// Throws UIKit's exception for a row that is both deleted and reloaded.
  func checkReloads() throws(UIKitException) {
    guard let path = firstCommon(deleted, reloaded) else { return }
    throw exception(
      .clash(.deletedAndReloaded(path)),
      remedy: .superfluous(.reloadRow(path))
    ) { operation in
      operation == .deleteRow(path) || operation == .reloadRow(path)
    }
  }

  /// Checks for two operations on one row, one place or one section.
  ///
  /// A displayed row that is reloaded and moved is left to `checkAnimations` in versions where that
  /// throws.
  func checkClashes(shown: Set<IndexPath>) throws(UIKitException) {
    // A single operation cannot exclude another.
    guard operations.count > 1 else { return }
    try checkRepeated()
    let origins = moved.map(\.from).sorted()
    let reloads = reloaded.filter { !shown.contains($0) }
    if let path = firstCommon(deleted, origins) ?? firstCommon(reloads, origins) {
      let isReload = reloaded.contains(path)
      throw exception(
        .clash(.deletedAndMoved(path)),
        remedy: isReload ? .superfluous(.reloadRow(path)) : nil
      ) { operation in
        if case .moveRow(path, _) = operation { return true }
        return operation == .deleteRow(path) || operation == .reloadRow(path)
      }
    }
    if let path = firstCommon(inserted, moved.map(\.to).sorted()) {
      throw exception(.clash(.insertedAndMoved(path))) { operation in
        if case .moveRow(_, path) = operation { return true }
        return operation == .insertRow(path)
      }
    }
    try checkTargets()
    try checkSectionClashes()
    try checkRowsOfDeletedSections()
  }

  private func checkRepeated() throws(UIKitException) {
    if let path = firstRepeated(deleted) { throw twice(.deleteRow(path)) }
    if let path = firstRepeated(inserted) { throw twice(.insertRow(path)) }
    if let path = firstRepeated(moved.map(\.from).sorted()),
      let move = moved.first(where: { $0.from == path })
    {
      throw exception(.clash(.twice(.moveRow(from: path, to: move.to)))) { operation in
        if case .moveRow(path, _) = operation { true } else { false }
      }
    }
  }

  private func twice(_ operation: UpdateOperation) -> UIKitException {
    exception(.clash(.twice(operation))) { $0 == operation }
  }

  private func checkTargets() throws(UIKitException) {
    guard let path = firstRepeated(moved.map(\.to).sorted()) else { return }
    let origins = moved.filter { $0.to == path }.map(\.from)
    guard let first = origins.first, let second = origins.dropFirst().first else { return }
    throw exception(.clash(.movedToOnePlace(first, second, to: path))) { operation in
      if case .moveRow(_, path) = operation { true } else { false }
    }
  }

  /// Checks that each section has at most one operation, and that no two sections move to one
  /// place.
  private func checkSectionClashes() throws(UIKitException) {
    var goes: [(section: Int, operation: UpdateOperation)] = []
    var comes: [(section: Int, operation: UpdateOperation)] = []
    for queued in operations {
      let operation = queued.operation
      switch operation {
      case .insertSection(let section): comes.append((section, operation))
      case .deleteSection(let section), .reloadSection(let section):
        goes.append((section, operation))
      case .moveSection(let from, let to):
        goes.append((from, operation))
        comes.append((to, operation))
      case .insertRow, .deleteRow, .reloadRow, .moveRow: break
      }
    }
    for list in [goes, comes] {
      let sorted = list.sorted { $0.section < $1.section }
      for (first, second) in zip(sorted, sorted.dropFirst())
      where first.section == second.section {
        // Reloading a section twice is allowed.
        if first.operation == second.operation, case .reloadSection = first.operation { continue }
        let clash: UpdateClash =
          first.operation == second.operation
          ? .twice(first.operation) : .sections(first.operation, second.operation)
        throw exception(.clash(clash)) { $0 == first.operation || $0 == second.operation }
      }
    }
  }

  private func checkRowsOfDeletedSections() throws(UIKitException) {
    guard !profile[ValidityRules.rowWithSection] else { return }
    let gone = Set(sections { if case .deleteSection(let section) = $0 { section } else { nil } })
    let absorbed = deleted.filter { gone.contains($0.section) }
    guard let path = absorbed.first else { return }
    throw exception(
      .clash(.deletedWithItsSection(path)),
      remedy: absorbed.count == 1 ? .superfluous(.deleteRow(path)) : .twoGroups
    ) { operation in
      operation == .deleteRow(path) || operation == .deleteSection(path.section)
    }
  }

  private func firstRepeated(_ sorted: [IndexPath]) -> IndexPath? {
    zip(sorted, sorted.dropFirst()).first { $0 == $1 }?.0
  }

  /// Returns the first index path in both lists, which must be in order, or nil.
  private func firstCommon(_ left: [IndexPath], _ right: [IndexPath]) -> IndexPath? {
    var (one, other) = (left.startIndex, right.startIndex)
    while one < left.endIndex, other < right.endIndex {
      if left[one] == right[other] { return left[one] }
      if left[one] < right[other] { one += 1 } else { other += 1 }
    }
    return nil
  }
}
