package import TableTrace

/// Calls by callback and, when given, by row or section.
package struct CallPattern: Codable, Hashable, Sendable {
  package var message: Message
  /// The rows or sections, or nil for all.
  package var places: IndexPattern?
}
