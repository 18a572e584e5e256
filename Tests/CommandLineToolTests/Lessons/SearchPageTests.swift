import Testing

@testable import Teaching

/// What `list --find` prints, and what it says of words that it does not know.
struct SearchPageTests {
  private static func find(_ words: String) -> ToolRun {
    ToolRun(["list", "--find", words], hasLibrary: true)
  }

  @Test func aResultSaysWhichQuestionItAnswers() {
    let run = Self.find("unable to generate a new section map")
    let first =
      "crashes/no-section-left  Q42  \"Unable to generate a new section map\": what does it mean?\n"
    #expect(run.output.hasPrefix(first), "\(run.output)")
    #expect(run.output.hasSuffix("\nthe first of them: tabletrace learn Q42\n"))
    #expect(run.errors.isEmpty)
  }

  @Test func aQuestionOutOfScopeIsFound() {
    let run = Self.find("html in an attributed string")
    #expect(run.output.hasPrefix("out of scope  Q47c  Why does the table begin another layout"))
  }

  @Test func evidenceStandsUnderItsOwnHeadings() throws {
    let lines = Self.find("swipe").output.split(separator: "\n").map(String.init)
    let claims = try #require(
      lines.firstIndex(of: "claims: published reports without a recorded log")
    )
    for line in lines[..<claims] { #expect(!line.hasPrefix(" ")) }
    #expect(lines[0].contains("  Q"))
    #expect(lines[claims + 1].hasPrefix("  claims/"))
  }

  @Test func aSlipIsReadAndSaid() {
    let run = Self.find("estimated hieght")
    #expect(run.output.hasPrefix("load/heights-estimated "), "\(run.output)")
    #expect(run.errors == "note: read 'hieght' as 'height'\n")
  }

  @Test func aNameInSmallLettersIsRead() {
    let small = Self.find("didselectrowatindexpath not called")
    let written = Self.find("didSelectRowAtIndexPath not called")
    #expect(small.output == written.output)
    #expect(small.output.hasPrefix("select/why-not-didselect "), "\(small.output)")
  }

  @Test func aWeakMatchSaysSo() {
    let run = Self.find("zebra crossing photograph swipe")
    #expect(run.errors.contains("note: nothing here mentions 'zebra'"), "\(run.errors)")
    #expect(run.errors.contains("note: this is a weak match: describe in other words"))
  }

  @Test func theDocumentHasNumbersAndRemarks() {
    let run = ToolRun(["list", "--find", "hieght of a row", "--format", "json"], hasLibrary: true)
    #expect(run.output.contains("\"number\" : \"Q"), "\(run.output.prefix(400))")
    #expect(run.output.contains("read 'hieght' as 'height'"))
  }

  /// A word that leads nowhere, or stands twice, helps nobody.
  @Test func everydayWordsLeadToWordsOfLessons() throws {
    let words = EverydayWords.table.map { SearchWords.ending(cutFrom: $0.word) }
    #expect(Set(words).count == words.count)
    #expect(words.count == EverydayWords.table.count)
    let search = try BeginnersWordsTests.search.get()
    for (word, means) in EverydayWords.table {
      for meaning in means {
        let result = search.find(meaning, atMost: 1)
        #expect(!result.isEmpty, "\(word): \(meaning)")
        #expect(result.readings.isEmpty && result.unknown.isEmpty, "\(word): \(meaning)")
      }
    }
  }

  @Test(arguments: [
    ("reloadData", ["reloaddata", "reload", "data"]),
    ("cellForRowAtIndexPath", ["cellForRowAt", "cell", "row"]),
    ("viewForHeader", ["viewForHeaderInSection", "header", "sect"]),
    ("selection", ["select"]), ("selected", ["select"]), ("queries", ["query"]),
  ])
  func namesAreWordsAndTheirParts(text: String, stems: [String]) {
    #expect(SearchWords.stems(in: text) == stems)
  }
}
