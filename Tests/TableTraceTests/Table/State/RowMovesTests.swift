import Testing

@testable import TableTrace

/// Where rows, rows that a finger holds, and places between rows go.
@Suite("Row moves")
struct RowMovesTests {
  /// What becomes of row [0, 3]: as a row, as one that is held, and as a place.
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let moves: RowMoves
    let row: IndexPath?
    let held: IndexPath?
    let gap: IndexPath?

    init(
      _ description: String,
      _ operations: [UpdateOperation],
      row: IndexPath?,
      held: IndexPath?,
      gap: IndexPath?
    ) {
      var batch = UpdateBatch()
      for operation in operations {
        batch.append(QueuedOperation(operation: operation, animation: nil, call: 1))
      }
      self.init(description, .update(IndexMapping(batch)), row: row, held: held, gap: gap)
    }

    init(
      _ description: String,
      _ moves: RowMoves,
      row: IndexPath?,
      held: IndexPath?,
      gap: IndexPath?
    ) {
      testDescription = description
      self.moves = moves
      self.row = row
      self.held = held
      self.gap = gap
    }
  }

  private static func at(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(section: section, row: row)
  }

  static let cases = [
    Case("nothing happens", [], row: at(3), held: at(3), gap: at(3)),
    Case("a row above comes", [.insertRow(at(0))], row: at(4), held: at(4), gap: at(4)),
    Case("a row comes at the place", [.insertRow(at(3))], row: at(4), held: at(4), gap: at(4)),
    Case("a row below comes", [.insertRow(at(4))], row: at(3), held: at(3), gap: at(3)),
    Case("a row above goes", [.deleteRow(at(1))], row: at(2), held: at(2), gap: at(2)),
    Case("the row goes", [.deleteRow(at(3))], row: nil, held: nil, gap: at(3)),
    Case(
      "the row goes and another comes there",
      [.deleteRow(at(3)), .insertRow(at(3))],
      row: nil,
      held: nil,
      gap: at(4)
    ),
    Case("the row is reloaded", [.reloadRow(at(3))], row: nil, held: at(3), gap: at(3)),
    Case(
      "the row is reloaded as one above goes",
      [.reloadRow(at(3)), .deleteRow(at(0))],
      row: nil,
      held: at(2),
      gap: at(2)
    ),
    Case(
      "the row is moved by the app",
      [.moveRow(from: at(3), to: at(0))],
      row: at(0),
      held: at(0),
      gap: at(4)
    ),
    Case("its section goes", [.deleteSection(0)], row: nil, held: nil, gap: nil),
    Case("its section is reloaded", [.reloadSection(0)], row: nil, held: nil, gap: nil),
    Case("a section comes", [.insertSection(0)], row: at(3, 1), held: at(3, 1), gap: at(3, 1)),
    Case(
      "a finger moves the row down",
      .move(from: at(3), to: at(5)),
      row: at(5),
      held: at(5),
      gap: at(3)
    ),
    Case(
      "a finger moves a row from above to below",
      .move(from: at(0), to: at(5)),
      row: at(2),
      held: at(2),
      gap: at(2)
    ),
    Case(
      "a finger moves a row from below to above",
      .move(from: at(5), to: at(0)),
      row: at(4),
      held: at(4),
      gap: at(4)
    ),
    Case(
      "a row comes from another section",
      .move(from: at(0, 1), to: at(3)),
      row: at(4),
      held: at(4),
      gap: at(4)
    ),
  ]

  @Test("A row, a dragged row and a target get their new index paths", arguments: cases)
  func newNumbers(_ one: Case) {
    let row = Self.at(3)
    #expect(one.moves[row] == one.row)
    #expect(one.moves.held(row) == one.held)
    #expect(one.moves.gap(row) == one.gap)
  }

  @Test("Index paths in another section stay when a row is dragged")
  func otherSections() {
    let moves = RowMoves.move(from: Self.at(0), to: Self.at(2))
    #expect(moves[Self.at(1, 1)] == Self.at(1, 1))
    #expect(moves.section(1) == 1)
  }

  @Test("The index path after the last row stays last, and no number overflows")
  func edges() {
    let moves = RowMoves.update(IndexMapping(.deleteRow(Self.at(1)), .insertRow(Self.at(0))))
    #expect(moves.gap(Self.at(2)) == Self.at(2))
    #expect(moves.gap(Self.at(.max)) == Self.at(.max))
  }
}
