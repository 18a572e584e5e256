/// The shift of an order when one batch takes places out and puts others in.
///
/// Both lists ascend and hold no place twice. What stays keeps its order: the places put in are
/// final, and what stays fills the others.
struct IndexShift {
  /// The places that go, counted as before.
  let removed: ArraySlice<Int>
  /// The places that come, counted as after.
  let added: ArraySlice<Int>

  /// Returns the new place of an old one, or nil if it is removed.
  ///
  /// - Complexity: O(log n) in the places that change.
  func new(of old: Int) -> Int? {
    let before = removed.partitionPoint { _, place in place < old }
    if before < removed.count, removed[removed.startIndex + before] == old { return nil }
    return filled(rank: old.subtracting(before))
  }

  /// Returns the new place of an insertion at an old place: before what stays after it.
  ///
  /// - Complexity: O(log n) in the places that change.
  func newGap(of old: Int) -> Int {
    filled(rank: old.subtracting(removed.partitionPoint { _, place in place < old }))
  }

  /// Returns the place of what stays, by its ordinal: those put in are taken.
  private func filled(rank: Int) -> Int {
    rank.adding(added.partitionPoint { ordinal, place in place.subtracting(ordinal) <= rank })
  }

  /// Whether all places are some that rows can have; an app may name others.
  var isOfRows: Bool {
    (removed.first ?? 0) >= 0 && (added.first ?? 0) >= 0
  }

  /// Returns the old place of a new one, or nil if it is inserted.
  ///
  /// - Complexity: O(log n) in the places that change.
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
  /// The places that follow each other, in one range each; the places ascend.
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

  /// Returns the number of leading places for which the condition holds; it holds for none after
  /// them.
  func partitionPoint(where holds: (_ ordinal: Int, _ place: Int) -> Bool) -> Int {
    indices.partitionPoint { holds($0 - startIndex, self[$0]) } - startIndex
  }
}

/// An app may name any place, `NSNotFound` too, and none may overflow.
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
