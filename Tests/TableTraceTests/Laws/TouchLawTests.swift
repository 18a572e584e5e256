import Sampling
import TableTrace
import Testing

/// Laws of touches, over generated tables, clients and sequences; a failure names its seed.
@Suite("Laws of touches")
struct TouchLawTests {
  static let versions: [SystemVersion] = [
    .iOS(4), .iOS(6), .iOS(8), .iOS(11), .iOS(13), .iOS(14), .iOS(16), .iOS(26),
    SystemVersion(.catalyst, 26),
  ]

  private static func callback(_ line: TraceLine) -> Callback? {
    if case .call(.callback(let callback)) = line.kind { callback } else { nil }
  }

  /// Suspended by: selection.deselection-veto and selection.redirect, which leave an old row selected:
  /// a row may stay beside a new one only if its own willDeselect, in the same event, answered so.
  @Test("Single selection never selects more than one row", arguments: Sample.of(versions, 4))
  func singleSelection(version: SystemVersion) throws {
    var selections = 0
    for seed in UInt64(1)...60 {
      let walk = try TouchWalk(seed: seed, version: version)
      guard walk.isSingle else { continue }
      for _ in 0..<40 {
        let old = walk.table.selectedRows
        let start = walk.recorder.lines.count
        try walk.step()
        let kept = Self.keptRows(walk.recorder.lines[start...])
        let new = walk.table.selectedRows.filter { !old.contains($0) }
        #expect(new.count <= 1, "\(walk)")
        guard !new.isEmpty else { continue }
        for row in walk.table.selectedRows where !new.contains(row) {
          #expect(kept.contains("\(row)"), "\(walk): \(row) stays beside \(new)")
        }
        selections += 1
      }
    }
    #expect(selections > 50)
  }

  /// The rows whose last willDeselect of an event answered nil or another row.
  private static func keptRows(_ lines: ArraySlice<TraceLine>) -> [String] {
    let asked = lines.filter { callback($0) == .willDeselectRowAt }
    return asked.map(\.arguments).filter { row in
      asked.last { $0.arguments == row }?.answer != row
    }
  }

  /// Suspended by: nothing.
  @Test(
    "didDeselect is called once, and only for rows that were selected",
    arguments: Sample.of(versions, 4)
  )
  func didDeselectFollowsTheSelection(version: SystemVersion) throws {
    var deselections = 0
    for seed in UInt64(1)...60 {
      let walk = try TouchWalk(seed: seed, version: version)
      for _ in 0..<40 {
        let old = walk.table.selectedRows.map(\.description)
        let start = walk.recorder.lines.count
        try walk.step()
        let lines = walk.recorder.lines[start...]
        let told = lines.filter { Self.callback($0) == .didDeselectRowAt }.map(\.arguments)
        let selected = lines.filter { Self.callback($0) == .didSelectRowAt }.map(\.arguments)
        deselections += told.count
        #expect(Set(told).count == told.count || !selected.isEmpty, "\(walk): \(told)")
        // Where didSelect is not implemented, a row may have been selected unheard in this event.
        guard walk.table.delegate?[.didSelectRowAt] != nil else { continue }
        #expect(told.allSatisfy { (old + selected).contains($0) }, "\(walk): \(told), \(old)")
      }
    }
    #expect(deselections > 20)
  }

  /// Suspended by: nothing; each law of the book says itself which rules suspend it.
  @Test("All laws hold for any touches", arguments: Sample.of(versions, 4))
  func lawsOfTheBookHold(version: SystemVersion) throws {
    var calls: [Message: Int] = [:]
    var gates: Set<GateID> = []
    for seed in UInt64(1)...60 {
      let walk = try TouchWalk(seed: seed, version: version)
      for _ in 0..<40 { try walk.step() }
      try walk.table.touchUp()
      #expect(walk.watch.verdict.breaches == [], "\(walk)")
      for line in walk.recorder.lines {
        if case .call(let message) = line.kind { calls[message, default: 0] += 1 }
        if case .gate(let closed) = line.kind { gates.insert(closed.gate) }
      }
    }
    #expect(calls[.callback(.didSelectRowAt), default: 0] > 100)
    #expect(calls[.callback(.didHighlightRowAt), default: 0] > 100 || !version.isAtLeast(6))
    #expect(calls[.cell(.setHighlighted), default: 0] > 100)
    #expect(gates.count > 10)
  }

  /// Suspended by: nothing.
  @Test("A programmatic selection calls no delegate method", arguments: Sample.of(versions, 4))
  func codeIsSilent(version: SystemVersion) throws {
    for seed in UInt64(1)...40 {
      let walk = try TouchWalk(seed: seed, version: version)
      for _ in 0..<20 {
        try walk.step()
        try walk.table.runAnimation()
        try walk.table.layoutIfNeeded()
        let row = walk.row()
        walk.watch.step(0, "selectRow: \(row)")
        try walk.table.selectRow(at: row, animated: false, scrollPosition: .none)
        let isSelected = walk.table.hasRow(row)
        #expect(walk.table.selectedRows.contains(row) == isSelected, "\(walk)")
        walk.watch.step(0, "deselectRow: \(row)")
        walk.table.deselectRow(at: row, animated: false)
        #expect(!walk.table.selectedRows.contains(row), "\(walk)")
      }
      #expect(walk.watch.verdict.breaches == [], "\(walk)")
    }
  }

  /// Suspended by: nothing.
  @Test(
    "A reported gate of touches has the rule from its list",
    arguments: Sample.of(versions, 4)
  )
  func gatesHaveTheirRules(version: SystemVersion) throws {
    for seed in UInt64(1)...60 {
      let walk = try TouchWalk(seed: seed, version: version)
      for _ in 0..<40 { try walk.step() }
      for line in walk.recorder.lines {
        guard case .gate(let closed) = line.kind else { continue }
        let gate = GateBook.gates(of: closed.callback).first { $0.id == closed.gate }
        #expect(gate?.rule == closed.rule, "\(walk): \(line.text)")
      }
    }
  }
}
