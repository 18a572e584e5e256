/// How an order changes when places are taken out of it and others put in, as one batch does.
///
/// Both lists ascend and hold no place twice. What stays keeps its order: the places put in are
/// final, and what stays fills the others.
struct IndexShift {
  /// The places that go, counted as before.
  let removed: ArraySlice<Int>
  /// The places that come, counted as after.
  let added: ArraySlice<Int>

  /// Where a place is afterwards; nil when it goes.
  ///
  /// - Complexity: O(log n) in the places that change.
  func new(of old: Int) -> Int? {
    let before = removed.partitionPoint { _, place in place < old }
    if before < removed.count, removed[removed.startIndex + before] == old { return nil }
    return filled(rank: old.subtracting(before))
  }

  /// Where what would come in at a place comes in afterwards: in front of what stays behind it.
  ///
  /// - Complexity: O(log n) in the places that change.
  func newGap(of old: Int) -> Int {
    filled(rank: old.subtracting(removed.partitionPoint { _, place in place < old }))
  }

  /// The place of what stays, by its ordinal: those put in are taken.
  private func filled(rank: Int) -> Int {
    rank.adding(added.partitionPoint { ordinal, place in place.subtracting(ordinal) <= rank })
  }

  /// Where a place was before; nil when it is new.
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

extension IndexShift {
  /// The new places of places that are asked in ascending order, each in constant time on average.
  struct Walk {
    private let shift: IndexShift
    private var gone = 0
    private var come = 0

    init(_ shift: IndexShift) {
      self.shift = shift
    }

    /// Where a place is afterwards, which lies behind those that were asked before; nil when it goes.
    mutating func new(of old: Int) -> Int? {
      let (removed, added) = (shift.removed, shift.added)
      while gone < removed.count, removed[removed.startIndex + gone] < old { gone += 1 }
      if gone < removed.count, removed[removed.startIndex + gone] == old { return nil }
      let rank = old.subtracting(gone)
      while come < added.count, added[added.startIndex + come].subtracting(come) <= rank {
        come += 1
      }
      return rank.adding(come)
    }

    /// How many places from one on, which has just been asked, stay together.
    func length(from old: Int, new: Int) -> Int {
      let (removed, added) = (shift.removed, shift.added)
      let untilGone =
        gone < removed.count ? removed[removed.startIndex + gone].subtracting(old) : .max
      let untilCome = come < added.count ? added[added.startIndex + come].subtracting(new) : .max
      return min(untilGone, untilCome)
    }
  }
}

extension ArraySlice<Int> {
  /// How many of the first places hold; those that hold come before those that do not.
  func partitionPoint(where holds: (_ ordinal: Int, _ place: Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = low + (high - low) / 2
      if holds(middle, self[startIndex + middle]) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
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
