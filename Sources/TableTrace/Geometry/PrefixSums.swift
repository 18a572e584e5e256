/// The heights of consecutive rows, stored as the offsets of their bottoms, in points.
///
/// It is filled while the heights are queried, and takes eight bytes for each row.
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

  /// Replaces the offsets with those that a closure returns, and reuses the memory.
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
