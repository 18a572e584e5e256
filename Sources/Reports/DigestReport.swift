package import TableTrace

/// A digest of each trace, one line a check, to compare two machines, releases or runs.
package struct DigestReport: Sendable {
  private let results: [CheckResult]

  /// Makes the report.
  package init(_ results: [CheckResult]) {
    self.results = results
  }

  /// The name of each check that was simulated, and the digest of its trace.
  package var text: String {
    results.compactMap { result in
      result.digest.map { "\(result.name) \($0.text)\n" }
    }.joined()
  }
}

/// A digest of the bytes of a trace, the same in every process and on every machine.
package struct TraceDigest: Hashable, Sendable {
  private var hash: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The digest of nothing.
  package init() {}

  /// The digest of lines.
  package init(_ lines: [TraceLine]) {
    for line in lines { take(Array((line.indented + "\n").utf8)) }
  }

  /// Takes more bytes.
  package mutating func take(_ bytes: [UInt8]) {
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }

  /// Sixteen digits of base 16.
  package var text: String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
