import TableTrace
import Testing

/// The rows whose heights the table queries.
@Suite struct HeightQueryTests {
  /// What the delegate received.
  ///
  /// A class, because the table's client writes to it.
  private final class Received {
    var rows: [String] = []
  }

  private static let callbacks: [Callback] = [.heightForRowAt, .estimatedHeightForRowAt]

  @Test(
    "The trace names the rows that the delegate receives, in loads, scrolls and updates",
    arguments: [SystemVersion.iOS(6), .iOS(8), .iOS(13), .iOS(26)]
  )
  func traceNamesRows(version: SystemVersion) throws {
    for isEstimated in [false, true] {
      let recorder = TraceRecorder()
      let received = Received()
      let table = try ScrollWalk.uniformTable(
        rows: 40,
        height: 44,
        viewport: 220,
        version,
        recorder
      )
      var delegate = Client()
      delegate.heightForRowAt { _, path in
        received.rows.append("\(Callback.heightForRowAt) [\(path.section), \(path.row)]")
        return path.row % 5 == 2 ? TableView.automaticDimension : Double(30 + path.row % 3)
      }
      if isEstimated {
        delegate.estimatedHeightForRowAt { _, path in
          received.rows.append("\(Callback.estimatedHeightForRowAt) [\(path.section), \(path.row)]")
          return path.row % 5 == 3 ? TableView.automaticDimension : 40
        }
      }
      table.delegate = delegate
      let start = recorder.lines.count
      try table.reloadData()
      try table.layoutIfNeeded()
      for offset in [100, 500, 900, 200] {
        try table.setContentOffset(Double(offset))
        try table.layoutIfNeeded()
      }
      try table.scrollToRow(at: [0, 30], at: .middle, animated: false)
      try table.reloadRows(at: [[0, 29], [0, 31]])
      try table.layoutIfNeeded()
      let named = recorder.lines[start...].compactMap { line -> String? in
        guard case .call(.callback(let callback)) = line.kind, Self.callbacks.contains(callback)
        else { return nil }
        return "\(callback) \(line.arguments)"
      }
      #expect(named == received.rows)
      #expect(named.count > 40)
    }
  }
}
