extension [Double] {
  /// Changes the number of elements and reuses the memory.
  ///
  /// The caller must overwrite all elements. A table makes one re-query after another, each with
  /// nearly the same number of rows.
  @inline(__always)
  mutating func resize(to count: Int) {
    reserveCapacity(count)
    if self.count > count { removeLast(self.count - count) }
    append(contentsOf: repeatElement(0, count: count - self.count))
  }
}
