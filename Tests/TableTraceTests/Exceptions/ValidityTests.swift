import Testing

@testable import TableTrace

/// Which updates are legal, by version, and what the explanation of an illegal one says.
@Suite struct ValidityTests {
  /// What an app does in one group.
  struct Changes: Sendable {
    let perform: @Sendable (TableView) throws(UIKitException) -> Void
  }

  private static let versions: [SystemVersion] = [
    .iOS(5), .iOS(7), .iOS(9), .iOS(11), .iOS(13), .iOS(17), SystemVersion(.catalyst, 26),
  ]

  @Test("Correct deletions, insertions and reloads are valid in every version", arguments: versions)
  func legalCombinations(version: SystemVersion) throws {
    let counted = try CountedTable([20], version)
    try counted.update(to: [19]) { table throws(UIKitException) in
      try table.deleteRows(at: [[0, 3]])
    }
    try counted.update(to: [19]) { table throws(UIKitException) in
      try table.insertRows(at: [[0, 0]])
      try table.deleteRows(at: [[0, 0]])
    }
    // An insertion at the end beside a reload of the old last row.
    try counted.update(to: [20]) { table throws(UIKitException) in
      try table.insertRows(at: [[0, 19]])
      try table.reloadRows(at: [[0, 18]])
    }
    // A row that goes in a section that is reloaded.
    try counted.update(to: [19]) { table throws(UIKitException) in
      try table.deleteRows(at: [[0, 0]])
      try table.reloadSections([0])
    }
    // Rows of a new section may be named, or not.
    try counted.update(to: [19, 2]) { table throws(UIKitException) in
      try table.insertSections([1])
      try table.insertRows(at: [[1, 0], [1, 1]])
    }
    try counted.update(to: [7]) { table throws(UIKitException) in
      try table.reloadSections([0])
      try table.deleteSections([1])
    }
    #expect(try counted.table.numberOfRows(inSection: 0) == 7)
  }

  @Test(
    "A row can be deleted together with its section",
    arguments: [
      (SystemVersion.iOS(9, 3), true), (.iOS(10, 3), true), (.iOS(11), false), (.iOS(12), false),
      (.iOS(13), true), (.iOS(17), true),
    ]
  )
  func rowWithSectionByVersion(version: SystemVersion, isLegal: Bool) throws {
    let counted = try CountedTable([1, 2], version)
    do throws(UIKitException) {
      try counted.update(to: [2]) { table throws(UIKitException) in
        try table.deleteRows(at: [[0, 0]])
        try table.deleteSections([0])
      }
      #expect(isLegal)
    } catch {
      #expect(!isLegal)
      #expect(error.reason.contains("UIKit's own words are not known"))
      #expect(error.update?.problem == .clash(.deletedWithItsSection([0, 0])))
    }
  }

