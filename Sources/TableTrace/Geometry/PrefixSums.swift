/// Heights of consecutive rows, kept as the offset of the end of each, in points.
///
/// Filled in the pass that queries the heights; eight bytes a row.
struct PrefixSums {
  private var ends: [Double] = []

  var count: Int { ends.count }
  var isEmpty: Bool { ends.isEmpty }
  var total: Double { ends.last ?? 0 }

  mutating func removeAll() {
    ends.removeAll(keepingCapacity: true)
  }

  mutating func append(end: Double) {
    ends.append(end)
  }

  /// Takes the offsets of the ends of so many rows, each as it is made, into the memory that is
  /// there.
  @inline(__always)
  mutating func fill<Failure: Error>(
    _ count: Int,
    end: (_ row: Int) throws(Failure) -> Double
  ) throws(Failure) {
    ends.resize(to: count)
    try ends.withUnsafeMutableBufferPointer { ends throws(Failure) in
      for row in ends.indices { ends[row] = try end(row) }
    }
  }

  /// Returns the offset of the top of a row, in O(1).
  func start(of row: Int) -> Double {
    row == 0 ? 0 : ends[row - 1]
  }

  /// Returns the height of a row, in O(1).
  func height(of row: Int) -> Double {
    ends[row] - start(of: row)
  }
}
