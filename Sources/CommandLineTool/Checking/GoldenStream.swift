import Goldens

/// A golden that is read while the trace is written that it is compared with.
struct GoldenStream {
  /// How far the two are the same.
  let match: GoldenMatch

  /// Opens a golden; one that cannot be read matches nothing, and why is asked when that is told.
  init(_ path: String, in files: any ReadableFiles) {
    let reader = try? files.open(path)
    match = GoldenMatch { count in (try? reader?.read(atMost: count)) ?? [] }
  }
}
