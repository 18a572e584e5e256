import Foundation

/// The shipped files that the fuzzer damages: scenarios, goldens, logs and the ledger.
package struct SourceLibrary: Sendable {
  /// The paths of the scenarios, relative to the top level of the repository.
  let scenarios: [String]
  let goldens: [String]
  /// The scenarios that are compared with a log, and that log.
  let logged: [(scenario: String, log: String)]
  let ledger: [String]
  /// The lines of the list of cases, by the id at their start.
  let cases: [String: String]
  private let root: URL

  static let ledgerPath = "Golden/recorded/ledger.yaml"
  static let casesPath = "Golden/recorded/cases.tsv"

  /// Reads the lists of files of a repository, or returns nil if they are missing.
  package init?(root path: String) {
    root = URL(filePath: path)
    let root = root
    scenarios = Self.files(in: root, below: "Scenarios", suffix: ".yaml")
    goldens = Self.files(in: root, below: "Golden", suffix: ".trace").filter { golden in
      !["Golden/recorded/", "Golden/lists/"].contains { golden.hasPrefix($0) }
    }
    guard !scenarios.isEmpty, !goldens.isEmpty else { return nil }
    logged = scenarios.compactMap { scenario in
      let lines = Self.text(root, scenario).split(separator: "\n")
      let key = "recorded: ../../"
      guard let line = lines.first(where: { $0.hasPrefix(key) }) else { return nil }
      return (scenario, String(line.dropFirst(key.count)))
    }
    ledger = Self.text(root, Self.ledgerPath).components(separatedBy: "\n- id: ").dropFirst().map {
      "- id: \($0)\n"
    }
    let rows = Self.text(root, Self.casesPath).split(separator: "\n").map(String.init)
    cases = Dictionary(rows.map { (String($0.prefix { $0 != "\t" }), $0) }) { first, _ in first }
  }

  /// Returns the bytes of a file, or an empty array if it cannot be read.
  func bytes(_ path: String) -> [UInt8] {
    (try? Data(contentsOf: root.appending(path: path))).map { [UInt8]($0) } ?? []
  }

  func files(_ paths: [String]) -> [String: [UInt8]] {
    Dictionary(paths.map { ($0, bytes($0)) }) { first, _ in first }
  }

  private static func text(_ root: URL, _ path: String) -> String {
    (try? String(contentsOf: root.appending(path: path), encoding: .utf8)) ?? ""
  }

  private static func files(in root: URL, below folder: String, suffix: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
    return (names?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(suffix) }.sorted()
      .map { "\(folder)/\($0)" }
  }
}
