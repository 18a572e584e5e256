import Foundation
import Testing

@testable import Reports

/// The bytes of the writer are those of Foundation's encoder, whatever a text holds.
@Suite struct JSONLineWriterTests {
  private struct Texts: Codable, Equatable {
    var a: String
    var b: Int?
    var c: String?
  }

  private static let hostile =
    ["", " ", "\"", "\\", "\\\"", "a/b", "</script>", "\u{7F}\u{80}\u{9F}", "\u{2028}\u{2029}"]
    + ["é", "e\u{301}", "🍎", "\u{1F468}\u{200D}\u{1F469}", "\u{FEFF}", "\u{FFFD}", "\u{10FFFF}"]
    + (0..<0x20).compactMap { Unicode.Scalar($0).map { "x\(Character($0))y" } }
    + [String(repeating: "\"\u{0}\n", count: 1_000), "\r\n", "{\"a\":1}"]

  private static func line(_ texts: Texts) -> String {
    var json = JSONLineWriter()
    json.begin()
    json.add("a", texts.a)
    json.add("b", texts.b)
    json.add("c", texts.c)
    json.end()
    return String(decoding: json.bytes, as: UTF8.self)
  }

  @Test(arguments: hostile) func writesWhatTheEncoderWrites(_ text: String) throws {
    let all = [
      Texts(a: text, b: nil, c: nil), Texts(a: text, b: .min, c: text),
      Texts(a: text, b: 10, c: ""),
    ]
    for texts in all {
      let line = Self.line(texts)
      #expect(line == JSONText.of(texts).map { $0 + "\n" })
      #expect(try JSONDecoder().decode(Texts.self, from: Data(line.utf8)) == texts)
    }
  }

  @Test func nestsWhatTheEncoderWrites() {
    var json = JSONLineWriter()
    for number in [1, 2] {
      json.begin()
      json.add("a", json: #"{"a":"/","b":\#(number)}"#)
      json.add("d", number)
      json.add(JSONLineWriter.Members { $0.add("e", "\"\(number)") })
      json.end()
    }
    let lines = String(decoding: json.bytes, as: UTF8.self)
    let expected = [1, 2].map { number in
      #"{"a":{"a":"/","b":\#(number)},"d":\#(number),"e":"\"\#(number)"}"# + "\n"
    }
    #expect(lines == expected.joined())
  }
}
