import Foundation
import TableTrace

import struct Foundation.IndexPath

/// Hands and turns of the run loop.
extension UITableView {
  /// The hand of a user.
  public var finger: TableFinger { TableFinger(on: self) }

  /// Ends the turn of the run loop: what is pending is laid out, what moves by itself comes to rest,
  /// updates end, and what is left for idle times is done.
  public func endTurn() {
    var repetitions = 0
    attempt { () throws(UIKitException) in
      try engine.endTurn { () throws(UIKitException) in
        repetitions += 1
        guard repetitions <= Self.repetitionLimit else {
          throw .endlessTurn(repetitions: Self.repetitionLimit)
        }
      } layingOut: { () throws(UIKitException) in
        try layOut()
      }
    }
    warnOfUnusedViews()
    warnOfEstimates()
  }

  /// A gesture: a step of the trace, and a turn; the rows that it needs are on screen, or a warning says so.
  func gesture(
    _ text: String,
    at rows: [IndexPath?] = [],
    _ work: (Finger) throws(UIKitException) -> Void
  ) {
    guard ending.exception == nil else { return }
    for row in rows { warnOfUnreachable(row) }
    begin(text)
    attempt { () throws(UIKitException) in try work(engine.finger) }
    endTurn()
  }

  /// A step of the trace begins.
  func begin(_ step: String) {
    steps += 1
    sink.step(steps, step)
  }

  /// A pending layout, with the methods around it of a controller whose view the table is.
  func layOut() throws(UIKitException) {
    guard engine.isLayoutPending else { return }
    guard let controller else { return try engine.layoutIfNeeded() }
    try running {
      controller.updatePropertiesIfNeeded()
      controller.viewWillLayoutSubviews()
    }
    try engine.layoutIfNeeded()
    try running { controller.viewDidLayoutSubviews() }
  }

  /// The repetitions of layouts and animations that one turn may take.
  private static let repetitionLimit = 10_000

  /// Says that a swipe finds nothing because nobody knows whether there is something.
  func warnOfSwipe(_ row: IndexPath, _ edge: TableFinger.Edge) {
    switch edge {
    case .leading: warnOfUnknown([.leadingSwipeActionsConfigurationForRowAt], delegate)
    case .trailing:
      warnOfUnknown([.trailingSwipeActionsConfigurationForRowAt, .editActionsForRowAt], delegate)
      warnOfUnknown([.commit], dataSource)
    }
  }

  /// Says that a finger finds nothing because its row is not on screen.
  private func warnOfUnreachable(_ row: IndexPath?) {
    guard let path = row.map({ TableTrace.IndexPath($0) }), engine.isInWindow,
      engine.existingCell(at: path) == nil
    else { return }
    warn("row \(path) is not on screen, so that a finger does nothing there; scroll to it first")
  }

  /// Says that a table on screen counts estimates as missing because nobody knows whether they are there.
  private func warnOfEstimates() {
    guard engine.isInWindow, simulatedVersion >= .iOS(7) else { return }
    warnOfUnknown(
      [
        .estimatedHeightForRowAt, .estimatedHeightForHeaderInSection,
        .estimatedHeightForFooterInSection,
      ],
      delegate
    )
  }

  /// Says of methods that nobody knows whether a class has them, and how to declare it.
  func warnOfUnknown(_ methods: [DeclaredMethod], _ object: (any NSObjectProtocol)?) {
    guard let object else { return }
    let unknown = methods.filter {
      !conversation.isDecided($0.callback) && Presence.has($0.callback, object) == nil
    }
    guard !unknown.isEmpty else { return }
    let name = String(describing: type(of: object))
    let list = unknown.map { $0.callback.facts.name }.joined(separator: " or ")
    warn(
      "nobody knows whether \(name) implements \(list), which counts as missing; "
        + "Simulation.declare(\(name).self, implements: [\(unknown.map { ".\($0)" }.joined(separator: ", "))]) "
        + "says so"
    )
  }
}
