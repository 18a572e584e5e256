package import Goldens

/// The golden of a check: a pattern where one is there, else a trace.
package struct GoldenPlace: Hashable {
  /// The file.
  package let path: String
  /// What it holds.
  package let format: GoldenFormat

  /// The golden whose path begins so, without its ending.
  package init(_ stem: String, in files: any ReadableFiles) {
    let pattern = stem + GoldenFormat.pattern.fileEnding
    format = files.kind(of: pattern) == nil ? .trace : .pattern
    path = stem + format.fileEnding
  }

  /// The pattern of a check, whether it is there or not.
  package init(pattern place: PendingFile) {
    format = .pattern
    path = FilePath.join(place.goldens, place.name) + format.fileEnding
  }
}
