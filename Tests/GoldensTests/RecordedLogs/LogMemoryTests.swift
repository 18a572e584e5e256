import TableTrace
import Testing

@testable import Goldens

/// Lines like one before are not looked through once more, and come to the same.
@Suite struct LogMemoryTests {
  private static let lines = [
    "numberOfRows called", "cellForRow(0)", "cellForRow(12)", "  cellForRow(1)", "didSelect 1",
    "cellForRowAt [0, 1]", "willDisplay 0", "heightForRowAt 0,1 returns 9", "x3 cellForRow(2)",
    "cellForRow(2) x3", "hello 12 times", "hello 7 times", "request 1 done # cellForRow(1)",
    "2024-03-05 10:12:01.101 App[8:9] [net] request 1 done", "10:12:01 numberOfRows called",
    "[TableView] Warning once only: 1 table", "the cellForRowAt [0, 7] of 2", "cell made 3",
    "configureCellAt 4", "-[List loadView]", "}", "Optional({", "\u{1B}[0;31mhello 3\u{1B}[0m",
    #"{"eventMessage": "cellForRow(0)"}"#, #"{"eventMessage": "hello \u0031"}"#, "cellForRow 0 # 1",
  ]

  @Test("A repeated line is always read in the same way", arguments: lines)
  func again(line: String) throws {
    let once = try LogReader.read("numberOfSections\n\(line)", origin: .pasted)
    let often = try LogReader.read(
      "numberOfSections\n" + String(repeating: line + "\n", count: 3),
      origin: .pasted
    )
    #expect(often.lines.map(\.content) == Self.tripled(once.lines.map(\.content)))
    for lines in [
      \RecordedLog.foreignLines, \.systemLines, \.likelyLines, \.namingLines, \.untracedLines,
      \.answeredLines,
    ] {
      let numbers = once[keyPath: lines].isEmpty ? [] : [2, 3, 4]
      #expect(often[keyPath: lines] == numbers)
    }
  }

  private static func tripled(_ lines: [RecordedLog.Line.Content]) -> [RecordedLog.Line.Content] {
    let rest = lines.dropFirst()
    return Array(lines.prefix(1) + rest + rest + rest)
  }

  @Test("Rows are read from each line, and numbers in other lines do not matter")
  func numbers() throws {
    let text = (0..<3_000).map { "cellForRow(\($0))\nhello \($0)" }.joined(separator: "\n")
    let log = try LogReader.read(text, origin: .pasted)
    #expect(log.lines.compactMap { $0.call?.arguments } == (0..<3_000).map { .rowOnly($0) })
    #expect(log.foreignLines == (1...3_000).map { 2 * $0 })
  }

  @Test("A line that is remembered as no call is not found as a call")
  func both() {
    var memory = LogMemory()
    memory.learn("hello 1", LogMemory.Ignored(isLikely: true))
    #expect(memory.ignored("hello 22")?.isLikely == true)
    #expect(memory.ignored("hello") == nil)
    #expect(memory.call("hello 1") == nil)
    memory.learn("} 1", LogMemory.Ignored())
    #expect(memory.ignored("} 1") == nil, "it may end a block")
  }
}
