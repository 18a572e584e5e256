import TableTrace
import Testing

@testable import Goldens

/// Lines that have the shape of one before are read as if each stood alone.
@Suite("Shapes of log lines")
struct LogShapeTests {
  /// Lines of which the later ones look like the first.
  static let logs: [[String]] = [
    ["heightForRowAt [0, 1]", "heightForRowAt [0, 23]", "heightForRowAt [7, 0]"],
    ["10:02:03.123 cellForRowAt [0, 1]", "10:02:04.999 cellForRowAt [1, 30]"],
    [
      "2016-07-27 10:02:03 App[12:34] cellForRowAt [0, 1]",
      "2016-07-28 11:59:59 App[12:34] cellForRowAt [0, 2]",
    ],
    ["1x cellForRowAt [0, 1]", "3x cellForRowAt [0, 1]", "1x cellForRowAt [0, 2]"],
    ["cellForRowAt [0, 1]", "cellForRowAt [0, 1] x3", "cellForRowAt [0, 1] (x3)"],
    [
      "cellForRowAt [0, 1]", "cellForRowAt [0, 1] # again", "cellForRowAt [0, 1]  ",
      "cellForRowAt [0, 1",
    ],
    ["cellForRowAt [0, 1]", "cellForRowAt [0, 1] -> Cell#3", "cellForRowAt [0, 2]"],
    ["cellForRowAt 0,0 .. [0, 0]", "cellForRowAt 0,0 .. [0, 4]"],
    ["titleForHeaderInSection 3", "titleForHeaderInSection [4]", "heightForRowAt [0, 4]"],
    ["canPerformAction [0, 1]", "scrollViewDidScroll [0, 5]", "scrollViewDidScroll [0, 6]"],
    ["cellForRowAt [0, 1]", "cellForRowAt [0, 99999999999999999999]", "cellForRowAt [0,1]"],
    ["\u{FEFF}cellForRowAt [0, 1]", "cellForRowAt [0, 2]", "\u{FEFF}cellForRowAt [0, 3]"],
    ["\u{3000}cellForRowAt [0, 1]", "\u{3000}cellForRowAt [0, 2]", " cellForRowAt [0, 3]"],
    ["awakeFromNib [0, 1]", "awakeFromNib [0, 2]", "nonsense [0, 1]", "nonsense [0, 2]"],
    ["MyCell setEditing [0, 1]", "setEditing [0, 1]", "MyCell setEditing [0, 2]"],
    ["cellForRowAt [0, 1] Apple", "cellForRowAt [0, 2] Apple", "cellForRowAt [0, 3] Bob 7"],
    ["cellForRowAt [0, 1] Bob 1", "cellForRowAt [0, 2] Bob 23", "cellForRowAt [0, 3] x3"],
    ["cellForRowAt [0, 1] 1x", "cellForRowAt [0, 2] 3x", "cellForRowAt [0, 3] (2 times)"],
    [
      "cellForRowAt row 1 Bob", "cellForRowAt row 2 Bob", "cellForRowAt row 3",
      "cellForRowAt row 40",
    ],
    ["cellForRowAt 1 of 5", "cellForRowAt 2 of 7", "cellForRowAt 3 5", "cellForRowAt 3.5 of 5"],
    ["cellForRowAt 1: 44.0", "cellForRowAt 2: 44.5", "cellForRowAt 2:44", "cellForRowAt 1:02:03"],
    [
      "cellForRowAt 1", "cellForRowAt 2", "cellForRowAt 2 ms", "cellForRowAt 3,4",
      "cellForRowAt 2.5",
    ],
    ["cellForRow r1 a", "cellForRow r22 a", "cellForRow Apple", "cellForRow Apple"],
    ["numberOfRows 1 a", "numberOfRows 22 a", "numberOfRows 5 rows", "numberOfRows 6 rows"],
    ["cellForRowAt [0, 1] -> a 1", "cellForRowAt [0, 2] -> a 2", "cellForRowAt [0, 1] a"],
    ["cellForRowAt [0, 1] .. [0, 1]", "cellForRowAt [0, 1] .. [0, 3]", "cellForRowAt [0, 1] a"],
    [
      "willDisplayHeaderView HeaderFooterView#1, 1", "willDisplayHeaderView HeaderFooterView#3, 0",
      "willDisplayHeaderView HeaderFooterView#1, 2",
    ],
    ["cellForRowAt Cell#3, 3", "cellForRowAt Cell#4, 1", "cellForRowAt Cell#4, 4"],
    ["didEndDisplaying table 1: row 1", "didEndDisplaying table 1: row 2"],
    ["cellForRowAt row [0, 1]", "cellForRowAt row [0, 2]", "cellForRowAt length = [2, 3]"],
  ]

