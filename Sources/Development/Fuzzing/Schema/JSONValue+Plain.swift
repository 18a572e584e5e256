import Foundation
package import Scenarios

extension JSONValue {
  /// The value as YAML in block style with sorted keys, and quotes only if necessary.
  package var plain: String {
    isScalar ? plainScalar + "\n" : block(indent: "")
  }

  private func block(indent: String) -> String {
    switch self {
    case .list(let values):
      values.map { "\(indent)-\($0.member(indent: indent))" }.joined()
    case .object(let values):
      values.sorted { $0.key < $1.key }.map { key, value in
        "\(indent)\(JSONValue.text(key).plainScalar):\(value.member(indent: indent))"
      }.joined()
    case .null, .flag, .number, .text: plainScalar
    }
  }

  /// Returns the text after a dash or colon: on the same line, or as a nested block.
  private func member(indent: String) -> String {
    switch self {
    case .list(let values) where values.allSatisfy(\.isScalar):
      " [\(values.map(\.plainScalar).joined(separator: ", "))]\n"
    case .object(let values) where values.isEmpty: " {}\n"
    case .list, .object: "\n" + block(indent: indent + "  ")
    case .null, .flag, .number, .text: " \(plainScalar)\n"
    }
  }

  private var plainScalar: String {
    switch self {
    case .null: "null"
    case .flag(let flag): flag ? "true" : "false"
    case .number(let number): Int(exactly: number).map(String.init) ?? "\(number)"
    case .text(let text) where Self.isPlain(text): text
    case .text, .list, .object: printed.trimmingCharacters(in: .newlines)
    }
  }

  /// Returns whether a text needs no quotes in YAML.
  private static func isPlain(_ text: String) -> Bool {
    guard let first = text.utf8.first, let last = text.utf8.last else { return false }
    let reserved = ["null", "true", "false", "nan", "inf", "infinity"]
    return isLetter(first) && last != UInt8(ascii: " ") && !reserved.contains(text.lowercased())
      && text.utf8.allSatisfy { isLetter($0) || Array("0123456789 _.$".utf8).contains($0) }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "$")
  }
}
