/// The content that the app sets on a cell; a part that is nil does not change.
package struct ContentParts: Codable, Hashable, Sendable {
  /// A part of what a cell shows.
  package enum Part: Codable, Hashable, Sendable {
    /// Nothing: what was there goes.
    case nothing
    /// A text or the name of an image, in which words stand for what a callback was given.
    case text(String)
  }

  package var text: Part?
  package var image: Part?

  /// Makes parts that leave all as it is.
  package init() {}

  package var isEmpty: Bool { text == nil && image == nil }

  /// Takes over what is said anew, and keeps the rest.
  package mutating func change(_ new: ContentParts) {
    text = new.text ?? text
    image = new.image ?? image
  }
}
