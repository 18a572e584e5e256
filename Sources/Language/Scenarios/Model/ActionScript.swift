package import TableTrace

/// A swipe or menu action of a scenario.
package struct ActionScript: Codable, Sendable {
  package var title: String
  package var style: RowActionStyle
  package var reactions: [Reaction]
  /// The argument of the completion handler, or nil if the handler does not call it.
  package var completion: Bool?

  /// Creates an action whose handler does nothing and reports success.
  package init(
    title: String,
    style: RowActionStyle = .normal,
    reactions: [Reaction] = [],
    completion: Bool? = true
  ) {
    self.title = title
    self.style = style
    self.reactions = reactions
    self.completion = completion
  }
}
