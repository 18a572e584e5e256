import Scenarios
import TableTrace
import UIKit

import struct Foundation.IndexPath

/// A call of the table, with its arguments as a log prints them and as reactions use them.
struct PlanCall {
  var text = ""
  /// The section of the call, or nil.
  var section: Int?
  /// The row of the call, or the destination of a move, or nil.
  var row: IndexPath?
  var source: IndexPath?
  var rows: [IndexPath] = []
  /// The name of the row's item when the call was made, or nil.
  var item: String?
  /// The cell of the arguments or the answer, shared with deferred steps.
  var cell: UITableViewCell? {
    get { own.cell }
    nonmutating set { own.cell = newValue }
  }
  /// The index of a title in the section index, or nil.
  var ordinal: Int?

  private let own = Own()

  /// The state that a call shares with its copies.
  private final class Own {
    var cell: UITableViewCell?
  }

  init(_ text: String = "") {
    self.text = text
  }

  init(section: Int) {
    text = section.description
    self.section = section
  }

  /// Creates a call about a row, or about none for nil.
  init(row: IndexPath?) {
    text = TraceWords.row(row)
    self.row = row
  }

  init(from source: IndexPath, to target: IndexPath) {
    text = "\(TraceWords.row(source)), \(TraceWords.row(target))"
    self.source = source
    row = target
  }

  init(rows: [IndexPath]) {
    text = TraceWords.rows(rows)
    self.rows = rows
  }

  /// The index path that patterns are compared with, or nil.
  var place: (section: Int, row: Int?)? {
    if let row { return (row.section, row.row) }
    return (section ?? ordinal).map { ($0, nil) }
  }

  /// Returns the row that a step means, or nil if the call has none.
  func row(_ row: IndexPathExpression) -> IndexPath? {
    switch row {
    case .fixed(let path): IndexPath(row: path.row, section: path.section)
    case .row, .proposed: target
    case .source: source ?? target
    case .rows: nil
    }
  }

  private var target: IndexPath? {
    place.map { IndexPath(row: $0.row ?? 0, section: $0.section) }
  }
}

extension PlanRun {
  /// Returns the row that a step means, or nil after it ended the recording.
  func row(_ row: IndexPathExpression) -> IndexPath? {
    if let found = (call ?? PlanCall()).row(row) { return found }
    raise("Fatal error", "Unexpectedly found nil while unwrapping an Optional value")
    return nil
  }

  /// Returns the rows that a step means.
  func rows(_ rows: [IndexPathExpression]) -> [IndexPath] {
    rows.flatMap { row -> [IndexPath] in
      if case .rows = row { return call?.rows ?? [] }
      return self.row(row).map { [$0] } ?? []
    }
  }
}
