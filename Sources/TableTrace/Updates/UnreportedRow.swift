/// Finds a row that was added or removed without a call.
///
/// It is where the rows that should have stayed first differ from those that did.
struct UnreportedRow {
  private let gone: RowPlaces
  private let come: RowPlaces
  private let reloaded: RowPlaces
  private let check: UpdateCheck
  private let items: UpdateItems?

  init(_ check: UpdateCheck, _ items: UpdateItems?) {
    self.check = check
    self.items = items
    gone = RowPlaces(check.deleted + check.moved.map(\.from))
    come = RowPlaces(check.inserted + check.moved.map(\.to))
    reloaded = RowPlaces(check.reloaded)
  }

  /// Returns whether the items of a section are known.
  func isKnown(old: Int, new: Int) -> Bool {
    items?.before[old] != nil && items?.after[new] != nil
  }

  /// Returns the added row, or nil if not exactly one was added.
  func inserted(old: Int, new: Int) -> Int? {
    let (left, right) = (staying(old), arrived(new))
    guard right.count == left.count + 1 else { return nil }
    return right[firstDifference(left, right, old, new)]
  }

  /// Returns the removed row, or nil if not exactly one was removed.
  func deleted(old: Int, new: Int) -> Int? {
    let (left, right) = (staying(old), arrived(new))
    guard left.count == right.count + 1 else { return nil }
    return left[firstDifference(left, right, old, new)]
  }

  /// Returns the old rows that no operation removes, including reloaded rows.
  private func staying(_ old: Int) -> [Int] {
    let taken = Set(gone[old])
    return (0..<check.before.rows[old]).filter { !taken.contains($0) }
  }

  /// Returns the new rows that no operation inserts.
  private func arrived(_ new: Int) -> [Int] {
    let brought = Set(come[new])
    return (0..<check.after.rows[new]).filter { !brought.contains($0) }
  }

  private func firstDifference(_ left: [Int], _ right: [Int], _ old: Int, _ new: Int) -> Int {
    let shorter = min(left.count, right.count)
    guard let before = items?.before[old], let after = items?.after[new] else { return shorter }
    return (0..<shorter).first { place in
      let path = IndexPath(section: old, row: left[place])
      return !reloaded.contains(path) && before[left[place]] != after[right[place]]
    } ?? shorter
  }
}
