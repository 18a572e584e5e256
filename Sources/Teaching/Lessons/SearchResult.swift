import Diagnostics

/// What a search has found, and how the question was read.
package struct SearchResult {
  /// A document with how well it answers.
  package struct Finding {
    package var document: SearchDocument
    /// Only the order means something.
    var score: Double
    /// How much of the question it has, from 0 to 1.
    var share: Double
  }

  /// What answers a question, the best first.
  package var lessons: [Finding]
  /// Scenarios that ask none: what people report, and logs of devices.
  package var evidence: [Finding]
  /// The words that were taken for slips.
  var readings: [SearchQuery.Reading]
  /// The words that stand nowhere.
  var unknown: [String]
  /// Whether nothing has half of the question.
  var isWeak: Bool

  /// The scenarios among them, lessons before others.
  var entries: [LessonBook.Entry] { (lessons + evidence).compactMap(\.document.entry) }

  /// Whether nothing was found.
  package var isEmpty: Bool { lessons.isEmpty && evidence.isEmpty }

  /// What is to be said of the reading, a sentence an element.
  package var remarks: [String] {
    let slips = readings.map { reading in
      "read \(Phrase.alternatives([reading.typed])) as \(Phrase.alternatives(reading.words))"
    }
    guard !isEmpty else { return slips }
    let strangers =
      unknown.isEmpty ? [] : ["nothing here speaks of \(Phrase.alternatives(unknown))"]
    return slips + strangers + (isWeak ? ["this is a weak match; \(Self.advice)"] : [])
  }

  /// What to do where the answer is not among them.
  package static let advice =
    "say in other words what happens on the screen, name a callback ('tabletrace list callbacks'), "
    + "or look through the course ('tabletrace learn')"
}
