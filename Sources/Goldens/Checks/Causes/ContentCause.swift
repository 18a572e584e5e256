import Diagnostics
import Goldens
import Project
import Scenarios
import YAMLSource

/// Where a scenario says what a cell shows, which its golden has otherwise.
struct ContentCause {
  private let search: CauseSearch

  init(_ search: CauseSearch) { self.search = search }

  /// The cause of a difference at a line that says what a cell shows, or nil for every other.
  var causes: DifferenceCauses? {
    let expected = Self.content(search.divergence.expected?.text)
    let traced = Self.content(search.divergence.traced?.text)
    switch (expected, traced) {
    case (let expected?, let traced?) where expected.cell == traced.cell:
      let source = "the content of cells is set by \(places.joined(separator: " and "))"
      let difference = "\(traced.cell) shows \(traced.content), expected \(expected.content)"
      var causes = DifferenceCauses(sentence: "\(difference): \(source)")
      // Of several places nobody knows which one has changed.
      if places.count == 1 { causes.certain = [source] } else { causes.possible = [source] }
      return places.isEmpty ? nil : causes
    case (_?, nil) where places.isEmpty:
      return Self.certain(
        "the golden file has lines for the content of cells, but the scenario "
          + "does not set this content"
      )
    case (nil, _?) where !isInGolden:
      let source = places.isEmpty ? "" : " by \(places.joined(separator: " and "))"
      return Self.certain(
        "the scenario sets the content of cells\(source), but the golden file has no lines for it"
      )
    case _: return nil
    }
  }

  private static func certain(_ sentence: String) -> DifferenceCauses {
    DifferenceCauses(sentence: sentence, certain: [sentence])
  }

  /// Whether the golden has what any cell shows; unknown for one that is too long.
  private var isInGolden: Bool {
    search.golden.golden?.body.contains { Self.content($0) != nil } ?? true
  }

  /// The cell of a line and what it shows, or nil for a line that does not say it.
  private static func content(_ line: String?) -> (cell: String, content: String)? {
    let text = (line ?? "").drop { $0 == " " }
    guard text.hasPrefix("= ") else { return nil }
    let rest = text.dropFirst(2)
    let cell = rest.prefix { $0 != " " }
    let content = String(rest.dropFirst(cell.count + 1))
    return (String(cell), OutcomeFindings.shortened(content))
  }

  /// The parts of the scenario that say what cells show, with their lines.
  private var places: [String] {
    let text = search.text
    var keys = ["cells", "items"]
    // The names of the items are part of what cells show where a text takes them.
    if let cells = text?.node(at: .init(keys: "cells")), Self.takesItems(cells) {
      keys.append("sections")
    }
    return keys.compactMap { text?.pair(at: .init(keys: $0)).map(CauseSearch.named) }
  }

  private static func takesItems(_ node: YAMLNode) -> Bool {
    if let text = node.scalar?.text { return text.contains("$item") }
    return (node.entries ?? []).contains(where: takesItems)
      || (node.pairs ?? []).contains { takesItems($0.value) }
  }
}
