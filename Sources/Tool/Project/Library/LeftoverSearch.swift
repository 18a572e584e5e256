import Diagnostics

/// Takes away what runs left that were killed while they wrote, once in each folder.
package struct LeftoverSearch {
  private var folders: Set<String> = []
  private var removed: [String] = []

  package init() {}

  /// Looks through a folder that is written to.
  package mutating func look(in folder: String, of files: any Files) {
    guard folders.insert(folder).inserted else { return }
    removed += files.removeUnfinished(in: folder)
  }

  /// What was taken away, in a sentence; nil for nothing.
  package var sentence: String? {
    guard let first = removed.first else { return nil }
    let name = "'\(Phrase.visible(first))'"
    guard removed.count > 1 else {
      return "\(name) is removed, which a run left that was killed while it wrote"
    }
    return
      "\(name) and \(removed.count - 1) more are removed, which runs left that were killed while "
      + "they wrote"
  }
}
