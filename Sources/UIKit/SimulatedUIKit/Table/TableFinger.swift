public import Foundation
import TableTrace

public import struct Foundation.IndexPath

/// Touches of a user, each a step of the trace and a run loop turn.
@preconcurrency @MainActor
public struct TableFinger {
  let table: UITableView

  init(on table: UITableView) {
    self.table = table
  }

  /// The edge of a row at which a swipe shows actions.
  public enum Edge: Sendable {
    /// The left edge where text runs from left to right.
    case leading
    /// The right edge where text runs from left to right.
    case trailing
  }

  /// How far a row is swiped.
  public enum Distance: Sendable {
    /// The row is moved a little and snaps back.
    case cancelled
    /// The buttons appear and stay.
    case partial
    /// The row is pulled across the table.
    case full
  }

  /// Taps a row, or a place without a row for nil.
  public func tap(_ row: IndexPath?) {
    table.gesture("tap: \(Self.text(row))", at: [row]) { finger throws(UIKitException) in
      try finger.tap(row.map { TableTrace.IndexPath($0) })
    }
  }

  /// Touches a row without lifting the finger, or a place without a row for nil.
  public func touchDown(_ row: IndexPath?) {
    table.gesture("touchDown: \(Self.text(row))", at: [row]) { finger throws(UIKitException) in
      try finger.touchDown(row.map { TableTrace.IndexPath($0) })
    }
  }

  /// Ends the touch.
  public func touchUp() {
    table.gesture("touchUp") { finger throws(UIKitException) in try finger.touchUp() }
  }

  /// Taps the accessory of a row.
  public func tapAccessory(of row: IndexPath) {
    table.gesture("tapAccessory: \(Self.text(row))", at: [row]) { finger throws(UIKitException) in
      try finger.tapAccessory(of: TableTrace.IndexPath(row))
    }
  }

  /// Drags two fingers from the first row over the others, and lifts them.
  public func selectWithTwoFingers(_ rows: [IndexPath]) {
    table.gesture("twoFingerDrag: \(Self.text(rows))", at: rows) { finger throws(UIKitException) in
      try finger.selectWithTwoFingers(rows.simulated)
    }
  }

  /// Swipes a row to show the actions at an edge.
  public func swipe(
    _ row: IndexPath,
    edge: Edge = .trailing,
    distance: Distance = .partial
  ) {
    table.warnOfSwipe(row, edge)
    table.gesture("swipe: \(Self.text(row, edge, distance))", at: [row]) {
      finger throws(UIKitException) in
      try finger.swipe(
        TableTrace.IndexPath(row),
        edge: SwipeEdge(edge),
        distance: SwipeDistance(distance)
      )
    }
  }

  /// Taps a button of the open row, by its title, if there is one.
  public func tapButton(_ title: String) {
    table.gesture("tapAction: \(title)") { finger throws(UIKitException) in
      try finger.tapButton(title)
    }
  }

  /// Taps the button that confirms a deletion, if one is shown.
  public func confirmDelete() {
    table.gesture("confirmDelete") { finger throws(UIKitException) in try finger.confirmDelete() }
  }

  /// Taps the minus control of a row in edit mode.
  public func tapDeleteControl(of row: IndexPath) {
    table.gesture("tapDeleteControl: \(Self.text(row))", at: [row]) {
      finger throws(UIKitException) in
      try finger.tapDeleteControl(of: TableTrace.IndexPath(row))
    }
  }

  /// Taps the plus control of a row in edit mode.
  public func tapInsertControl(of row: IndexPath) {
    table.gesture("tapInsertControl: \(Self.text(row))", at: [row]) {
      finger throws(UIKitException) in
      try finger.tapInsertControl(of: TableTrace.IndexPath(row))
    }
  }

  /// Drags a row by its reorder control over index paths, and drops it at the last one.
  public func reorder(_ row: IndexPath, over places: [IndexPath]) {
    table.warnOfUnknown([.moveRowAt], table.dataSource)
    table.gesture("reorder: {from: \(Self.text(row)), over: \(Self.text(places))}", at: [row]) {
      finger throws(UIKitException) in
      try finger.reorder(TableTrace.IndexPath(row), over: places.simulated)
    }
  }

  /// Drags the content by points, positive down the content.
  ///
  /// The finger is lifted with a velocity in points per millisecond.
  public func drag(by points: CGFloat, velocity: CGFloat = 0) {
    table.panGestureRecognizer.follow(table, velocity: -velocity * 1000) {
      table.gesture("drag: {by: \(TraceFormat.number(Double(points)))}") {
        finger throws(UIKitException) in
        try finger.drag(by: Double(points), velocity: Double(velocity))
      }
    }
  }

  public func tapStatusBar() {
    table.gesture("tapStatusBar") { finger throws(UIKitException) in try finger.tapStatusBar() }
  }

  /// Touches a title of the section index, by its index.
  public func touchIndexTitle(_ ordinal: Int) {
    table.gesture("tapIndexTitle: \(ordinal)") { finger throws(UIKitException) in
      try finger.touchIndexTitle(ordinal)
    }
  }

  /// Moves the focus to a row with a keyboard or remote control, or out of the table for nil.
  ///
  /// A row whose cell cannot become focused does not get the focus.
  public func focus(_ row: IndexPath?) {
    table.gesture("focus: \(Self.text(row))", at: [row]) { [table] finger throws(UIKitException) in
      if let row, table.cellForRow(at: row)?.canBecomeFocused == false { return }
      try finger.focus(row.map { TableTrace.IndexPath($0) })
    }
  }

  /// Moves the focus into the table, which chooses a row.
  public func focusByChoice() {
    table.gesture("focus") { finger throws(UIKitException) in _ = try finger.focusByChoice() }
  }

  /// Holds a drag over a row until the row opens.
  public func springLoad(_ row: IndexPath) {
    table.gesture("springLoad: \(Self.text(row))", at: [row]) { finger throws(UIKitException) in
      try finger.springLoad(TableTrace.IndexPath(row))
    }
  }

  private static func text(_ rows: [IndexPath]) -> String {
    TraceFormat.list(rows.map { text($0) })
  }

  private static func text(_ row: IndexPath, _ edge: Edge, _ distance: Distance) -> String {
    let edge = edge == .leading ? ", edge: leading" : ""
    let distance = distance == .partial ? "" : ", distance: \(SwipeDistance(distance).rawValue)"
    return "{row: \(text(row))\(edge)\(distance)}"
  }

  private static func text(_ row: IndexPath?) -> String {
    row.map { TableTrace.IndexPath($0).description } ?? "none"
  }
}

extension SwipeEdge {
  init(_ edge: TableFinger.Edge) {
    switch edge {
    case .leading: self = .leading
    case .trailing: self = .trailing
    }
  }
}

extension SwipeDistance {
  init(_ distance: TableFinger.Distance) {
    switch distance {
    case .cancelled: self = .cancelled
    case .partial: self = .partial
    case .full: self = .full
    }
  }
}
