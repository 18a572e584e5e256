import Diagnostics
import Goldens
import Project
import Scenarios
import YAMLSource

/// Finds out why a cell shows another content than in its golden.
struct ContentCause {
  private let search: CauseSearch

  init(_ search: CauseSearch) { self.search = search }

  /// The cause of the different content, or nil if the line does not print what a cell shows.
  var causes: DifferenceCauses? {
    let expected = Self.content(search.divergence.expected?.text)
    let traced = Self.content(search.divergence.traced?.text)
    switch (expected, traced) {
    case (let expected?, let traced?) where expected.cell == traced.cell:
      let source = "the content of cells is set by \(places.joined(separator: " and "))"
      let difference = "\(traced.cell) shows \(traced.content), expected \(expected.content)"
      var causes = DifferenceCauses(sentence: "\(difference): \(source)")
      // With several places, the changed one is unknown.
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

  /// Whether the golden prints the content of any cell, or true if it is too long to be searched.
  private var isInGolden: Bool {
    search.golden.golden?.body.contains { Self.content($0) != nil } ?? true
  }

  /// The cell of a line and what the cell shows, or nil if the line does not print it.
  private static func content(_ line: String?) -> (cell: String, content: String)? {
    let text = (line ?? "").drop { $0 == " " }
    guard text.hasPrefix("= ") else { return nil }
    let rest = text.dropFirst(2)
    let cell = rest.prefix { $0 != " " }
    let content = String(rest.dropFirst(cell.count + 1))
    return (String(cell), OutcomeFindings.shortened(content))
  }

  /// The parts of the scenario that decide what cells show, with their lines.
  private var places: [String] {
    let text = search.text
    var keys = ["cells", "items"]
    // If a text uses the names of items, these names are part of what cells show.
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
