/// The heights of the rows of one section, real or estimated, in points.
struct RowHeights {
  private(set) var count: Int
  /// Whether rows are measured when they are displayed.
  let isEstimated: Bool
  /// The height of every row before any is measured, where the rows have none of their own.
  private var height = 0.0
  /// The height of each row before any is measured, or none where all rows have one height.
  private var heights = PrefixSums()
  /// The changes by measuring, or nil while no row is measured.
  private var corrections: HeightCorrections?

  /// Rows of one height; `isEstimate` says whether rows will be measured.
  init(count: Int, height: Double, isEstimate: Bool) {
    self.count = count
    isEstimated = isEstimate
    self.height = height
  }

  /// Rows of a height each; `areEstimates` says whether rows will be measured.
  init(_ heights: PrefixSums, areEstimates: Bool) {
    count = heights.count
    isEstimated = areEstimates
    self.heights = heights
  }

  /// Whether rows have one height and none is measured, so that there is nothing to know but that
  /// height and how many they are.
  var areAlike: Bool { heights.isEmpty && corrections == nil }

  /// Returns whether other rows differ from these in number alone.
  func areLike(_ other: RowHeights) -> Bool {
    areAlike && other.areAlike && height == other.height && isEstimated == other.isEstimated
  }

  /// As many rows of the same height, where all have one.
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

  /// Returns the offset of the top of a row from the top of the first; of `count`, the end of the
  /// last.
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

  /// Takes the real height of a row in place of its estimate.
  mutating func measure(_ row: Int, as height: Double) {
    guard isEstimated else { return }
    let difference = height - estimate(of: row)
    if corrections == nil { corrections = HeightCorrections(count: count) }
    corrections?.set(difference, of: row)
  }

  /// Takes what other rows have been measured away from them, as far as there are such rows here.
  ///
  /// Where every row keeps its estimate, nothing between the places that change is touched.
  ///
  /// - Parameters:
  ///   - old: the rows as they were
  ///   - shift: how they go on here
  ///   - except: old rows that are not taken over
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

  /// Returns the real height of a row, or nil while it is a guess.
  func measured(_ row: Int) -> Double? {
    guard isEstimated, (0..<count).contains(row), !isEstimate(row) else { return nil }
    return height(of: row)
  }

  /// Returns the first row whose bottom is below an offset; `count` when there is none.
  ///
  /// - Complexity: O(log² n) with estimates, O(log n) without.
  func firstRow(endingAfter offset: Double) -> Int {
    if areAlike, !isEstimated {
      guard height > 0, offset < height * Double(count) else { return count }
      return max(0, Int((offset / height).rounded(.down)))
    }
    return (0..<count).partitionPoint { !(start(of: $0 + 1) > offset) }
  }

  /// Returns the heights, whose memory the next re-query fills again; nothing for one height.
  mutating func takeStorage() -> PrefixSums {
    var storage = PrefixSums()
    swap(&storage, &heights)
    return storage
  }

  /// The distance that measuring has moved a row.
  private func correction(before row: Int) -> Double {
    corrections?.sum(before: row) ?? 0
  }
}
