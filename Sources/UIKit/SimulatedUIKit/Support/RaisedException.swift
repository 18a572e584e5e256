package import TableTrace

/// An exception of a table, and the place of the app's call that caused it.
package struct RaisedException: Hashable, Sendable {
  package var exception: UIKitException
  /// The place of the call, or nil if it is not known.
  package var place: SourcePlace?

  /// The exception in UIKit's words, and what explains it.
  package var lines: [String] {
    let place = place.map { " (\($0))" } ?? ""
    return ["UIKit raises \(exception.name): \(exception.reason)\(place)"] + exception.explanation
  }
}

package typealias ExceptionListener = @MainActor @Sendable (RaisedException) -> Void
