import Scenarios
import TableTrace
import UIKit

import struct Foundation.IndexPath

/// A call of the table: what it was given, in the words of a log and as reactions mean it.
struct PlanCall {
  var text = ""
  /// The section that it is about.
  var section: Int?
  /// The row that it is about, or the destination of a move.
  var row: IndexPath?
  var source: IndexPath?
  var rows: [IndexPath] = []
  /// The name of the item of the row as the call came.
  var item: String?
  /// The cell of the arguments or the answer, shared with deferred steps.
  var cell: UITableViewCell? {
    get { own.cell }
    nonmutating set { own.cell = newValue }
  }
  /// The ordinal of a title of the section index.
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

  /// A call about a row, or nil where there is none.
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

  /// The place that patterns are compared with.
  var place: (section: Int, row: Int?)? {
    if let row { return (row.section, row.row) }
    return (section ?? ordinal).map { ($0, nil) }
  }

  /// The row that a step means.
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
  /// The row that a step means; nil, and the end of the recording, where the call was given none.
  func row(_ row: IndexPathExpression) -> IndexPath? {
    if let found = (call ?? PlanCall()).row(row) { return found }
    raise("Fatal error", "Unexpectedly found nil while unwrapping an Optional value")
    return nil
  }

  /// The rows that a step means.
  func rows(_ rows: [IndexPathExpression]) -> [IndexPath] {
    rows.flatMap { row -> [IndexPath] in
      if case .rows = row { return call?.rows ?? [] }
      return self.row(row).map { [$0] } ?? []
    }
  }
}