  @Test(
    "Rows inserted into a moved section are not counted",
    arguments: [SystemVersion.iOS(9, 3), .iOS(12), .iOS(17)]
  )
  func movedSectionHidesRows(version: SystemVersion) throws {
    let counted = try CountedTable([2, 2], version)
    let exception = #expect(throws: UIKitException.self) {
      try counted.update(to: [2, 1, 3]) { table throws(UIKitException) in
        try table.insertSections([1])
        try table.moveSection(1, toSection: 2)
        try table.insertRows(at: [[2, 0]])
      }
    }
    let explanation = try #require(exception?.update)
    #expect(explanation.problem == .sum(.rows(section: 2, UpdateSum.RowChanges())))
    #expect(explanation.remedy == .twoGroups)
    // Deleting a row of a section that moves is counted, and so is moving one inside it.
    let other = try CountedTable([2, 3], version)
    try other.update(to: [2, 2]) { table throws(UIKitException) in
      try table.moveSection(1, toSection: 0)
      try table.deleteRows(at: [[1, 1]])
    }
    try other.update(to: [2, 2]) { table throws(UIKitException) in
      try table.moveSection(1, toSection: 0)
      try table.moveRow(at: [1, 1], to: [0, 0])
    }
  }

  @Test("Changed counts raise an exception even if the group is empty", arguments: versions)
  func emptyGroupChecksCounts(version: SystemVersion) throws {
    let counted = try CountedTable([3], version)
    let exception = #expect(throws: UIKitException.self) { try counted.update(to: [4]) { _ in } }
    #expect(exception?.update?.remedy == .unreportedInsertion(section: 0))
    #expect(exception?.update?.expected == 3)
  }

  @Test(
    "The method that raises depends on the version",
    arguments: [
      (SystemVersion.iOS(5), "-[_UITableViewUpdateSupport _computeRowUpdates]"),
      (.iOS(9), "-[UITableView _endCellAnimationsWithContext:]"),
      (.iOS(12), "-[UITableView _endCellAnimationsWithContext:]"),
      (
        .iOS(13),
        "-[UITableView _Bug_Detected_In_Client_Of_UITableView_Invalid_Number_Of_Rows_In_Section:]"
      ),
    ]
  )
  func methodIsNamed(version: SystemVersion, method: String) throws {
    let counted = try CountedTable([3], version)
    let exception = #expect(throws: UIKitException.self) {
      try counted.update(to: [3]) { table throws(UIKitException) in
        try table.deleteRows(at: [[0, 0]])
      }
    }
    #expect(exception?.update?.method == method)
  }

  /// Operations whose texts no source tells raise all the same, and say so.
  private static let unknown = [
    Changes { table throws(UIKitException) in try table.deleteRows(at: [[0, 0], [0, 0]]) },
    Changes { table throws(UIKitException) in try table.insertRows(at: [[0, 0], [0, 0]]) },
    Changes { table throws(UIKitException) in
      try table.deleteSections([0])
      try table.deleteSections([0])
    },
    Changes { table throws(UIKitException) in
      try table.insertSections([1])
      try table.insertSections([1])
    },
    Changes { table throws(UIKitException) in try table.moveSection(0, toSection: 5) },
    Changes { table throws(UIKitException) in try table.moveRow(at: [4, 0], to: [0, 0]) },
    Changes { table throws(UIKitException) in
      try table.moveRow(at: [0, 0], to: [0, 1])
      try table.moveRow(at: [0, 0], to: [0, 2])
    },
    Changes { table throws(UIKitException) in
      try table.deleteSections([0])
      try table.reloadSections([0])
    },
    Changes { table throws(UIKitException) in
      try table.moveSection(0, toSection: 1)
      try table.moveSection(0, toSection: 0)
    },
  ]

  @Test(
    "Without a source for a text, no text is invented",
    arguments: [SystemVersion.iOS(9), .iOS(17)]
  )
  func unknownTexts(version: SystemVersion) throws {
    for changes in Self.unknown {
      let counted = try CountedTable([3, 3], version)
      let exception = #expect(throws: UIKitException.self) {
        try counted.update(to: [3, 3], changes.perform)
      }
      #expect(exception?.reason.hasSuffix("UIKit's own words are not known)") == true)
    }
  }

  @Test("An index out of range is reported before wrong counts", arguments: versions)
  func rangesComeFirst(version: SystemVersion) throws {
    let counted = try CountedTable([3], version)
    let exception = #expect(throws: UIKitException.self) {
      try counted.update(to: [3]) { table throws(UIKitException) in
        try table.deleteRows(at: [[0, 9]])
      }
    }
    #expect(exception?.update?.problem == .place(.deletedRow([0, 9])))
  }

  @Test(
    "A negative index path is refused in the call from iOS 14 on, before at the end of the group"
  )
  func negativePaths() throws {
    for (version, isRefusedAtOnce) in [(SystemVersion.iOS(13), false), (.iOS(14), true)] {
      let counted = try CountedTable([3], version)
      try counted.table.beginUpdates()
      do throws(UIKitException) {
        try counted.table.deleteRows(at: [[0, -1]])
        #expect(!isRefusedAtOnce)
        #expect(throws: UIKitException.self) { try counted.table.endUpdates() }
      } catch {
        #expect(isRefusedAtOnce)
      }
    }
  }

  @Test("The explanation names the lines of the trace and of the scenario")
  func originsAreNamed() throws {
    let counted = try CountedTable([3], .iOS(17), isShown: false)
    counted.table.placeInScript = 7
    try counted.table.moveToWindow()
    try counted.table.layoutIfNeeded()
    counted.table.placeInScript = 9
    let exception = #expect(throws: UIKitException.self) {
      try counted.table.insertRows(at: [[0, 1]])
    }
    let explanation = try #require(exception?.update)
    let before = try #require(explanation.before)
    let answered = try #require(explanation.answered)
    #expect(before.origin.scriptLine == 7)
    #expect(answered.origin.scriptLine == 9)
    #expect(explanation.operations.map(\.origin.scriptLine) == [9])
    for origin in [before.origin, answered.origin] {
      let line = try #require(origin.traceLine)
      #expect(
        counted.recorder.lines[line - 1].text
          == "tableView(_:numberOfRowsInSection:) 0 -> 3"
      )
    }
    #expect((answered.origin.traceLine ?? 0) > (before.origin.traceLine ?? 0))
  }
}
