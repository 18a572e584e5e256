package import TableTrace

/// Calls of a callback, for all or some rows or sections.
package struct CallPattern: Codable, Hashable, Sendable {
  package var message: Message
  /// The rows or sections, or nil for all.
  package var places: IndexPattern?
}
