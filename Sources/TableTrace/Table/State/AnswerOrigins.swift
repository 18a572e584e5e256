/// Where the counts of the data source are from, for explanations of exceptions.
struct AnswerOrigins {
  /// The app's current position in a script, such as a line number, or nil.
  var placeInScript: Int?
  /// The position in a script of the answer that a callback returns, or nil if it has none.
  var placeOfAnswer: Int?
  /// The trace line of the last answer, or nil if it was not traced.
  var lineOfAnswer: Int?
  var counts = CountOrigins()

  /// Forgets the last answer before another callback is called.
  mutating func forgetAnswer() {
    lineOfAnswer = nil
    placeOfAnswer = nil
  }

  @inline(__always)
  var lastAnswer: EventOrigin {
    EventOrigin(traceLine: lineOfAnswer, scriptLine: placeOfAnswer ?? placeInScript)
  }

  /// Records the answer that begins a re-query of counts, or nil if nothing was called.
  mutating func noteSections(_ answer: Int?) {
    counts.noteSections(answer == nil ? .nobody : lastAnswer)
  }

  /// Records the number of rows of a section, or nil if nothing was called.
  @inline(__always)
  mutating func noteRows(of section: Int, _ answer: Int?) {
    counts.noteRows(of: section, answer == nil ? .nobody : lastAnswer)
  }
}
