package import Goldens

/// The golden of a check: the pattern if it exists, otherwise the trace.
package struct GoldenPlace: Hashable {
  package let path: String
  package let format: GoldenFormat

  /// Finds the golden whose path begins with `stem`, without its ending.
  package init(_ stem: String, in files: any ReadableFiles) {
    let pattern = stem + GoldenFormat.pattern.fileEnding
    format = files.kind(of: pattern) == nil ? .trace : .pattern
    path = stem + format.fileEnding
  }

  /// Uses the pattern of a check, even if it does not exist.
  package init(pattern place: PendingFile) {
    format = .pattern
    path = FilePath.join(place.goldens, place.name) + format.fileEnding
  }
}
