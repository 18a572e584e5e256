import TableTrace
import Testing

@testable import Goldens

/// A number that may be a value is no difference; one that can only be a place is.
@Suite("Numbers that may be a place or a value")
struct LogDoubtTests {
  private static let trace = SampleTrace.lines(
    """
    - load
    numberOfSections(in:) -> 2
    tableView(_:numberOfRowsInSection:) 0 -> 5
    tableView(_:numberOfRowsInSection:) 1 -> 12
    tableView(_:heightForRowAt:) [0, 0] -> 44
    tableView(_:heightForRowAt:) [0, 1] -> 60
    tableView(_:cellForRowAt:) [0, 0] -> Cell#1 new
    tableView(_:cellForRowAt:) [0, 1] -> Cell#2 new
    tableView(_:cellForRowAt:) [1, 0] -> Cell#3 new
    """
  )

  private func result(_ lines: [String]) throws -> LogComparison.Result {
    let log = try LogReader.read(lines.joined(separator: "\n"), origin: .pasted)
    return SampleTrace.compare(log, with: Self.trace)
  }

  @Test(
    "Numbers that are places match as places, and every line is compared",
    arguments: [
      ["numberOfRows: 0", "numberOfRows: 1"], ["numberOfRowsInSection: 0", "numberOfRows 1"],
      ["heightForRow: 0", "heightForRow: 1"], ["heightForRowAt 0/0", "heightForRowAt 0/1"],
      ["cellForRow 0/0", "cellForRow 0/1", "cellForRow 1/0"],
    ]
  )
  func places(lines: [String]) throws {
    let result = try result(lines)
    #expect(result.verdict == .matches)
    #expect(result.unsureLines.isEmpty)
  }

  @Test(
    "Numbers that may be values are compared by name only where they would be a difference",
    arguments: [
      ["numberOfRows: 5", "numberOfRows: 12"], ["numberOfRows = 5", "numberOfRows = 12"],
      ["numberOfRows 5", "numberOfRows 12"], ["numberOfRows (5)", "numberOfRows (12)"],
      ["numberOfRowsInSection: 5", "numberOfRowsInSection: 12"],
      ["heightForRow: 44", "heightForRow: 60"], ["heightForRowAt 44", "heightForRowAt 60"],
      ["cellForRow 1/3", "cellForRow 2/3", "cellForRow 3/3"],
      ["cellForRow: 0/2", "cellForRow: 1/2", "cellForRow: 0 / 1"],
    ]
  )
  func values(lines: [String]) throws {
    let result = try result(lines)
    #expect(result.verdict == .matches)
    let isAnswer = lines[0].contains("= ")
    #expect(result.unsureLines == (isAnswer ? [] : Array(1...lines.count)))
    let repeated = try self.result(["numberOfSections"] + lines)
    #expect(repeated.verdict == .matches)
  }

  @Test(
    "Numbers that can only be places stay a difference",
    arguments: [
      ["numberOfRows section 1", "numberOfRows section 0"],
      ["numberOfRows 1 -> 12", "numberOfRows 0 -> 5"],
      ["numberOfRows 1: 12 rows", "numberOfRows 0: 5 rows"],
      ["tableView(_:numberOfRowsInSection:) 1", "tableView(_:numberOfRowsInSection:) 0"],
      ["-[List tableView:numberOfRowsInSection:] 1", "-[List tableView:numberOfRowsInSection:] 0"],
      ["tableView:numberOfRowsInSection: 1", "tableView:numberOfRowsInSection: 0"],
      ["heightForRow row 1", "heightForRow row 0"], ["heightForRow [0, 1]", "heightForRow [0, 0]"],
      ["cellForRow 1", "cellForRow 0", "cellForRow 0"],
      ["cellForRow [1/0]", "cellForRow [0/0]", "cellForRow [0/1]"],
      ["cellForRow 0,1", "cellForRow 0,0", "cellForRow 1,0"],
    ]
  )
  func differences(lines: [String]) throws {
    #expect(try result(lines).verdict != .matches)
  }

