/// The content that the app sets on a cell, without the parts that do not change.
package struct ContentParts: Codable, Hashable, Sendable {
  /// A part of what a cell shows.
  package enum Part: Codable, Hashable, Sendable {
    /// Removes the part.
    case nothing
    /// A text or the name of an image, possibly with words such as `$row`.
    case text(String)
  }

  package var text: Part?
  package var image: Part?

  /// Creates parts that change nothing.
  package init() {}

  package var isEmpty: Bool { text == nil && image == nil }

  /// Applies the parts of `new` that are not nil.
  package mutating func change(_ new: ContentParts) {
    text = new.text ?? text
    image = new.image ?? image
  }
}
