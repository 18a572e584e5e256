import TableTrace
import Testing

/// The views of headers and footers.
@Suite struct SectionViewTests {
  @Test(
    "In plain style without estimates, a header view needs a height on iOS 9 and 10 only",
    arguments: [
      (SystemVersion.iOS(8), true), (.iOS(9), false), (.iOS(10), false), (.iOS(11), true),
      (.iOS(13), true), (.iOS(26), true),
    ]
  )
  func viewWithoutHeight(os: SystemVersion, isDisplayed: Bool) throws {
    let run = try Run(
      """
      table: {estimatedSectionHeaderHeight: 0, estimatedRowHeight: 0}
      sections: [{rows: 2}]
      delegate:
        viewForHeaderInSection: headerFooterView
        willDisplayHeaderView:
      """,
      os: os
    )
    #expect(run.lines.contains { $0.contains("willDisplayHeaderView") } == isDisplayed)
  }
}
