extension IndexPath: CustomStringConvertible {
  /// The index path as the trace prints it, such as `[0, 3]`.
  public var description: String {
    // If both have up to five digits, the text is short enough to need no allocation.
    let isShort = (0..<100_000).contains(section) && (0..<100_000).contains(row)
    return String(atMost: isShort ? 14 : 44) { $0.put(self) }
  }
}
