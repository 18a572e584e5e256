/// An example of each exception text that a simulated table can raise.
extension UIKitException {
  /// The exceptions, the most common first, without repeated texts.
  package static let samples: [UIKitException] = {
    var seen: Set<String> = []
    return (sums + places + clashes + cells + access + snapshots + ends).filter {
      seen.insert($0.reason).inserted
    }
  }()

  private static let row = IndexPath(section: 0, row: 1)
  private static let other = IndexPath(section: 0, row: 2)

  /// A profile of each version, because the texts differ between versions.
  private static let profiles = SystemVersion.all.map { Profile($0) }

  private static func updates(_ problems: [UpdateProblem]) -> [UIKitException] {
    problems.flatMap { problem in
      // More and fewer than expected, because the text depends on this from iOS 17.
      [4, 2].flatMap { answered in
        profiles.map { profile in
          var explanation = UpdateExplanation(problem: problem)
          explanation.before = .init(number: 3, unit: .rows(section: 0), origin: .nobody)
          explanation.expected = 3
          explanation.answered = .init(number: answered, unit: .rows(section: 0), origin: .nobody)
          return update(explanation, profile)
        }
      }
    }
  }

  private static let sums = updates([
    .sum(.rows(section: 0, UpdateSum.RowChanges(deleted: 1))),
    .sum(.sections(inserted: 0, deleted: 1)), .sum(.sectionMap),
  ])

  private static let places = updates([
    .place(.deletedRow(row)), .place(.sectionOfDeletedRow(row)), .place(.deletedSection(1)),
    .place(.insertedRow(row)), .place(.sectionOfInsertedRow(row)), .place(.insertedSection(1)),
    .place(.movedRow(row)), .place(.target(from: row, to: other)),
    .place(.sectionOfMove(from: row, to: other)), .place(.movedSection(from: 1, to: 2)),
    .place(.negative(IndexPath(section: 0, row: -1))),
  ])

  private static let clashes = updates([
    .clash(.deletedAndReloaded(row)), .clash(.deletedAndMoved(row)),
    .clash(.insertedAndMoved(row)), .clash(.movedToOnePlace(row, other, to: row)),
    .clash(.twice(.deleteRow(row))), .clash(.sections(.deleteSection(0), .reloadSection(0))),
    .clash(.movedIntoNewSection(1)), .clash(.movedOutOfDeletedSection(0)),
    .clash(.deletedWithItsSection(row)), .clash(.twoAnimations(row)),
    .clash(.nothingToAnimate(section: 0)), .clash(.contentShrinksUnderFooter),
  ])

  private static let cells: [UIKitException] =
    [
      nilCell(row, .mustReturnACell), nilCell(row, .failedToObtainACell),
      dequeueUnregistered("Cell"), dequeuedTwice("Cell", row, rule: .dequeueTwice),
      rowHeight(-1, of: row, asked: .heightForRowAt, .mustNotBeNegative, isEstimated: false),
      rowHeight(
        -1,
        of: row,
        asked: .estimatedHeightForRowAt,
        .invalidWithEstimates,
        isEstimated: true
      ),
      sectionHeight(-1, .header, section: 0), sectionHeight(-1, .footer, section: 0),
      tooManyRows(3_000_000_000, section: 0), updateWhilePreparing(row),
    ]
    + [.lengths, .arrayBounds].compactMap { updateInsideCell($0, row, first: 0, cells: 5) }

  private static let access: [UIKitException] =
    [.scrollToRow, .contentOffset, .presentationValues, .attempted].flatMap { text in
      [Int?.some(3), nil].map { scrollRange(row, sections: 1, rows: $0, text) }
    } + [invalidSection(1, count: 1), invalidRow(row), invalidHeader(1, count: 1), noOccurrence()]

  private static let snapshots: [UIKitException] =
    [.identifiers, .named].flatMap { text in
      [["A", "A"], ["A", "B"]].compactMap { sections in
        duplicates(
          in: DiffableSnapshot(sections: sections.map { .init(id: $0, items: ["x"]) }),
          text
        )
      }
    }
    + [
      missingItem(in: DiffableSnapshot(sections: [], reloadedItems: ["x"])),
      missingItem(in: DiffableSnapshot(sections: [], reconfiguredItems: ["x"])),
    ].compactMap(\.self)
    + [.diffableOwnUpdates, .diffableOwnBatch].map(updateBesideSnapshots)
    + [unknownDiffableClass]

  private static let ends = [
    unknownMethod("performBatchUpdates:completion:"), notImplemented,
    endlessRecursion(Call(.cellForRowAt, .row(row), rule: .cellForRow)),
    endlessTurn(repetitions: 100),
    simulationLimit("rows with a height each in section 0", count: 20_000_001, most: 20_000_000),
  ]
}
