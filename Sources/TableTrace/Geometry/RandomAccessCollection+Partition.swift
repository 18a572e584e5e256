extension RandomAccessCollection {
  /// Returns the index after the leading elements for which the condition holds.
  ///
  /// It must hold for none of the elements after them.
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

  /// Returns the first element with a key, or nil if there is none.
  ///
  /// The elements must be ascending by their keys.
  ///
  /// - Complexity: O(log n).
  func first<Key: Comparable>(with key: Key, by own: (Element) -> Key) -> Element? {
    let place = partitionPoint { own($0) < key }
    guard place < endIndex else { return nil }
    let found = self[place]
    return own(found) == key ? found : nil
  }
}
