import Diagnostics
import Goldens
import Project
import Scenarios
import YAMLSource

/// The parts of a scenario that decide which rows are on screen.
struct SizeCause {
  private let search: CauseSearch

  /// The keys of these parts, and of `table` those of its properties.
  private static let keys = ["viewport", "device", "contentSizeCategory", "selfSizing"]
  private static let properties = ["rowHeight", "estimatedRowHeight", "style"]

  init(_ search: CauseSearch) { self.search = search }

  /// What may be the cause of a difference in which rows are on screen; empty for every other.
  var sentences: [String] {
    guard search.divergence.concernsRowsOnScreen, let root = search.text?.root.pairs else {
      return []
    }
    let table = root.first { $0.key == "table" }?.value.pairs ?? []
    let places =
      (root.filter { Self.keys.contains($0.key) }
      + table.filter { Self.properties.contains($0.key) })
      .map(CauseSearch.named)
    guard !places.isEmpty else { return [] }
    return ["\(Phrase.choice(places)) has changed, which decides the rows on screen"]
  }
}
