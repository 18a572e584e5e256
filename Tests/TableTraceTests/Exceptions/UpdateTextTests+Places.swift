import TableTrace

/// Places that do not exist, and operations that exclude each other.
extension UpdateTextTests {
  static let places = [
    Sample(
      id: "exc-04",
      before: [20],
      after: [19],
      changes: { table throws(UIKitException) in try table.deleteRows(at: [[0, 99]]) },
      texts: [
        (
          .iOS(12),
          "attempt to delete row 99 from section 0 which only contains 20 rows before the update"
        ),
        (
          SystemVersion(.catalyst, 26),
          "attempt to delete row 99 from section 0 which only contains 20 rows before the update"
        ),
      ]
    ),
    Sample(
      id: "exc-05",
      before: [],
      after: [],
      changes: { table throws(UIKitException) in try table.reloadRows(at: [[0, 0]]) },
      texts: [
        (
          .iOS(11, 1),
          "attempt to delete row 0 from section 0, but there are only 0 sections before the update"
        )
      ]
    ),
    Sample(
      id: "exc2-06",
      before: [2, 2, 2],
      after: [2, 2, 2],
      changes: { table throws(UIKitException) in try table.deleteRows(at: [[3, 0]]) },
      texts: [
        (
          .iOS(12),
          "attempt to delete row 0 from section 3, but there are only 3 sections before the update"
        )
      ]
    ),
    Sample(
      id: "exc-06",
      before: [1, 1],
      after: [1, 1],
      changes: { table throws(UIKitException) in try table.reloadSections([2]) },
      texts: [
        (.iOS(7), "attempt to delete section 2, but there are only 2 sections before the update")
      ]
    ),
    Sample(
      id: "exc2-05",
      before: [1, 1, 1, 1, 1],
      after: [1, 1, 1, 1],
      changes: { table throws(UIKitException) in try table.deleteSections([5]) },
      texts: [
        (.iOS(15), "attempt to delete section 5, but there are only 5 sections before the update")
      ]
    ),
    Sample(
      id: "exc-07",
      before: [20],
      after: [21],
      changes: { table throws(UIKitException) in try table.insertRows(at: [[0, 100]]) },
      texts: [
        (
          SystemVersion(.catalyst, 26),
          "attempt to insert row 100 into section 0, but there are only 21 rows in section 0 after "
            + "the update"
        )
      ]
    ),
    Sample(
      id: "exc-08: a section that is there before and not after",
      before: [1, 1, 1],
      after: [1, 1],
      changes: { table throws(UIKitException) in try table.reloadRows(at: [[2, 0]]) },
      texts: [
        (
          .iOS(11),
          "attempt to insert row 0 into section 2, but there are only 2 sections after the update"
        )
      ]
    ),
    Sample(
      id: "exc-09",
      before: [1, 1, 0],
      after: [2, 1, 0],
      changes: { table throws(UIKitException) in try table.moveRow(at: [2, 0], to: [0, 0]) },
      texts: [
        (
          .iOS(9, 3),
          "attempt to move index path (\(path(2, 0))) that does not exist - there are only 0 rows "
            + "in section 2 before the update"
        )
      ]
    ),
    Sample(
      id: "exc2-01",
      before: [2, 1],
      after: [2, 1],
      changes: { table throws(UIKitException) in try table.moveRow(at: [1, 0], to: [0, 2]) },
      texts: [
        (
          .iOS(12),
          "attempt to move index path (\(path(1, 0))) to index path (\(path(0, 2))) that does not "
            + "exist - there are only 2 rows in section 0 after the update"
        )
      ]
    ),
    Sample(
      id: "exc2-03",
      before: [1],
      after: [1],
      changes: { table throws(UIKitException) in try table.insertSections([1]) },
      texts: [
        (.iOS(15), "attempt to insert section 1 but there are only 1 sections after the update")
      ]
    ),
    Sample(
      id: "exc-18",
      before: [2],
      after: [2],
      changes: { table throws(UIKitException) in try table.reloadRows(at: [[1, -7]]) },
      texts: [
        (
          .iOS(14),
          "Attempted to perform update with invalid index path: <NSIndexPath> {length = 2, path = "
            + "1 - 18446744073709551609}"
        )
      ]
    ),
  ]

