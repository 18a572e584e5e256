import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// One row of `Facts/callbacks.tsv`: what the headers publish, written down apart from the code.
struct PublishedCallback: CustomTestStringConvertible {
  let key: String
  let declaringProtocol: String
  let selector: String
  let swiftName: String
  let isRequired: String
  let introduced: String
  let deprecated: String
  let returnType: String
  let arguments: String
  let group: String

  var testDescription: String { key }

  /// Reads a row; nil if the number of columns is wrong.
  init?(row: Substring) {
    let columns = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard columns.count == 10 else { return nil }
    key = columns[0]
    declaringProtocol = columns[1]
    selector = columns[2]
    swiftName = columns[3]
    isRequired = columns[4]
    introduced = columns[5]
    deprecated = columns[6]
    returnType = columns[7]
    arguments = columns[8]
    group = columns[9]
  }

  /// All rows of the file; empty if it cannot be read, which the test on the number notices.
  static let all: [PublishedCallback] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let file = folder.appending(path: "Facts/callbacks.tsv")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").dropFirst().compactMap(PublishedCallback.init)
  }()
}
