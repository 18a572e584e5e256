/// The changes that a cell makes to itself when its state changes.
package struct CellConfiguration: Codable, Hashable, Sendable {
  /// A state of a cell that has a content of its own, the one that goes first before the others.
  package enum State: String, Codable, CodingKeyRepresentable, CaseIterable, Sendable {
    case highlighted
    case selected
    case editing
  }

  package var states: [State: ContentParts] = [:]
  /// The content where no state has one.
  package var otherwise = ContentParts()

  package init() {}
}
