/// How positions change when a batch removes some and inserts others.
///
/// Both lists are ascending and without duplicates. Inserted elements have final positions. The
/// remaining elements keep their order and fill the other positions.
struct IndexShift {
  /// The removed positions, before the batch.
  let removed: ArraySlice<Int>
  /// The inserted positions, after the batch.
  let added: ArraySlice<Int>

  /// Returns the new position of an element, or nil if it is removed.
  ///
  /// - Complexity: O(log n) in the changed positions.
  func new(of old: Int) -> Int? {
    let before = removed.partitionPoint { _, place in place < old }
    if before < removed.count, removed[removed.startIndex + before] == old { return nil }
    return filled(rank: old.subtracting(before))
  }

  /// Returns the new position of an insertion that was given by an old position.
  ///
  /// The insertion stays before the remaining element that followed it.
  ///
  /// - Complexity: O(log n) in the changed positions.
  func newGap(of old: Int) -> Int {
    filled(rank: old.subtracting(removed.partitionPoint { _, place in place < old }))
  }

  /// Returns the new position of the remaining element with this number.
  private func filled(rank: Int) -> Int {
    rank.adding(added.partitionPoint { ordinal, place in place.subtracting(ordinal) <= rank })
  }

  /// Whether all positions are possible for rows, because an app may pass others.
  var isOfRows: Bool {
    (removed.first ?? 0) >= 0 && (added.first ?? 0) >= 0
  }

  /// Returns the old position of an element, or nil if it is inserted.
  ///
  /// - Complexity: O(log n) in the changed positions.
  func old(of new: Int) -> Int? {
    let before = added.partitionPoint { _, place in place < new }
    if before < added.count, added[added.startIndex + before] == new { return nil }
    let rank = new.subtracting(before)
    return rank.adding(
      removed.partitionPoint { ordinal, place in place.subtracting(ordinal) <= rank }
    )
  }
}

extension ArraySlice<Int> {
  /// The positions, which must be ascending, as ranges of consecutive numbers.
  var runs: [Range<Int>] {
    var runs: [Range<Int>] = []
    for place in self {
      if let last = runs.last, last.upperBound == place {
        runs[runs.count - 1] = last.lowerBound..<place.adding(1)
      } else {
        runs.append(place..<place.adding(1))
      }
    }
    return runs
  }

  /// Returns the number of leading elements for which the condition holds.
  ///
  /// It must hold for none of the elements after them.
  func partitionPoint(where holds: (_ ordinal: Int, _ place: Int) -> Bool) -> Int {
    indices.partitionPoint { holds($0 - startIndex, self[$0]) } - startIndex
  }
}

/// Arithmetic that does not overflow, because an app may pass any position, even `NSNotFound`.
extension Int {
  fileprivate func adding(_ count: Int) -> Int {
    let (sum, overflows) = addingReportingOverflow(count)
    return overflows ? .max : sum
  }

  fileprivate func subtracting(_ count: Int) -> Int {
    let (difference, overflows) = subtractingReportingOverflow(count)
    return overflows ? .min : difference
  }
}
