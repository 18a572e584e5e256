import TableTrace
import Testing

/// Which exception an update group with two faults raises.
@Suite struct FaultOrderTests {
  /// What an app does wrong in one group.
  struct Fault: CustomStringConvertible, Sendable {
    let description: String
    let perform: @Sendable (TableView) throws(UIKitException) -> Void

    init(
      _ description: String,
      _ perform: @escaping @Sendable (TableView) throws(UIKitException) -> Void
    ) {
      self.description = description
      self.perform = perform
    }
  }

  /// The faults in the order of the checks.
  ///
  /// Each is in rows of its own, so that it stays one beside another.
  private static let faults = [
    Fault("a row is deleted and reloaded") { table throws(UIKitException) in
      try table.deleteRows(at: [[0, 0]])
      try table.reloadRows(at: [[0, 0]])
    },
    Fault("no section to delete") { table throws(UIKitException) in
      try table.deleteSections([9])
    },
    Fault("no row to delete") { table throws(UIKitException) in
      try table.deleteRows(at: [[0, 40]])
    },
    Fault("no section after its insertion") { table throws(UIKitException) in
      try table.insertSections([9])
    },
    Fault("no row after its insertion") { table throws(UIKitException) in
      try table.insertRows(at: [[1, 30]])
    },
    Fault("no row to move") { table throws(UIKitException) in
      try table.moveRow(at: [1, 20], to: [1, 0])
    },
    Fault("no place for a section") { table throws(UIKitException) in
      try table.moveSection(2, toSection: 8)
    },
    Fault("a row is deleted twice") { table throws(UIKitException) in
      try table.deleteRows(at: [[0, 1], [0, 1]])
    },
    Fault("a row is inserted twice") { table throws(UIKitException) in
      try table.insertRows(at: [[0, 2], [0, 2]])
    },
    Fault("a row moves twice") { table throws(UIKitException) in
      try table.moveRow(at: [0, 3], to: [0, 4])
      try table.moveRow(at: [0, 3], to: [0, 5])
    },
    Fault("a row is deleted and moves") { table throws(UIKitException) in
      try table.deleteRows(at: [[0, 6]])
      try table.moveRow(at: [0, 6], to: [0, 7])
    },
    Fault("a row is inserted where another moves") { table throws(UIKitException) in
      try table.insertRows(at: [[0, 11]])
      try table.moveRow(at: [0, 12], to: [0, 11])
    },
    Fault("two rows move to one place") { table throws(UIKitException) in
      try table.moveRow(at: [0, 14], to: [0, 16])
      try table.moveRow(at: [0, 15], to: [0, 16])
    },
    Fault("a section is deleted twice") { table throws(UIKitException) in
      try table.deleteSections([2])
      try table.deleteSections([2])
    },
    Fault("a row is deleted with its section") { table throws(UIKitException) in
      try table.deleteRows(at: [[2, 9]])
      try table.deleteSections([2])
    },
    Fault("too many sections") { table throws(UIKitException) in
      try table.deleteSections([1])
    },
    Fault("too few rows") { table throws(UIKitException) in
      try table.insertRows(at: [[0, 9]])
    },
    Fault("a row has two animations") { table throws(UIKitException) in
      try table.moveRow(at: [0, 8], to: [0, 8])
    },
  ]

  /// What is wrong with a group that makes some faults; nil if the version does not mind.
  private static func problem(
    of faults: [Fault],
    _ version: SystemVersion,
    to rows: [Int] = [20, 10, 10]
  ) throws -> UpdateProblem? {
    let counted = try CountedTable([20, 10, 10], version)
    do throws(UIKitException) {
      try counted.update(to: rows) { table throws(UIKitException) in
        for fault in faults { try fault.perform(table) }
      }
      return nil
    } catch {
      return error.update?.problem
    }
  }

  @Test("Of two problems, the first in the order of the checks is raised", arguments: [9, 12, 17])
  func firstOfTwo(version: Int) throws {
    let version = SystemVersion.iOS(version)
    let problems = try Self.faults.map { try Self.problem(of: [$0], version) }
    // What a version allows is no fault of its own there.
    let faults = Self.faults.indices.filter { place in
      problems[place] != nil && !problems[(place + 1)...].contains(problems[place])
    }
    #expect(faults.count >= Self.faults.count - 2)
    for (place, first) in faults.enumerated() {
      let fault = Self.faults[first]
      for second in faults.dropFirst(place + 1).prefix(2) {
        let other = Self.faults[second]
        let alone = problems[first]
        #expect(try Self.problem(of: [fault, other], version) == alone, "\(fault), then \(other)")
        #expect(try Self.problem(of: [other, fault], version) == alone, "\(other), then \(fault)")
      }
    }
  }

  @Test("If no section remains, the exception is raised after deletions and before insertions")
  func sectionMap() throws {
    let insertion = Fault("an insertion") { table throws(UIKitException) in
      try table.insertRows(at: [[0, 0]])
    }
    let deletion = Fault("no row to delete") { table throws(UIKitException) in
      try table.deleteRows(at: [[0, 40]])
    }
    let version = SystemVersion.iOS(9)
    #expect(try Self.problem(of: [insertion], version, to: []) == .sum(.sectionMap))
    #expect(
      try Self.problem(of: [insertion, deletion], version, to: []) == .place(.deletedRow([0, 40]))
    )
  }
}
