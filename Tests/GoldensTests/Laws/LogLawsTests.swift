import Goldens
import TableTrace
import Testing

@Suite("Laws for a recorded log") struct LogLawsTests {
  private func laws(_ lines: [String], header: [String] = []) throws -> [LawID] {
    let head = [
      "source: a", "os: iOS 9",
      "prints: willDisplayCell, didEndDisplayingCell, didHighlightRowAt, didUnhighlightRowAt",
      "arguments: printed",
    ]
    let text =
      (head + (header.isEmpty ? ["extent: complete"] : header) + [""] + lines)
      .joined(separator: "\n") + "\n"
    let log = try LogReader.read(text, origin: .kept)
    return LogLaws.breaches(in: log, version: .iOS(17)).map(\.law)
  }

  private let end = "tableView:didEndDisplayingCell:forRowAtIndexPath: 0,0"
  private let begin = "tableView:willDisplayCell:forRowAtIndexPath: 0,0"

  @Test("A cell that ends displaying in a log was displayed in it, whatever its number is")
  func cellsArePaired() throws {
    #expect(try laws([begin, end]) == [])
    #expect(try laws([begin, end, end]) == [.cellDisplaysPair])
  }

  @Test("A callback of a later iOS version breaks a law")
  func callbacksAreKnown() throws {
    let log = try LogReader.read("tableView:prefetchRowsAtIndexPaths:\n", origin: .pasted)
    #expect(LogLaws.breaches(in: log, version: .iOS(9)).map(\.law) == [.knownCallbacks])
    #expect(LogLaws.breaches(in: log, version: .iOS(10)).map(\.law) == [])
  }

  @Test(
    "A log that omits calls proves nothing about earlier calls",
    arguments: [
      ["extent: excerpt"], ["extent: complete", "order: first-occurrence"],
      ["extent: complete", "filter: only what a finger causes"],
      ["extent: complete", "covers: 2-3"],
    ]
  )
  func partialLogsAreNotJudged(_ header: [String]) throws {
    #expect(try laws([end], header: header) == [])
  }

  @Test("After a gap, nothing is known about earlier calls")
  func gapsEndWhatIsKnown() throws {
    #expect(try laws([begin, "...", end, end]) == [])
    #expect(try laws([end, "...", begin]) == [.cellDisplaysPair])
  }
}
