import Project

/// What became of files between two looks at them.
struct FileChanges: Hashable {
  /// The most names that a line lists of one kind.
  private static let most = 3

  /// The files that were written again, sorted.
  private(set) var changed: [String] = []
  /// The files that came.
  private(set) var new: [String] = []
  /// The files that went.
  private(set) var gone: [String] = []

  /// Compares two looks, which have a stamp for each file by its path.
  init(from old: [String: FileStamp], to now: [String: FileStamp]) {
    for (path, stamp) in now.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
      switch old[path] {
      case nil: new.append(path)
      case stamp: break
      case .some: changed.append(path)
      }
    }
    gone = old.keys.filter { now[$0] == nil }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// All files of which something became.
  var paths: Set<String> { Set(changed + new + gone) }

  /// Whether nothing happened.
  var isEmpty: Bool { paths.isEmpty }

  /// The files by what became of them, `changed: a.yaml; new: b.yaml`.
  var sentence: String {
    [("changed", changed), ("new", new), ("gone", gone)].compactMap { word, paths in
      guard !paths.isEmpty else { return nil }
      let rest = paths.count > Self.most ? " and \(paths.count - Self.most) more" : ""
      return "\(word): " + paths.prefix(Self.most).joined(separator: ", ") + rest
    }.joined(separator: ", ")
  }
}
