import Scenarios
import TableTrace
import Testing

/// Which questions run a pending layout at once.
@Suite struct QueryLayoutTests {
  /// What makes a question run a pending layout.
  enum Forcing {
    case always
    case withEstimates
    case never
  }

  private static let queries: [(query: String, forcing: Forcing)] = [
    ("numberOfSections", .never), ("{numberOfRows: 0}", .never), ("contentSize", .never),
    ("contentOffset", .never), ("adjustedContentInset", .never),
    ("{rectForSection: 0}", .withEstimates),
    ("{rectForHeader: 0}", .withEstimates), ("{rectForFooter: 0}", .withEstimates),
    ("{rectForRow: [0, 1]}", .withEstimates), ("{indexPathForRow: {x: 5, y: 60}}", .never),
    ("{indexPathsForRows: {x: 0, y: 0, width: 9, height: 90}}", .never),
    ("indexPathsForVisibleRows", .always), ("visibleCells", .always),
    ("{indexPathForCell: 1}", .always), ("{cellForRow: [0, 1]}", .always),
    ("cellContent", .always), ("firstResponder", .never),
    ("{headerView: 0}", .always), ("{footerView: 0}", .always),
    ("{headerFrame: 0}", .always), ("{footerFrame: 0}", .always),
    ("indexPathForSelectedRow", .never), ("indexPathsForSelectedRows", .never),
    ("isEditing", .never), ("isRefreshing", .never), ("reusePool", .never), ("snapshot", .never),
    ("{itemIdentifier: [0, 0]}", .never), ("{indexPathForItem: a}", .never),
  ]

  @Test(arguments: queries)
  func pendingLayoutRuns(_ sample: (query: String, forcing: Forcing)) throws {
    for estimate in [0, 50] {
      let run = try Run(
        """
        viewport: {width: 320, height: 100}
        table: {estimatedRowHeight: \(estimate), estimatedSectionHeaderHeight: 0}
        sections: [{rows: 5}]
        delegate: {heightForRowAt: 44}
        """,
        steps: "[load, {turn: [reloadData, {query: \(sample.query)}]}]",
        os: .iOS(12)
      )
      let isForced =
        switch sample.forcing {
        case .always: true
        case .withEstimates: estimate > 0
        case .never: false
        }
      #expect(run.lines.contains("  > layout") == isForced, "\(run.lines)")
      #expect(run.outcome.exception == nil)
    }
  }

  @Test func everyQueryIsTold() {
    let told = Self.queries.map { sample in
      String(sample.query.drop { $0 == "{" }.prefix { $0.isLetter })
    }
    #expect(told == StepListing.queries.map(\.name))
  }
}
