#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

package enum JSONText {
  package static func document(_ value: some Encodable) -> String {
    (of(value, isPretty: true) ?? "") + "\n"
  }

  /// The value as JSON on one line or on several lines, or nil if JSON cannot represent it.
  package static func of(_ value: some Encodable, isPretty: Bool = false) -> String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if isPretty { encoder.outputFormatting.insert(.prettyPrinted) }
    guard let data = try? encoder.encode(value) else { return nil }
    return String(decoding: data, as: UTF8.self)
  }
}
