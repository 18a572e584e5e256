/// Heights of consecutive rows, kept as the offset of the end of each, in points.
///
/// Filled in the pass that asks the heights; eight bytes a row.
struct PrefixSums {
  private var ends: [Double] = []

  var count: Int { ends.count }
  var total: Double { ends.last ?? 0 }

  mutating func removeAll() {
    ends.removeAll(keepingCapacity: true)
  }

  mutating func reserve(_ count: Int) {
    ends.reserveCapacity(count)
  }

  mutating func append(end: Double) {
    ends.append(end)
  }

  /// The offset of the top of a row, in O(1).
  func start(of row: Int) -> Double {
    row == 0 ? 0 : ends[row - 1]
  }

  /// The height of a row, in O(1).
  func height(of row: Int) -> Double {
    ends[row] - start(of: row)
  }
}
