import TableTrace
import Testing

@testable import Project

/// When a callback is called, as its page says.
struct CallbackPageTests {
  private static func moments(_ callback: String) -> [String] {
    let page = ToolRun(["explain", callback, "--all"], hasLibrary: true).output
    let head = "\nwhen it is called\n"
    guard let start = page.firstRange(of: head) else { return [] }
    let rest = page[start.upperBound...]
    let end = rest.firstRange(of: "\n\n")?.lowerBound ?? rest.endIndex
    return rest[..<end].split(separator: "\n").map(String.init)
  }

  @Test func aMomentHasItsReleases() throws {
    let moments = Self.moments("numberOfSections")
    let insets = try #require(moments.first { $0.hasPrefix("  > insets ") })
    #expect(insets.hasSuffix("  iOS 13 to 13.3"), "\(insets)")
    let layout = try #require(moments.first { $0.hasPrefix("  > layout ") })
    #expect(layout.hasSuffix("\(Phase.layout.sentence)"), "\(layout)")
  }

  @Test func aRareMomentStandsBehindTheUsualOnes() throws {
    let moments = Self.moments("didSelectRowAt")
    #expect(moments.first?.hasPrefix("  in a step ") == true, "\(moments)")
    let rare = try #require(moments.first { $0.hasPrefix("  > layout ") })
    #expect(rare.hasSuffix("rare: only in touch/what-takes-the-finger"), "\(rare)")
  }

  @Test(arguments: [
    ([4, 5, 6], ""), ([4], "up to iOS 4"), ([5], "only iOS 5"), ([6], "iOS 6 and later"),
    ([4, 6], "up to iOS 4, iOS 6 and later"), ([5, 6], "iOS 5 and later"),
  ])
  func releasesAreStretches(numbers: [Int], text: String) {
    let releases = Set(numbers.map { SystemVersion.iOS($0) })
    #expect(ReleaseStretches.text(of: releases, among: [.iOS(4), .iOS(5), .iOS(6)]) == text)
  }

  @Test(arguments: [
    ([SystemVersion.iOS(13)], "iOS 13 to 13.3"),
    ([.iOS(13), .iOS(13, 4)], "only iOS 13"),
    ([.iOS(13, 4)], "iOS 13.4 to 13.7"), ([.iOS(18)], "only iOS 18"),
  ])
  func minorReleasesAreNamed(releases: [SystemVersion], text: String) {
    let all: [SystemVersion] = [.iOS(12), .iOS(13), .iOS(13, 4), .iOS(14), .iOS(18), .iOS(26)]
    #expect(ReleaseStretches.text(of: Set(releases), among: all) == text)
  }

  @Test func aRowAheadIsTheReasonOfItsCalls() {
    let line = ["load/first-load", "--os", "iOS 17", "--only", "cellForRowAt"]
    let words = ["scroll/row-ahead", "--os", "iOS 17", "--only", "cellForRowAt"]
    #expect(!ToolRun(["count", "--by", "rule"] + line, hasLibrary: true).output.contains("ahead"))
    for grouping in ["rule", "reason"] {
      let run = ToolRun(["count", "--by", grouping] + words, hasLibrary: true)
      #expect(run.output.contains("cell.row-ahead: "), "\(run.output)")
    }
    let why = ToolRun(["run", "--why"] + words, hasLibrary: true).output
    #expect(why.contains(" (cell.row-ahead; asked by cell."), "\(why)")
  }
}
