/// The heights of the rows of one section, real or estimated, in points.
struct RowHeights {
  /// What is known of every row before any is measured.
  private enum Base {
    /// One height for all.
    case uniform(Double)
    /// One for each.
    case each(PrefixSums)
  }

  /// The number of rows.
  let count: Int
  private var base: Base
  /// The measured rows; nil when the base is exact.
  private var corrections: HeightCorrections?

  /// Rows of one height; `isEstimate` says whether rows will be measured.
  init(count: Int, height: Double, isEstimate: Bool) {
    self.count = count
    base = .uniform(height)
    corrections = isEstimate ? HeightCorrections(count: count) : nil
  }

  /// Rows of a height each; `areEstimates` says whether rows will be measured.
  init(_ heights: PrefixSums, areEstimates: Bool) {
    count = heights.count
    base = .each(heights)
    corrections = areEstimates ? HeightCorrections(count: heights.count) : nil
  }

  /// Whether rows are measured when they are displayed.
  var isEstimated: Bool {
    corrections != nil
  }

  /// The height of all rows together.
  var total: Double {
    start(of: count)
  }

  /// Whether the height of any row is a guess.
  var hasEstimates: Bool { guessCount > 0 }

  /// The number of rows whose heights are guesses.
  var guessCount: Int {
    corrections.map { count - $0.measuredCount } ?? 0
  }

  /// Whether the height of a row is a guess.
  func isEstimate(_ row: Int) -> Bool {
    guard let corrections else { return false }
    return !corrections.isMeasured(row)
  }

  /// The offset of the top of a row from the top of the first; of `count`, the end of the last.
  func start(of row: Int) -> Double {
    baseStart(of: row) + (corrections?.sum(before: row) ?? 0)
  }

  /// The height of a row, real or estimated.
  func height(of row: Int) -> Double {
    estimate(of: row) + (corrections?.delta(of: row) ?? 0)
  }

  /// The height of a row before it was measured.
  func estimate(of row: Int) -> Double {
    switch base {
    case .uniform(let height): height
    case .each(let heights): heights.height(of: row)
    }
  }

  /// Takes the real height of a row in place of its estimate.
  mutating func measure(_ row: Int, as height: Double) {
    let difference = height - estimate(of: row)
    corrections?.set(difference, of: row)
  }

  /// Takes what other rows have been measured away from them, as far as there are such rows here.
  ///
  /// Where every row keeps its estimate, what lies between the places that change is not touched.
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
    guard corrections != nil, var measured = old.corrections else { return }
    old.corrections = nil
    for row in except { measured.forget(row) }
    if case .uniform(let estimate) = base, case .uniform(estimate) = old.base, shift.isOfRows {
      measured.apply(shift, count: count)
      corrections = measured
      return
    }
    measured.forEachMeasured(in: 0..<old.count) { row, delta in
      guard let new = shift.new(of: row), (0..<count).contains(new) else { return }
      measure(new, as: old.estimate(of: row) + delta)
    }
  }

  /// The real height of a row; nil while it is a guess.
  func measured(_ row: Int) -> Double? {
    guard let corrections, (0..<count).contains(row), corrections.isMeasured(row) else {
      return nil
    }
    return height(of: row)
  }

  /// The first row whose bottom lies below an offset; `count` when there is none.
  ///
  /// - Complexity: O(log² n) with estimates, O(log n) without.
  func firstRow(endingAfter offset: Double) -> Int {
    if case .uniform(let height) = base, corrections == nil {
      guard height > 0, offset < height * Double(count) else { return count }
      return max(0, Int((offset / height).rounded(.down)))
    }
    return (0..<count).partitionPoint { !(start(of: $0 + 1) > offset) }
  }

  /// The storage of the heights, for the next round to fill again; nothing for one height.
  mutating func takeStorage() -> PrefixSums {
    guard case .each(var heights) = base else { return PrefixSums() }
    base = .uniform(0)
    heights.removeAll()
    return heights
  }

  private func baseStart(of row: Int) -> Double {
    switch base {
    case .uniform(let height): height * Double(row)
    case .each(let heights): row == 0 ? 0 : heights.start(of: row)
    }
  }
}
