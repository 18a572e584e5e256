/// How a cell changes its content when its state changes.
package struct CellConfiguration: Codable, Hashable, Sendable {
  /// A state of a cell with its own content, where earlier cases have precedence.
  package enum State: String, Codable, CodingKeyRepresentable, CaseIterable, Sendable {
    case highlighted
    case selected
    case editing
  }

  package var states: [State: ContentParts] = [:]
  /// The content for all other states.
  package var otherwise = ContentParts()

  package init() {}
}
