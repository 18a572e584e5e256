/// How a trace or a report of the tool begins.
///
/// This distinguishes it from the files of others.
package enum OwnOutput {
  /// The beginnings that are the same in every file of a form.
  private static let beginnings = [
    "tabletrace trace ", "{\"format\":1,\"kind\":", "sequenceDiagram\n  title ", "### `",
    "### ✔ tabletrace: ", "### ✘ tabletrace: ", "{\n  \"differences\" : [",
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n  <testsuite name=\"tabletrace\"",
    "::error ", "::warning ", "::notice ",
  ]

  /// Whether a file may be an output, by its first bytes; an empty file is nobody's.
  package static func mayBegin(with bytes: [UInt8]) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self)
    if text.isEmpty || beginnings.contains(where: text.hasPrefix) { return true }
    let line = text.prefix { $0 != "\n" }
    return isStoryTitle(line) || isCount(line) || isDigest(line)
  }

  /// `load/first-load under iOS 26`.
  private static func isStoryTitle(_ line: Substring) -> Bool {
    let words = line.split(separator: " ", omittingEmptySubsequences: false)
    return words.count == 4 && words[1] == "under"
      && ["iOS", "Catalyst"].contains(String(words[2]))
  }

  /// `2  tableView(_:cellForRowAt:)`, or `0  calls`.
  private static func isCount(_ line: Substring) -> Bool {
    let name = line.drop { $0 == " " }.drop(while: \.isNumber)
    return line.contains(where: \.isNumber)
      && ["  calls", "  tableView", "  numberOfSections", "  sectionIndex"]
        .contains { name.hasPrefix($0) }
  }

  /// Whether a line has a name, a digest and perhaps a length: `load/first-load.iOS-26 c52c568b76a43274`.
  private static func isDigest(_ line: Substring) -> Bool {
    let words = line.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 2, let name = words.first, let digest = words.last else { return false }
    return name.contains("-") && digest.prefix(16).count == 16
      && digest.prefix(16).allSatisfy(\.isHexDigit)
  }
}
