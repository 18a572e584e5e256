@testable import Preparing

/// Prepares sources of tests.
enum Prepared {
  /// What becomes of one source, and what is said of it without its path.
  ///
  /// That it does not import UIKit is left out: most samples are too short to import anything.
  static func one(_ text: String) -> (text: String, remarks: [String]) {
    let result = many([("A.swift", text)])
    let remarks = result.remarks.filter { !$0.contains("which this file does not import") }
    return (result.texts.joined(), remarks.map { String($0.dropFirst("A.swift:".count)) })
  }

  /// What becomes of several sources, and what is said of them.
  static func many(_ files: [(path: String, text: String)]) -> (texts: [String], remarks: [String])
  {
    let preparation = Preparation(
      files.map { Preparation.Source(path: $0.path, bytes: Array($0.text.utf8)) }
    )
    let texts = preparation.sources.map { String(decoding: $0.bytes, as: UTF8.self) }
    return (texts, preparation.remarks.map(\.text))
  }

  /// A source with its class, for rewrites that look at the type around them.
  static func inClass(_ text: String) -> String {
    one("class A: B { func f() { \(text) } }").text
  }
}
