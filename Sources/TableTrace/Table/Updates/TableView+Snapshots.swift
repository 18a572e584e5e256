/// Applying the snapshots of a diffable data source, which become updates.
extension TableView {
  /// Discards the data of another data source, because a diffable data source begins without rows.
  package func discardForSnapshots() {
    guard !content.isEmpty, updates.depth == 0 else { return }
    content.loaded = .nothing
    pending.invalidate(.dataSourceSet)
  }

  /// Applies a snapshot, as `apply(_:animatingDifferences:completion:)` does, from iOS 13.
  ///
  /// - Parameters:
  ///   - snapshot: The state to show.
  ///   - old: The state that the data source has shown so far.
  ///   - isAnimated: `animatingDifferences`.
  ///   - adopt: Makes the data source return the new state. It is called inside the update.
  ///   - completion: Called after the animation.
  ///
  /// - Throws: An exception if the snapshot has an identifier twice.
  public func apply(
    _ snapshot: DiffableSnapshot,
    from old: DiffableSnapshot,
    animatingDifferences isAnimated: Bool = true,
    adopt: () -> Void,
    completion: Completion? = nil
  ) throws(UIKitException) {
    try checkSnapshot(snapshot)
    let shown = moving.reported.map { old.moving($0.source, to: $0.target) } ?? old
    moving.reported = nil
    if !isAnimated, profile[DiffableRules.withoutAnimation] {
      sink.entered(.diffableWithoutAnimation)
      defer { sink.left() }
      return try replaceRows(snapshot, adopt: adopt, completion: completion)
    }
    let difference = SnapshotDifference(from: shown, to: snapshot)
    guard !difference.operations.isEmpty else {
      adopt()
      if !difference.reconfigured.isEmpty { try reconfigureRows(at: difference.reconfigured) }
      return try complete(completion)
    }
    let animation: RowAnimation = isAnimated ? .automatic : .none
    sink.entered(.diffableDifference)
    defer { sink.left() }
    try performGroup(
      { table throws(UIKitException) in
        adopt()
        for operation in difference.operations {
          try table.queue([operation], operation.isMove ? nil : animation)
        }
        if !difference.reconfigured.isEmpty {
          try table.reconfigureRows(at: difference.reconfigured)
        }
      },
      completion: completion
    )
  }

  /// Applies a snapshot, as `applySnapshotUsingReloadData(_:completion:)` does, from iOS 15.
  public func applyUsingReloadData(
    _ snapshot: DiffableSnapshot,
    adopt: () -> Void,
    completion: Completion? = nil
  ) throws(UIKitException) {
    guard profile[DiffableRules.duplicates] != nil else {
      throw UIKitException.unknownDiffableClass
    }
    guard profile[UpdateRules.methods].reconfigures else {
      throw UIKitException.unknownMethod(
        "applySnapshotUsingReloadData:completion:",
        of: "UITableViewDiffableDataSource"
      )
    }
    try replaceRows(snapshot, adopt: adopt, completion: completion)
  }

  /// Shows a snapshot by reloading the data.
  private func replaceRows(
    _ snapshot: DiffableSnapshot,
    adopt: () -> Void,
    completion: Completion?
  ) throws(UIKitException) {
    try checkSnapshot(snapshot)
    adopt()
    try reloadData()
    try complete(completion)
  }

  private func checkSnapshot(_ snapshot: DiffableSnapshot) throws(UIKitException) {
    guard let text = profile[DiffableRules.duplicates] else {
      throw UIKitException.unknownDiffableClass
    }
    // The app calls the method on the snapshot, before it calls apply.
    guard snapshot.reconfiguredItems.isEmpty || profile[UpdateRules.methods].reconfigures else {
      throw UIKitException.unknownMethod(
        "reconfigureItemsWithIdentifiers:",
        of: "NSDiffableDataSourceSnapshot"
      )
    }
    if let exception = UIKitException.duplicates(in: snapshot, text) { throw exception }
    if let exception = UIKitException.missingItem(in: snapshot) { throw exception }
  }

  private func complete(_ completion: Completion?) throws(UIKitException) {
    guard let completion else { return }
    sink.phase(.completion, rule: .diffableCompletion)
    sink.entered(.diffableCompletion)
    defer { sink.left() }
    try completion(self, true)
  }
}

extension UIKitException {
  /// Returns the exception for an identifier that a snapshot contains twice, or nil if there is
  /// none.
  static func duplicates(in snapshot: DiffableSnapshot, _ text: SnapshotText) -> UIKitException? {
    let sections = snapshot.duplicateSections
    let duplicates = sections.isEmpty ? snapshot.duplicateItems : sections
    guard !duplicates.isEmpty else { return nil }
    let reason =
      switch text {
      case .identifiers: "Fatal: supplied identifiers are not unique."
      case .named:
        "Fatal: supplied \(sections.isEmpty ? "item" : "section") identifiers are not unique. "
          + "Duplicate identifiers: {(\n    \(duplicates.joined(separator: ",\n    "))\n)}"
      }
    let list = duplicates.map { "'\($0)'" }.joined(separator: ", ")
    return UIKitException(
      reason: reason,
      rule: .diffableDuplicates,
      arithmetic: ["the snapshot contains \(list) more than once"]
    )
  }

  /// Returns the exception for reloading or reconfiguring an item that the snapshot does not
  /// contain, or nil.
  static func missingItem(in snapshot: DiffableSnapshot) -> UIKitException? {
    let items = Set(snapshot.sections.flatMap(\.items))
    let wanted =
      snapshot.reloadedItems.map { ("reload", $0) }
      + snapshot.reconfiguredItems.map { ("reconfigure", $0) }
    guard let (verb, item) = wanted.first(where: { !items.contains($0.1) }) else { return nil }
    return UIKitException(
      reason: "Attempted to \(verb) item identifier that does not exist in the snapshot: \(item)",
      rule: .diffableMissing,
      arithmetic: ["the snapshot does not contain '\(item)': add it, or remove it from '\(verb)'"]
    )
  }

  /// Returns the exception for an update by the app itself while a diffable data source is set.
  ///
  /// Its text ends with a space.
  static func updateBesideSnapshots(_ rule: RuleID) -> UIKitException {
    UIKitException(
      reason:
        "UITableView must be updated via the UITableViewDiffableDataSource APIs when acting as "
        + "the UITableView's dataSource: please do not call mutation APIs directly on UITableView. ",
      rule: rule,
      arithmetic: ["the data source is a diffable one: apply a snapshot instead of the update"]
    )
  }

  /// The runtime's error for a diffable data source on a version without the class.
  static let unknownDiffableClass = UIKitException(
    name: "dyld",
    reason: "Symbol not found: _OBJC_CLASS_$_UITableViewDiffableDataSource",
    rule: .diffableDuplicates,
    arithmetic: ["diffable data sources exist from iOS 13"]
  )
}

extension UpdateOperation {
  /// Whether it is a move, which has no row animation.
  fileprivate var isMove: Bool {
    switch self {
    case .moveRow, .moveSection: true
    case .insertRow, .deleteRow, .reloadRow, .insertSection, .deleteSection, .reloadSection: false
    }
  }
}
