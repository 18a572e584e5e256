extension [Double] {
  /// Becomes so many numbers, in the memory that is there; those it has are for the caller to write
  /// over.
  ///
  /// A table makes re-query after re-query, each with nearly as many rows as the one before.
  @inline(__always)
  mutating func resize(to count: Int) {
    reserveCapacity(count)
    if self.count > count { removeLast(self.count - count) }
    append(contentsOf: repeatElement(0, count: count - self.count))
  }
}
