package import TableTrace

/// A call of a log, with its printed values.
package struct SeenCall: Hashable, Sendable {
  package var message: Message
  package var section: Int?
  /// The row, or nil if it is not printed, in the first section if none is printed.
  package var row: Int?
  package var target: IndexPath?
  package var answer: String?
  /// The line of the log, from 1.
  package var line: Int

  /// The index path, or nil if the log prints no row.
  package var place: IndexPath? {
    row.map { IndexPath(section: section ?? 0, row: $0) }
  }
}

extension RecordedLog {
  /// The calls in order, with repeats expanded.
  package var calls: [SeenCall] {
    lines.compactMap { line in
      guard case .call(let printed) = line.content else { return nil }
      var call = SeenCall(message: printed.message, line: line.number)
      switch printed.arguments {
      case .numbers(.one(let section)): call.section = section
      case .numbers(.two(let section, let row)): (call.section, call.row) = (section, row)
      case .numbers(.many(let numbers)):
        (call.section, call.row) = (numbers[0], numbers[1])
        if numbers.count == 4 { call.target = IndexPath(section: numbers[2], row: numbers[3]) }
      case .rowOnly(let row): call.row = row
      case .rowsOnly(let rows):
        call.row = rows.first
        if rows.count == 2, printed.message.isMove, let row = rows.last {
          call.target = IndexPath(section: 0, row: row)
        }
      case .ignored, .text, .numbers(.none): break
      }
      if call.target == nil { call.answer = Self.answer(in: line.text.string) }
      return call
    }
  }

  /// The text after the last arrow of a line.
  private static func answer(in text: String) -> String? {
    guard let arrow = text.ranges(of: "-> ").last else { return nil }
    let answer = text[arrow.upperBound...].trimmingSuffix { $0 == " " || $0 == ";" }
    return answer.isEmpty ? nil : String(answer)
  }
}

extension Message {
  /// Whether the arguments are the row that moves and its new index path.
  fileprivate var isMove: Bool {
    guard case .callback(let callback) = self else { return false }
    return callback.facts.argumentShape == .move
  }
}

extension Substring {
  /// The text without the characters at its end that meet a condition.
  fileprivate func trimmingSuffix(while isLeftOut: (Character) -> Bool) -> Substring {
    prefix(upTo: lastIndex { !isLeftOut($0) }.map(index(after:)) ?? startIndex)
  }
}