  @Test(
    "A line of the source, which is the same in all lines of a method, is no row or section",
    arguments: [
      ["tableView(_:numberOfRowsInSection:) 24", "tableView(_:numberOfRowsInSection:) 24"],
      [
        "List.swift tableView(_:numberOfRowsInSection:) 24",
        "List.swift tableView(_:numberOfRowsInSection:) 24",
        "List.swift tableView(_:cellForRowAt:) 29", "List.swift tableView(_:cellForRowAt:) 29",
      ],
      [
        "List.swift:tableView(_:heightForRowAt:):24", "List.swift:tableView(_:heightForRowAt:):24",
        "List.swift:tableView(_:cellForRowAt:):1", "List.swift:tableView(_:cellForRowAt:):1",
      ],
      [
        "-[List tableView:cellForRowAtIndexPath:] 24",
        "-[List tableView:cellForRowAtIndexPath:] 24",
      ],
      ["tableView(_:numberOfRowsInSection:) 24"],
    ]
  )
  func sourceLines(lines: [String]) throws {
    let log = try LogReader.read(lines.joined(separator: "\n"), origin: .pasted)
    let result = SampleTrace.compare(log, with: Self.trace)
    // The trace continues after the calls of the log.
    #expect(result.equalLines == lines.count)
    #expect(log.unsureLines == Array(1...lines.count))
    #expect(!result.unsureLines.isEmpty)
  }

  @Test(
    "Numbers that differ within a method, or are the same for two methods, are rows",
    arguments: [
      ["tableView(_:cellForRowAt:) 1", "tableView(_:cellForRowAt:) 2"],
      ["tableView(_:heightForRowAt:) 3", "tableView(_:cellForRowAt:) 3"],
      ["tableView(_:numberOfRowsInSection:) 0", "tableView(_:cellForRowAt:) 3"],
      ["tableView(_:cellForRowAt:) [0, 3]", "tableView(_:cellForRowAt:) row 3"],
    ]
  )
  func rows(lines: [String]) throws {
    let log = try LogReader.read(lines.joined(separator: "\n"), origin: .pasted)
    #expect(log.unsureLines.isEmpty)
    #expect(SampleTrace.compare(log, with: Self.trace).verdict != .matches)
  }

  @Test("Only the numbers of the method that would differ are left out")
  func otherMethod() throws {
    let result = try result([
      "numberOfRows: 5", "numberOfRows: 12", "cellForRow 0/0", "cellForRow 0/1", "cellForRow 1/0",
    ])
    #expect(result.verdict == .matches)
    #expect(result.unsureLines == [1, 2])
  }

  @Test("Another difference stays one, whatever is doubtful")
  func otherDifference() throws {
    let lines = ["numberOfRows: 5", "numberOfRows: 12", "cellForRow [0, 1]"]
    let result = try result(lines)
    #expect(result.verdict.divergence?.lineNumber == 3)
    #expect(result.unsureLines == [1, 2])
    let longer = try self.result(["numberOfRows: 5", "numberOfRows: 12", "numberOfRows: 3"])
    #expect(longer.verdict.divergence?.lineNumber == 3)
  }

  @Test("A line whose number may be a value is doubtful each time it occurs")
  func repeated() throws {
    let lines = ["numberOfRows: 5", "numberOfRows: 7", "numberOfRows: 5", "numberOfRows 5 Apple"]
    let log = try LogReader.read(lines.joined(separator: "\n"), origin: .pasted)
    #expect(log.unsureLines == [1, 2, 3])
    let kept = try LogReader.read(
      "prints: numberOfRowsInSection\n\nnumberOfRowsInSection: 5",
      origin: .pasted
    )
    #expect(kept.unsureLines.isEmpty, "a header says how to read the lines")
  }
}