  static let clashes = [
    Sample(
      id: "exc-10",
      before: [3],
      after: [3],
      changes: { table throws(UIKitException) in
        try table.moveRow(at: [0, 1], to: [0, 2])
        try table.reloadRows(at: [[0, 1]])
      },
      texts: [
        (
          .iOS(11),
          "attempt to perform a delete and a move from the same index path (\(path(0, 1)))"
        )
      ]
    ),
    Sample(
      id: "exc-11",
      before: [3],
      after: [4],
      changes: { table throws(UIKitException) in
        try table.moveRow(at: [0, 1], to: [0, 2])
        try table.insertRows(at: [[0, 2]])
      },
      texts: [
        (
          .iOS(12),
          "attempt to perform an insert and a move to the same index path (\(path(0, 2)))"
        )
      ]
    ),
    Sample(
      id: "exc-12",
      before: [3],
      after: [2],
      changes: { table throws(UIKitException) in
        try table.deleteRows(at: [[0, 0]])
        try table.reloadRows(at: [[0, 0]])
      },
      texts: [(.iOS(8, 3), "attempt to delete and reload the same index path (\(path(0, 0)))")]
    ),
    Sample(
      id: "exc-13",
      before: [2, 2],
      after: [1, 2, 1],
      changes: { table throws(UIKitException) in
        try table.insertSections([2])
        try table.moveRow(at: [0, 0], to: [2, 0])
      },
      texts: [(.iOS(7), "cannot move a row into a newly inserted section (2)")]
    ),
    Sample(
      id: "exc-14",
      before: [2, 2],
      after: [3],
      changes: { table throws(UIKitException) in
        try table.deleteSections([1])
        try table.moveRow(at: [1, 0], to: [0, 0])
      },
      texts: [(.iOS(7), "cannot move a row from a deleted section")]
    ),
    Sample(
      id: "exc-15: a row is reloaded while another moves past it",
      before: [2],
      after: [2],
      changes: { table throws(UIKitException) in
        try table.reloadRows(at: [[0, 1]])
        try table.moveRow(at: [0, 0], to: [0, 1])
      },
      texts: [(.iOS(8, 4), "Attempt to create two animations for cell")]
    ),
    Sample(
      id: "exc-15: a row moves to where it is",
      before: [2],
      after: [2],
      changes: { table throws(UIKitException) in try table.moveRow(at: [0, 1], to: [0, 1]) },
      texts: [(.iOS(10), "Attempt to create two animations for cell")]
    ),
    Sample(
      id: "exc-15: a row is reloaded twice",
      before: [2],
      after: [2],
      changes: { table throws(UIKitException) in
        try table.reloadRows(at: [[0, 1]])
        try table.reloadRows(at: [[0, 1]])
      },
      texts: [(.iOS(7), "Attempt to create two animations for cell")]
    ),
    Sample(
      id: "exc-15: a row is reloaded and moved",
      before: [2],
      after: [2],
      changes: { table throws(UIKitException) in
        try table.reloadRows(at: [[0, 1]])
        try table.moveRow(at: [0, 1], to: [0, 0])
      },
      texts: [(.iOS(8, 4), "Attempt to create two animations for cell")]
    ),
    Sample(
      id: "exc2-02",
      before: [9, 1, 1],
      after: [11, 0, 0],
      changes: { table throws(UIKitException) in
        try table.moveRow(at: [1, 0], to: [0, 7])
        try table.moveRow(at: [2, 0], to: [0, 7])
      },
      texts: [
        (
          .iOS(11),
          "attempt to move both row at index path \(path(1, 0)) and \(path(2, 0)) to \(path(0, 7))"
        )
      ]
    ),
  ]
}
