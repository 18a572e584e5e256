import TableTrace
import Testing

@testable import Goldens

/// A window finds in a long trace what the comparison of the whole trace finds.
@Suite struct TraceWindowTests {
  /// How a golden is not the trace, from a line on.
  enum Damage: CaseIterable {
    case none, changed, missing, extra, swapped, cut
  }

  private static let lineCount = 2400

  /// Steps, phases, calls inside of calls, and a rule by which nothing comes, in any number.
  private static func play(to sink: any TraceSink) {
    var line = 0
    var step = 0
    while line < lineCount {
      if line % 800 == 0 {
        step += 1
        sink.step(step, "scroll: {by: \(line)}")
        sink.phase(.layout, rule: .sectionOrder)
        sink.skippedCall(by: .rowAheadAtRest)
        line += 2
      }
      let path = IndexPath(section: 0, row: line)
      sink.called(Call(.cellForRowAt, .row(path), rule: .cellForRow))
      sink.called(.heightForRowAt, row: path, rule: .heightInDequeue)
      sink.returned(points: 44)
      sink.returned(.cell(Cell(number: line), .new))
      sink.noted("line \(line % 7)")
      line += 3
    }
  }

  private static let lines: [TraceLine] = {
    let recorder = TraceRecorder()
    play(to: recorder)
    return recorder.lines
  }()

  private static func golden(_ damage: Damage, at place: Int) -> [String] {
    var body = lines.map(\.indented)
    let line = body[place]
    switch damage {
    case .none: break
    case .changed: body[place] = line + "1"
    case .missing: body.insert(line, at: place)
    case .extra: body.remove(at: place)
    case .swapped: body.swapAt(place, min(place + 3, body.count - 1))
    case .cut: body.removeSubrange(place...)
    }
    return body
  }

  @Test(
    "The window finds the same difference, and keeps only the lines near it",
    arguments: Damage.allCases,
    [0, 3, 260, 700, 1500, 2398]
  )
  func findsTheSame(_ damage: Damage, place: Int) {
    let header = GoldenHeader(scenario: "x", os: .iOS(17))
    let golden = Golden(header: header, body: Self.golden(damage, at: place))
    let comparison = GoldenComparison(golden)
    let window = TraceWindow(golden.body, recipients: nil)
    Self.play(to: window)
    window.finish()
    #expect(window.releasedLines == Self.lines.count)
    #expect(window.kept.count <= 800)
    #expect(window.expected.count <= 800)
    let whole = comparison.verdict(header: header, trace: Self.lines)
    #expect(comparison.verdict(header: header, window: window) == whole)
    #expect((whole == .matches) == (damage == .none))
  }

  @Test("A trace that ends before its golden, or with an exception, is recognized")
  func ends() {
    let header = GoldenHeader(scenario: "x", os: .iOS(17))
    let exception = UIKitException(name: "NSRangeException", reason: "no row", rule: .sectionOrder)
    for raises in [true, false] {
      let golden = Golden(header: header, body: Self.lines.map(\.indented) + ["more"])
      let window = TraceWindow(golden.body, recipients: nil)
      let recorder = TraceRecorder()
      for sink in [window, recorder] as [any TraceSink] {
        Self.play(to: sink)
        if raises { sink.raised(exception) }
      }
      window.finish()
      let comparison = GoldenComparison(golden)
      let whole = comparison.verdict(header: header, trace: recorder.lines)
      #expect(comparison.verdict(header: header, window: window) == whole)
      #expect(whole.divergence?.kind == (raises ? .crash : .endedEarly))
    }
  }
}
