#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// JSON with sorted keys and without escaped slashes, the same bytes for the same value.
package enum JSONText {
  /// A value spread over lines, with a line end.
  package static func document(_ value: some Encodable) -> String {
    (of(value, isPretty: true) ?? "") + "\n"
  }

  /// One value on one line, or spread over lines; nil for a value that JSON cannot hold.
  package static func of(_ value: some Encodable, isPretty: Bool = false) -> String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if isPretty { encoder.outputFormatting.insert(.prettyPrinted) }
    guard let data = try? encoder.encode(value) else { return nil }
    return String(decoding: data, as: UTF8.self)
  }
}
