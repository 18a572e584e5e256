import Diagnostics

package struct SearchResult {
  /// A document with its score.
  package struct Finding {
    package var document: SearchDocument
    /// The score, for ordering only.
    var score: Double
    /// The matched share of the question, from 0 to 1.
    var share: Double
  }

  /// The lessons that answer the question, the best first.
  package var lessons: [Finding]
  /// The matching scenarios without a question: reports by users, and logs of devices.
  package var evidence: [Finding]
  /// The words that were read as others.
  var readings: [SearchQuery.Reading]
  var unknown: [String]
  /// Whether no result matches half of the question.
  var isWeak: Bool

  /// The scenarios of the results, lessons first.
  var entries: [LessonBook.Entry] { (lessons + evidence).compactMap(\.document.entry) }

  package var isEmpty: Bool { lessons.isEmpty && evidence.isEmpty }

  /// Remarks about how the question was read, one sentence each.
  package var remarks: [String] {
    let slips = readings.map { reading in
      "read \(Phrase.alternatives([reading.typed])) as \(Phrase.alternatives(reading.words))"
    }
    guard !isEmpty else { return slips }
    let strangers =
      unknown.isEmpty ? [] : ["nothing here mentions \(Phrase.alternatives(unknown))"]
    return slips + strangers + (isWeak ? ["this is a weak match: \(Self.advice)"] : [])
  }

  /// The advice if no result answers the question.
  package static let advice =
    "describe in other words what happens on the screen, name a callback ('tabletrace list "
    + "callbacks'), or look through the course ('tabletrace learn')"
}
