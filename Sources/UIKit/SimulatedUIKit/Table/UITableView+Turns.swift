import Foundation
import TableTrace

import struct Foundation.IndexPath

/// Handles gestures and run loop turns.
extension UITableView {
  public var finger: TableFinger { TableFinger(on: self) }

  /// Ends the run loop turn: runs the pending layout, deceleration, updates and idle work.
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

  /// Performs a gesture as a step and a run loop turn, with a warning if rows are not visible.
  func gesture(
    _ text: String,
    at rows: [IndexPath?] = [],
    _ work: (Finger) throws(UIKitException) -> Void
  ) {
    guard ending.exception == nil else { return }
    for row in rows { warnOfUnreachable(row) }
    warnOfCover()
    begin(text)
    attempt { () throws(UIKitException) in try work(engine.finger) }
    endTurn()
  }

  func begin(_ step: String) {
    steps += 1
    sink.step(steps, step)
  }

  /// Runs a pending layout, with the methods of the controller that owns the view around it.
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

  /// The most repeated layouts and animations in one turn.
  private static let repetitionLimit = 10_000

  /// Warns that a swipe shows no actions because they are not declared.
  func warnOfSwipe(_ row: IndexPath, _ edge: TableFinger.Edge) {
    switch edge {
    case .leading: warnOfUnknown([.leadingSwipeActionsConfigurationForRowAt], delegate)
    case .trailing:
      warnOfUnknown([.trailingSwipeActionsConfigurationForRowAt, .editActionsForRowAt], delegate)
      warnOfUnknown([.commit], dataSource)
    }
  }

  private func warnOfUnreachable(_ row: IndexPath?) {
    guard let path = row.map({ TableTrace.IndexPath($0) }), engine.isInWindow,
      engine.existingCell(at: path) == nil
    else { return }
    warn("row \(path) is not on screen, so a finger cannot touch it. Scroll to it first")
  }

  /// Warns that another controller is presented over the table.
  private func warnOfCover() {
    let owner = sequence(first: self as UIResponder, next: \.next).first { $0 is UIViewController }
    let chain = sequence(first: owner as? UIViewController) { $0?.parent }
    guard let cover = chain.lazy.compactMap({ $0?.presentedViewController }).first else { return }
    warn(
      "\(String(describing: type(of: cover))) is presented over the table, so a finger cannot touch "
        + "the table. Dismiss it first"
    )
  }

  /// Warns that estimated heights count as missing because they are not declared.
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

  /// Warns that a class may have some methods, and explains how to declare them.
  ///
  /// A diffable data source has all methods of the data source.
  func warnOfUnknown(_ methods: [DeclaredMethod], _ object: (any NSObjectProtocol)?) {
    guard let object, !Presence.isUIKit(type(of: object)) else { return }
    let isDiffable = object is any DiffableDataSource
    let unknown = methods.filter {
      !(isDiffable && $0.callback.recipient == .dataSource) && !conversation.isDecided($0.callback)
        && Presence.has($0.callback, object) == nil
    }
    guard !unknown.isEmpty else { return }
    let name = String(describing: type(of: object))
    let list = unknown.map { $0.callback.facts.name }.joined(separator: " or ")
    warn(
      "Swift does not say whether \(name) implements \(list), so it counts as missing. If it does: "
        + "Simulation.declare(\(name).self, implements: [\(unknown.map { ".\($0)" }.joined(separator: ", "))])"
    )
  }
}
