package import TableTrace

/// An exception of a table, with the place of the app's call that caused it.
package struct RaisedException: Hashable, Sendable {
  package var exception: UIKitException
  /// The place of the call, or nil if it is unknown.
  package var place: SourcePlace?

  /// The exception in UIKit's words, and its explanation.
  package var lines: [String] {
    let place = place.map { " (\($0))" } ?? ""
    return ["UIKit raises \(exception.name): \(exception.reason)\(place)"] + exception.explanation
  }
}

package typealias ExceptionListener = @MainActor @Sendable (RaisedException) -> Void
