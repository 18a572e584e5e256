extension RandomAccessCollection {
  /// Returns the place behind the first elements that hold; those that hold come before those that
  /// do not.
  ///
  /// - Complexity: O(log n).
  package func partitionPoint(where holds: (Element) -> Bool) -> Index {
    var low = startIndex
    var length = count
    while length > 0 {
      let half = length / 2
      let middle = index(low, offsetBy: half)
      if holds(self[middle]) {
        low = index(after: middle)
        length -= half + 1
      } else {
        length = half
      }
    }
    return low
  }

  /// Returns the first element with a key, of elements that ascend by theirs, or nil where none has
  /// it.
  ///
  /// - Complexity: O(log n).
  func first<Key: Comparable>(with key: Key, by own: (Element) -> Key) -> Element? {
    let place = partitionPoint { own($0) < key }
    guard place < endIndex else { return nil }
    let found = self[place]
    return own(found) == key ? found : nil
  }
}
