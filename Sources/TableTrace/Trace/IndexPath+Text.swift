extension IndexPath: CustomStringConvertible {
  /// The form of the trace, `[0, 3]`.
  public var description: String {
    // With up to five digits each it is one of the texts that need no memory of their own.
    let isShort = (0..<100_000).contains(section) && (0..<100_000).contains(row)
    return String(atMost: isShort ? 14 : 44) { $0.put(self) }
  }
}
