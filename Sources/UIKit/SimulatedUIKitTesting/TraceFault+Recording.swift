import SimulatedUIKit
import Testing

extension TraceFault {
  /// Reports an issue of the running test, at the app's call that caused it if that is known.
  func record(at location: SourceLocation) {
    Issue.record(Comment(rawValue: text), sourceLocation: place ?? location)
  }

  private var place: SourceLocation? {
    guard case .raised(let raised) = self else { return nil }
    return raised.place.flatMap(SourceLocation.init)
  }
}

extension SourceLocation {
  /// Converts a place in the source of an app, or returns nil if it is invalid.
  init?(_ place: SourcePlace) {
    guard place.fileID.contains("/"), place.line > 0, place.column > 0 else { return nil }
    self.init(
      fileID: place.fileID,
      filePath: place.filePath,
      line: place.line,
      column: place.column
    )
  }
}
