/// Recognizes traces and reports of the tool by their beginning, so that no other file is replaced.
package enum OwnOutput {
  /// The beginnings that all files of a form share.
  private static let beginnings = [
    "tabletrace trace ", "{\"format\":1,\"kind\":", "sequenceDiagram\n  title ", "### `",
    "### ✔ tabletrace: ", "### ✘ tabletrace: ", "{\n  \"differences\" : [",
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n  <testsuite name=\"tabletrace\"",
    "::error ", "::warning ", "::notice ",
  ]

  /// Whether a file that begins with these bytes, unless it is empty, may be an output of the tool.
  package static func mayBegin(with bytes: [UInt8]) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self)
    if text.isEmpty || beginnings.contains(where: text.hasPrefix) { return true }
    let line = text.prefix { $0 != "\n" }
    return isStoryTitle(line) || isCount(line) || isDigest(line)
  }

  /// Whether the line is a title such as `load/first-load under iOS 26`.
  private static func isStoryTitle(_ line: Substring) -> Bool {
    let words = line.split(separator: " ", omittingEmptySubsequences: false)
    return words.count == 4 && words[1] == "under"
      && ["iOS", "Catalyst"].contains(String(words[2]))
  }

  /// Whether the line is a count such as `2  tableView(_:cellForRowAt:)` or `0  calls`.
  private static func isCount(_ line: Substring) -> Bool {
    let name = line.drop { $0 == " " }.drop(while: \.isNumber)
    return line.contains(where: \.isNumber)
      && ["  calls", "  tableView", "  numberOfSections", "  sectionIndex"]
        .contains { name.hasPrefix($0) }
  }

  /// Whether the line has a name, a digest and possibly a length, such as `load/first-load.iOS-26
  /// c52c568b76a43274`.
  private static func isDigest(_ line: Substring) -> Bool {
    let words = line.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 2, let name = words.first, let digest = words.last else { return false }
    return name.contains("-") && digest.prefix(16).count == 16
      && digest.prefix(16).allSatisfy(\.isHexDigit)
  }
}