  @Test("Every line of a log is read as it would be alone", arguments: logs)
  func alike(lines: [String]) throws {
    // A log has at least one call.
    let end = ["numberOfSections"]
    let log = try LogReader.read((lines + lines + end).joined(separator: "\n"), origin: .pasted)
    var expected: [RecordedLog.Line] = []
    var answered: [Int] = []
    var foreign: [Int] = []
    var unplaced: [Int] = []
    for (index, line) in (lines + lines + end).enumerated() {
      let alone = try LogReader.read(line + "\nnumberOfSections", origin: .pasted)
      expected += alone.lines.filter { $0.number == 1 }.map { line in
        var line = line
        line.number = index + 1
        return line
      }
      answered += alone.answeredLines.isEmpty ? [] : [index + 1]
      foreign += alone.foreignLines.isEmpty ? [] : [index + 1]
      unplaced += alone.unplacedLines.isEmpty ? [] : [index + 1]
    }
    #expect(log.lines == expected)
    #expect(log.answeredLines == answered)
    #expect(log.foreignLines == foreign)
    #expect(log.unplacedLines == unplaced)
  }

  @Test("A line inside another call keeps its depth, whatever shape it has")
  func nesting() throws {
    let body = """
      cellForRowAt [0, 0]
        heightForRowAt [0, 0]
      cellForRowAt [0, 1]
        heightForRowAt [0, 1]
          heightForRowAt [0, 1]
        heightForRowAt [0, 1]
      heightForRowAt [0, 2]
      """
    let log = try LogReader.read("nesting: indented\n\n" + body, origin: .pasted)
    #expect(log.lines.map(\.call?.depth) == [0, 1, 0, 1, 2, 1, 0])
    let text = log.lines.map(\.text.string)
    #expect(text[3] == "heightForRowAt [0, 1]")
  }

  @Test("Arguments that the header excludes are ignored in every line")
  func withoutArguments() throws {
    let body = "cellForRowAt [0, 0]\ncellForRowAt [0, 1]\ncellForRowAt [0, 2]"
    let log = try LogReader.read("arguments: none\n\n" + body, origin: .pasted)
    let call = LogCall(message: .callback(.cellForRowAt), arguments: .ignored)
    #expect(log.lines.map(\.call) == [call, call, call])
  }

  @Test("If there are more shapes than are kept, all lines are still read")
  func manyShapes() throws {
    let names = Callback.allCases.filter { $0.facts.argumentShape == .row }.map(\.facts.key)
    let lines = (0..<3).flatMap { group in names.map { "\($0) [\(group), 4]" } }
    let log = try LogReader.read(lines.joined(separator: "\n"), origin: .pasted)
    #expect(names.count > 8)
    #expect(log.lines.map(\.text.string) == lines)
    let numbers = log.lines.map(\.call?.arguments).compactMap { arguments -> Int? in
      guard case .numbers(.two(let section, 4)) = arguments else { return nil }
      return section
    }
    #expect(numbers == lines.indices.map { $0 / names.count })
  }
}
