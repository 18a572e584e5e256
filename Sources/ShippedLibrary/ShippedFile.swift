/// A file of the repository that goes along inside the tool: a scenario, a recorded log, the ledger, a
/// part of the page of the player, a page of the handbook.
///
/// All of them are constants that a build makes from the files themselves; nothing is read, copied or
/// allocated until somebody asks.
package struct ShippedFile: Sendable {
  /// The path below the root of the repository, `Scenarios/load/first-load.yaml`.
  package let path: StaticString
  /// The content.
  package let text: StaticString

  /// Whether it is a part of the page of the player, and so none of the library.
  package var isOfPage: Bool { path.description.hasPrefix("Sources/") }

  /// The file at a path; nil when none goes along.
  package static func at(_ path: String) -> ShippedFile? {
    places[path].map { all[$0] }
  }

  /// The bytes of the content.
  package var bytes: [UInt8] {
    text.withUTF8Buffer { Array($0) }
  }

  /// Where each path stands among all.
  private static let places = Dictionary(
    all.enumerated().map { ($0.element.path.description, $0.offset) }
  ) { first, _ in first }
}
