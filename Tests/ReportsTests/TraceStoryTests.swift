import TableTrace
import Testing

@testable import Reports

struct TraceStoryTests {
  private static func row(_ row: Int) -> IndexPath { IndexPath(section: 0, row: row) }

  /// A step with five heights, a cell with a height inside, and a crash.
  private static var lines: [TraceLine] {
    let recorder = TraceRecorder()
    recorder.step(1, "load")
    recorder.phase(.layout, rule: .sectionOrder)
    for number in 0..<5 {
      recorder.called(.heightForRowAt, row: row(number), rule: .sectionOrder)
      recorder.returned(points: number == 4 ? 88 : 44)
    }
    recorder.called(Call(.cellForRowAt, .row(row(0)), rule: .sectionOrder))
    recorder.called(.heightForRowAt, row: row(0), rule: .sectionOrder)
    recorder.returned(points: 44)
    recorder.returned(.none)
    recorder.noted("hello; a: b")
    recorder.raised(
      UIKitException(
        name: "NSException",
        reason: String(repeating: "a long reason ", count: 10),
        rule: .sectionOrder
      )
    )
    return recorder.lines
  }

  @Test func runsBecomeOneEvent() {
    let events = TraceStory(Self.lines, names: .swift).events
    #expect(events.map(\.count) == [1, 1, 5, 1, 1, 1, 1])
    #expect(events.map(\.line) == [5, 6, 7, 12, 13, 14, 15])
    #expect(
      events[2].sentence == "tableView(_:heightForRowAt:) [0, 0] ... [0, 4] -> 44 ... 88  5x"
    )
  }

  @Test func aCallThatHoldsOthersStandsAlone() {
    let recorder = TraceRecorder()
    for number in 0..<4 {
      recorder.called(Call(.cellForRowAt, .row(Self.row(number)), rule: .sectionOrder))
      if number == 3 {
        recorder.called(.heightForRowAt, row: Self.row(3), rule: .sectionOrder)
        recorder.returned(points: 44)
      }
      recorder.returned(.none)
    }
    #expect(TraceStory(recorder.lines, names: .swift).events.map(\.count) == [3, 1, 1])
  }

  /// No call is lost, whatever is collapsed.
  @Test func countsAddUpToTheTrace() {
    let lines = Self.lines
    let events = TraceStory(lines, names: .objc).events
    #expect(events.map(\.count).reduce(0, +) == lines.count)
  }

  @Test func theTextHasHeadingsAndRecipients() {
    let text = StoryText(
      TraceStory(Self.lines, names: .swift),
      isNumbered: true,
      paint: nil
    ).text
    #expect(
      text.hasPrefix(
        """
         5  load
         6    layout
         7      delegate    tableView(_:heightForRowAt:) [0, 0] ... [0, 4] -> 44 ... 88  5x
        12      dataSource  tableView(_:cellForRowAt:) [0, 0] -> nil
        13      delegate      tableView(_:heightForRowAt:) [0, 0] -> 44
        14      app         * hello; a: b
        15      UIKit       ! NSException: a long reason
        """
      )
    )
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test(arguments: [true, false])
  func longStepsGoOnBelow(isNumbered: Bool) {
    let recorder = TraceRecorder()
    recorder.step(1, Array(repeating: "word", count: 30).joined(separator: " "))
    let story = TraceStory(recorder.lines, names: .swift)
    let lines = StoryText(story, isNumbered: isNumbered, paint: nil).lines(of: 0)
    #expect(lines.count == 2)
    #expect(lines.allSatisfy { $0.count <= 100 })
    #expect(lines.joined().split(separator: " ").count(where: { $0 == "word" }) == 30)
  }

  @Test func theDiagramFollowsTheGrammar() throws {
    let text = MermaidText(TraceStory(Self.lines, names: .swift), title: "a: b; c").text
    try MermaidGrammar.check(text)
    #expect(text.hasPrefix("sequenceDiagram\n  title a: b#59; c\n  participant app\n"))
    #expect(text.contains("  app->>table: * hello#59; a: b\n"))
    #expect(text.contains("  delegate-->>table: 44 ... 88\n"))
  }

  @Test func hostileTextsAreTexts() throws {
    for hostile in ["end", "a->>b: x", "%%{init: {}}%%", "<script>", "\n participant x", "#35;"] {
      let recorder = TraceRecorder()
      recorder.step(1, hostile)
      recorder.noted(hostile)
      try MermaidGrammar.check(
        MermaidText(TraceStory(recorder.lines, names: .swift), title: hostile).text
      )
    }
  }
}

/// The part of Mermaid's sequence diagrams that is used, written after its documentation.
enum MermaidGrammar {
  struct Problem: Error {
    var line: String
  }

  /// Refuses a line that is no statement, and a message between parties that nobody declared.
  static func check(_ text: String) throws {
    var lines = text.split(separator: "\n").map(String.init)
    guard !lines.isEmpty, lines.removeFirst() == "sequenceDiagram" else {
      throw Problem(line: text)
    }
    var participants: Set<Substring> = []
    // No semicolon, percent sign or angle bracket; a number sign begins an entity.
    let message = #/(?:[^;#<>%]|#[0-9]+;)+/#
    for line in lines {
      if let match = line.wholeMatch(of: #/  participant ([A-Za-z]+)/#) {
        participants.insert(match.1)
      } else if let match = line.wholeMatch(of: #/  ([A-Za-z]+)(?:->>|-->>|--x)([A-Za-z]+): (.+)/#)
      {
        guard participants.contains(match.1), participants.contains(match.2),
          match.3.wholeMatch(of: message) != nil
        else { throw Problem(line: line) }
      } else if let match = line.wholeMatch(of: #/  Note over ([A-Za-z]+): (.+)/#) {
        guard participants.contains(match.1), match.2.wholeMatch(of: message) != nil,
          !match.2.split(separator: " ").contains("end")
        else {
          throw Problem(line: line)
        }
      } else if let match = line.wholeMatch(of: #/  title (.+)/#) {
        guard match.1.wholeMatch(of: message) != nil else { throw Problem(line: line) }
      } else {
        throw Problem(line: line)
      }
    }
  }
}
