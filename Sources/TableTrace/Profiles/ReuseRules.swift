/// The rules of the reuse pool.
package enum ReuseRules: Sendable {
  package static let reloadedCells = Rule<Bool>(
    .reloadedCells,
    "After a reload, the cell that returned to the reuse pool last is reused for the first row. "
      + "From iOS 26, it is not known which cell is reused for which row. The trace therefore "
      + "does not name the row that used a cell before.",
    VersionRange(true, "the cell returned last is reused for the first row"),
    VersionRange(
      since: .iOS(26),
      false,
      "not known: the simulation does the same as on older versions",
      .assumed("r5-01")
    ),
    conflicts: [
      "In r5-01 (iOS 26.1), a reload leaves some cells unused: of 22 cells those of rows 10 to "
        + "20, of 12 cells that of row 2. If the cell returned last were reused first, the "
        + "unused cells would be those of rows 0 to 10, and of row 0."
    ]
  )

  package static let visibleCells = Rule<Bool>(
    .visibleCellsAccess,
    "From iOS 13, UIKit prints a warning to the console if the app uses visibleCells or "
      + "cellForRow(at:) inside a callback of a layout. An example of such a callback is "
      + "willDisplay.",
    VersionRange(false, "no warning"),
    VersionRange(
      since: .iOS(13),
      true,
      "'[Assert] Attempted to access … visibleCells …'",
      .observed(until: .iOS(17), "exc-45", "exc-46")
    ),
    conflicts: ["exc-45 (iOS 13 to 16) shows visibleCells. exc-46 (iOS 13) shows cellForRow(at:)."]
  )

  package static let visibleCellsInside = Rule<Bool>(
    .visibleCellsInside,
    "Inside a callback of a layout, such as cellForRowAt, visibleCells and cellForRow(at:) "
      + "return only the cells made before this callback. Up to iOS 12, visibleCells inside "
      + "willDisplay does not contain the cell that is about to be displayed.",
    VersionRange(
      false,
      "without the cell that is being displayed",
      .measured(from: .iOS(11), until: .iOS(12), "r3-38")
    ),
    VersionRange(since: .iOS(13), true, "with the cell that is being displayed"),
    conflicts: [
      "r3-38 (iOS 11) is a call stack: selectRow inside willDisplay raises an exception, which "
        + "is not simulated. What cellForRow(at:) returns inside willDisplay is assumed."
    ]
  )

  package static let dequeueTwice = Rule<Bool>(
    .dequeueTwice,
    "From iOS 11, the app must not dequeue two cells for the same index path inside "
      + "cellForRowAt. The second dequeue raises NSInternalInconsistencyException.",
    VersionRange(false, "no exception"),
    VersionRange(
      since: .iOS(11),
      true,
      "'Attempted to dequeue multiple cells for the same index path …'",
      .observed(until: .iOS(12), "exc-23")
    ),
    conflicts: [
      "exc-23 (iOS 11.2) has the text. Its call stack does not show whether the dequeue is "
        + "inside cellForRowAt."
    ]
  )

  package static let zeroFittingHeight = Rule<Bool>(
    .zeroFittingHeight,
    "If the content of a self-sizing row has no height, the row gets the default height. UIKit "
      + "prints a warning about this to the console, once per process.",
    VersionRange(false, "no rows size themselves", .documented("doc-01")),
    VersionRange(
      since: .iOS(8),
      true,
      "'Warning once only: Detected a case where constraints …'",
      .observed(until: .iOS(10), "exc-48")
    )
  )

  package static let updateInsideCell = Rule<UpdateInsideCell>(
    .updateInsideCell,
    "If the app calls beginUpdates and endUpdates inside cellForRowAt, the table's lists of "
      + "visible rows and visible cells no longer match. From iOS 10.3, the table then raises an "
      + "exception.",
    VersionRange(.harmless, "no exception is known"),
    VersionRange(
      since: .iOS(10, 3),
      .arrayBounds,
      "'… objectAtIndex:]: index … beyond bounds …'",
      .observed("exc-38")
    ),
    VersionRange(
      since: .iOS(11, 1),
      .lengths,
      "'… _visibleRows and _visibleCells must be of same length …'",
      .observed("exc-39")
    ),
    VersionRange(
      since: .iOS(15, 3),
      .lengths,
      "the same text as on iOS 11.1. If the cell is made before its row is visible: 'cell already "
        + "prefetched for IP(…) …'",
      .assumed("upd-20")
    ),
    conflicts: [
      "The reports say that the exception is raised only sometimes. The simulation "
        + "always raises it."
    ]
  )

  package static let dequeueForIndexPath = Rule<Bool>(
    .dequeueForIndexPath,
    "dequeueReusableCell(withIdentifier:for:) exists from iOS 6. If an app calls it on an older "
      + "version, the simulation calls dequeueReusableCell(withIdentifier:) instead.",
    VersionRange(false, "the method does not exist", .documented("doc-01")),
    VersionRange(since: .iOS(6), true, "the method exists", .documented("doc-01")),
    conflicts: [
      "On a device with an older version, the call would raise an exception. It is a choice of "
        + "the simulation that no exception is raised."
    ]
  )

  static let entries = RuleList.of {
    Statement(
      .poolOrder,
      "Each reuse identifier has its own pool of cells. The cell that returned to the pool last is "
        + "reused first.",
      says: "last in, first out",
      .assumed("upd-32"),
      .measured(from: .catalyst(26), "upd-05", "upd-06"),
      conflicts: [
        "upd-05 (Catalyst 26): didEndDisplaying is called for the cells in the order in which they "
          + "are reused",
        "upd-41 (Catalyst 26) reuses fifteen cells in the order 4, 17, 15, 13 and so on",
        "Only upd-06 (Catalyst 26) shows that each identifier has a pool of its own.",
      ]
    )
    reloadedCells
    Statement(
      .prepareForReuse,
      "prepareForReuse is called inside dequeueReusableCell, and only if the cell comes from the "
        + "reuse pool.",
      says: "inside dequeueReusableCell",
      .documented("upd-18"),
      .observed(from: .iOS(12), "load2-04", "upd-02"),
      .documented(from: .iOS(16), "upd-18"),
      conflicts: [
        "tests2-31 (iOS 6 to 8) counts one call of prepareForReuse for each reload, "
          + "but does not show when it is called."
      ]
    )
    Statement(
      .dequeueUnregistered,
      "If no cell is registered for the identifier, dequeueReusableCell(withIdentifier:for:) "
        + "raises an exception. dequeueReusableCell(withIdentifier:) returns nil.",
      VersionRange(
        "dequeueReusableCell(withIdentifier:for:) does not exist",
        .documented("doc-01")
      ),
      VersionRange(
        since: .iOS(6),
        "'unable to dequeue a cell with identifier …'",
        .observed(until: .iOS(8), "exc-21"),
        .measured(from: .catalyst(26), "upd-06")
      ),
      decidedBy: [.dequeueForIndexPath]
    )
    Statement(
      .sectionViewPool,
      "A header or footer view that leaves the screen returns to its reuse pool at once. "
        + "viewForHeaderInSection and viewForFooterInSection for new sections are called after "
        + "that, so they can reuse the view. Like cells, reused views get prepareForReuse.",
      VersionRange("header and footer views are not reused", .documented("doc-01")),
      VersionRange(
        since: .iOS(6),
        "before viewForHeaderInSection and viewForFooterInSection are called",
        .tested(until: .iOS(9), "tests2-32", "tests2-58")
      ),
      conflicts: ["tests2-32 shows headers. Footers are assumed."]
    )
    Statement(
      .memoryWarning,
      "A memory warning empties the reuse pool.",
      says: "the pool is emptied",
      .measured(from: .catalyst(26), "upd-06")
    )
    visibleCells
    visibleCellsInside
    dequeueTwice
    Statement(
      .dequeueVisible,
      "From iOS 11, a dequeue outside of cellForRowAt for a row that is already visible raises "
        + "NSInternalInconsistencyException, if the table is in a window.",
      VersionRange("no exception"),
      VersionRange(
        since: .iOS(11),
        "it raises the exception",
        .assumed("exc-23"),
        .measured(from: .iOS(26), "r4-20")
      ),
      decidedBy: [.dequeueTwice],
      conflicts: [
        "r4-20 (iOS 26) does not quote the text. It is assumed to be the text of a second dequeue."
      ]
    )
    zeroFittingHeight
    updateInsideCell
    dequeueForIndexPath
  }
}

/// The effect of an update group that ends inside `cellForRowAt`.
package enum UpdateInsideCell: Hashable, Sendable {
  /// Nothing is known to happen.
  case harmless
  /// The table reads an array beyond its end, which raises an exception.
  case arrayBounds
  /// The table finds different numbers of rows and cells, which raises an exception.
  case lengths
}
