import SimulatedUIKit
import Testing

extension TraceFault {
  /// Makes it an issue of the test that runs, at the place of the app's call that is to blame where it is
  /// known.
  func record(at location: SourceLocation) {
    Issue.record(Comment(rawValue: text), sourceLocation: place ?? location)
  }

  private var place: SourceLocation? {
    guard case .raised(let raised) = self else { return nil }
    return raised.place.flatMap(SourceLocation.init)
  }
}

extension SourceLocation {
  /// A place in the source of an app, or nil for one that the compiler has not written.
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
