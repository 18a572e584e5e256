/// Checks for cells that would be animated in two ways.
extension UpdateCheck {
  var dependsOnDisplayedRows: Bool {
    profile[ValidityRules.twoAnimations] && !(reloaded.isEmpty && moved.isEmpty)
  }

  /// Checks for displayed rows that are reloaded twice, reloaded and moved, or moved to their own
  /// place.
  func checkAnimations(shown: Set<IndexPath>) throws(UIKitException) {
    guard dependsOnDisplayedRows else { return }
    for move in moved where move.from == move.to && shown.contains(move.from) {
      throw twoAnimations(move.from)
    }
    let reloads = operations.compactMap { queued in
      if case .reloadRow(let path) = queued.operation { path } else { nil }
    }
    var seen: Set<IndexPath> = []
    for path in reloads where shown.contains(path) && !seen.insert(path).inserted {
      throw twoAnimations(path)
    }
    guard !moved.isEmpty else { return }
    var still = UpdateBatch()
    for queued in operations {
      switch queued.operation {
      case .moveRow, .reloadRow: break
      case .insertRow, .deleteRow, .insertSection, .deleteSection, .reloadSection, .moveSection:
        still.append(queued)
      }
    }
    let mapping = IndexMapping(still)
    for (path, place) in zip(reloaded, returning)
    where shown.contains(path) && place != mapping.newPath(of: path) {
      throw twoAnimations(path)
    }
  }

  private func twoAnimations(_ path: IndexPath) -> UIKitException {
    exception(
      .clash(.twoAnimations(path)),
      remedy: reloaded.contains(path) && !moved.isEmpty ? .twoGroups : nil
    ) { operation in
      switch operation {
      case .reloadRow(let other): other == path
      case .moveRow: true
      case .insertRow, .deleteRow, .insertSection, .deleteSection, .reloadSection, .moveSection:
        false
      }
    }
  }
}
