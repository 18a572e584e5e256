import TableTrace

/// A piece of work that the benchmark runs in a child process, whose memory the parent reads.
enum ChildWork: String {
  /// A load of a million rows with individual heights.
  case millionHeights
  /// A load of a thousand rows with individual heights.
  case thousandHeights
  /// A load of a billion rows of one height.
  case billionFixed
  /// A load of a billion rows with `estimatedRowHeight`.
  case billionEstimated
  /// A load of a hundred rows with `estimatedRowHeight`.
  case hundredEstimated
  /// A loaded table of a million rows with individual heights.
  case loadedSections
  /// The table of `loadedSections`, with a batch of ten thousand operations.
  case updatedSections
  /// Decodes and runs a thousand small scenarios.
  case thousandScenarios

  func run() {
    switch self {
    case .millionHeights:
      LoadWork(rows: 1_000_000, hasRowHeights: true).run(into: CallCounter())
    case .thousandHeights:
      LoadWork(rows: 1000, hasRowHeights: true).run(into: CallCounter())
    case .billionFixed:
      LoadWork(rows: 1_000_000_000, hasRowHeights: false).run(into: CallCounter())
    case .billionEstimated:
      LoadWork(rows: 1_000_000_000, hasRowHeights: true, estimate: 44, version: .iOS(17))
        .run(into: CallCounter())
    case .hundredEstimated:
      LoadWork(rows: 100, hasRowHeights: true, estimate: 44, version: .iOS(17))
        .run(into: CallCounter())
    case .loadedSections:
      _ = UpdateWork(sections: 1100, rows: 1000, hasRowHeights: true)
    case .updatedSections:
      UpdateWork(sections: 1100, rows: 1000, hasRowHeights: true).mix(operations: 10_000)
    case .thousandScenarios: ProjectFigures.runThousandScenarios()
    }
  }
}
