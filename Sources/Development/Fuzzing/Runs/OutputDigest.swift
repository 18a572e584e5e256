/// The first bytes of a run's output, and a digest of all of it.
package struct OutputDigest: Hashable, Sendable {
  package private(set) var beginning: [UInt8] = []
  /// The number of bytes of the whole output.
  package private(set) var count = 0
  /// Whether the output has an escape or a zero byte.
  package private(set) var hasControlBytes = false
  private var hash: UInt64 = 0xCBF2_9CE4_8422_2325

  private static let kept = 65_536

  init() {}

  mutating func append(_ bytes: ArraySlice<UInt8>) {
    beginning += bytes.prefix(max(0, Self.kept - beginning.count))
    count += bytes.count
    for byte in bytes {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
      if byte == 0x1B || byte == 0 { hasControlBytes = true }
    }
  }

  /// The name of the first broken law in the output of `check`, or nil if there is none.
  package var brokenLaw: String? {
    let mark = "the trace breaks law."
    let text = String(decoding: beginning, as: UTF8.self)
    guard let start = text.firstRange(of: mark) else { return nil }
    return "law." + text[start.upperBound...].prefix { $0.isLetter || $0 == "-" }
  }

  /// The codes of the errors in the output, such as `T014` in `error[T014]`.
  package var errorCodes: Set<String> {
    let parts = String(decoding: beginning, as: UTF8.self).split(separator: "error[")
    return Set(
      parts.map { String($0.prefix(4)) }.filter { $0.hasPrefix("T") && Int($0.dropFirst()) != nil }
    )
  }
}
