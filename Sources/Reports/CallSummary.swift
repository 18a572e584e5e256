package import TableTrace

/// How often each callback was called, as a list for people.
package struct CallSummary: Sendable {
  private let rows: [(name: String, count: Int)]
  private let total: Int

  /// Reads the counts; callbacks that were not called are left out.
  package init(_ counter: CallCounter, names: TraceNames) {
    rows = Callback.allCases.compactMap { callback in
      let count = counter.count(callback)
      return count == 0 ? nil : (Message.callback(callback).name(names), count)
    }
    total = counter.total
  }

  /// One line a callback, in the order of the catalogue, and the sum.
  package var text: String {
    let width = String(total).count
    let lines = (rows + [("calls", total)]).map { row in
      let digits = String(row.count)
      return String(repeating: " ", count: width - digits.count) + digits + "  " + row.name + "\n"
    }
    return lines.joined()
  }
}
