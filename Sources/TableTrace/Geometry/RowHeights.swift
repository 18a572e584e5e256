/// The heights of the rows of one section, real or estimated, in points.
struct RowHeights {
  private(set) var count: Int
  /// Whether rows are measured when they are displayed.
  let isEstimated: Bool
  /// The initial height of every row, if the rows do not have individual heights.
  private var height = 0.0
  /// The initial height of each row, or empty if all rows have one height.
  private var heights = PrefixSums()
  /// The changes by measured rows, or nil if no row is measured.
  private var corrections: HeightCorrections?

  /// Makes rows of one height, which are measured later if `isEstimate` is true.
  init(count: Int, height: Double, isEstimate: Bool) {
    self.count = count
    isEstimated = isEstimate
    self.height = height
  }

  /// Makes rows with individual heights, which are measured later if `areEstimates` is true.
  init(_ heights: PrefixSums, areEstimates: Bool) {
    count = heights.count
    isEstimated = areEstimates
    self.heights = heights
  }

  /// Whether all rows have one height and none is measured.
  var areAlike: Bool { heights.isEmpty && corrections == nil }

  /// Returns whether other rows differ from these only in their number.
  func areLike(_ other: RowHeights) -> Bool {
    areAlike && other.areAlike && height == other.height && isEstimated == other.isEstimated
  }

  /// Returns the rows with another number, if all have one height.
  func counting(_ count: Int) -> RowHeights {
    var rows = self
    rows.count = count
    return rows
  }

  var total: Double {
    start(of: count)
  }

  var hasEstimates: Bool { guessCount > 0 }

  var guessCount: Int {
    isEstimated ? count - (corrections?.measuredCount ?? 0) : 0
  }

  func isEstimate(_ row: Int) -> Bool {
    isEstimated && corrections?.isMeasured(row) != true
  }

  /// Returns the offset of the top of a row from the first row, or of the end for `count`.
  @inline(__always)
  func start(of row: Int) -> Double {
    let start = heights.isEmpty ? height * Double(row) : heights.start(of: row)
    return corrections == nil ? start : start + correction(before: row)
  }

  /// Returns the height of a row, real or estimated.
  func height(of row: Int) -> Double {
    estimate(of: row) + (corrections?.delta(of: row) ?? 0)
  }

  @inline(__always)
  func estimate(of row: Int) -> Double {
    heights.isEmpty ? height : heights.height(of: row)
  }

  /// Replaces the estimate of a row by its real height.
  mutating func measure(_ row: Int, as height: Double) {
    guard isEstimated else { return }
    let difference = height - estimate(of: row)
    if corrections == nil { corrections = HeightCorrections(count: count) }
    corrections?.set(difference, of: row)
  }

  /// Takes over the measured heights of the rows before an update.
  ///
  /// If every row keeps its estimate, only the changed positions are touched.
  ///
  /// - Parameters:
  ///   - old: The rows before the update.
  ///   - shift: How the positions change.
  ///   - except: Old rows whose heights are not taken over.
  mutating func adoptMeasured(
    _ old: inout RowHeights,
    shifted shift: IndexShift = IndexShift(removed: [], added: []),
    except: [Int] = []
  ) {
    guard isEstimated, var measured = old.corrections else { return }
    old.corrections = nil
    for row in except { measured.forget(row) }
    if heights.isEmpty, old.heights.isEmpty, height == old.height, shift.isOfRows {
      measured.apply(shift, count: count)
      corrections = measured
      return
    }
    measured.forEachMeasured(in: 0..<old.count) { row, delta in
      guard let new = shift.new(of: row), (0..<count).contains(new) else { return }
      measure(new, as: old.estimate(of: row) + delta)
    }
  }

  /// Returns the real height of a row, or nil if only its estimate is known.
  func measured(_ row: Int) -> Double? {
    guard isEstimated, (0..<count).contains(row), !isEstimate(row) else { return nil }
    return height(of: row)
  }

  /// Returns the first row whose bottom is below an offset, or `count` if there is none.
  ///
  /// - Complexity: O(log² n) with estimates, O(log n) without.
  func firstRow(endingAfter offset: Double) -> Int {
    if areAlike, !isEstimated {
      guard height > 0, offset < height * Double(count) else { return count }
      return max(0, Int((offset / height).rounded(.down)))
    }
    return (0..<count).partitionPoint { !(start(of: $0 + 1) > offset) }
  }

  /// Returns the individual heights, if there are any, to reuse their memory.
  mutating func takeStorage() -> PrefixSums {
    var storage = PrefixSums()
    swap(&storage, &heights)
    return storage
  }

  /// Returns how far measured heights have moved a row, in points.
  private func correction(before row: Int) -> Double {
    corrections?.sum(before: row) ?? 0
  }
}
