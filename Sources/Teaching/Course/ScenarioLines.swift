import Diagnostics
import YAMLSource

/// The lines of a scenario file that a lesson shows.
struct ScenarioLines {
  /// The keys of a scenario that are for the reader and do not affect the table.
  private static let spoken: Set<String> = ["version", "title", "learn", "about", "source", "tags"]

  private let document: YAMLDocument
  private let written: [String]

  init(_ text: SourceText) {
    document = YAMLDocument(text)
    written = TextLines(text).all
  }

  /// The lines of the scenario that affect the table.
  var all: [String] { lines(without: []) }

  /// The lines without expectations, which would reveal the answer of the prediction.
  var riddle: [String] {
    let steps = document.root?.pairs?.first { $0.key == "steps" }
    guard let entries = steps?.value.entries else { return all }
    let hidden = Self.expectations(entries, before: written.count + 1, in: written)
    return lines(without: hidden)
  }

  /// Returns the lines of entries that only have an expectation, counted from 1.
  private static func expectations(
    _ entries: [YAMLNode],
    before end: Int,
    in written: [String]
  ) -> Set<Int> {
    var hidden: Set<Int> = []
    for (place, entry) in entries.enumerated() {
      let start = entry.range.start.line
      let next = place + 1 < entries.count ? entries[place + 1].range.start.line : end
      let front = written[start - 1].prefix(entry.range.start.column - 1)
      if let pairs = entry.pairs, pairs.count == 1, pairs[0].key == "expect",
        front.allSatisfy({ " -".contains($0) }), start < next
      {
        hidden.formUnion(start..<next)
      }
      for pair in entry.pairs ?? [] {
        hidden.formUnion(expectations(pair.value.entries ?? [], before: next, in: written))
      }
    }
    return hidden
  }

  private func lines(without hidden: Set<Int>) -> [String] {
    let pairs = document.root?.pairs ?? []
    let starts = pairs.map { (key: $0.key, line: $0.keyRange.start.line) }
    var kept: [String] = []
    for (place, start) in starts.enumerated() where !Self.spoken.contains(start.key) {
      let end = place + 1 < starts.count ? starts[place + 1].line : written.count + 1
      for number in start.line..<max(start.line + 1, end) {
        let line = written[number - 1]
        guard !line.isEmpty, !hidden.contains(number) else { continue }
        kept.append(Phrase.visible(line))
      }
    }
    return kept
  }
}
