/// The origins of the numbers that the data source returned, for explanations of exceptions.
struct AnswerOrigins {
  /// The place of what the app does now, a number of the caller's choice.
  var placeInScript: Int?
  /// The place of the answer that a callback gives, where it has one of its own.
  var placeOfAnswer: Int?
  /// The trace's line of the call that answered last, or nil for one that is not traced.
  var lineOfAnswer: Int?
  var counts = CountOrigins()

  /// A callback is about to be called: the answer before it is forgotten.
  mutating func forgetAnswer() {
    lineOfAnswer = nil
    placeOfAnswer = nil
  }

  @inline(__always)
  var lastAnswer: EventOrigin {
    EventOrigin(traceLine: lineOfAnswer, scriptLine: placeOfAnswer ?? placeInScript)
  }

  /// Takes the answer that begins a re-query of counts; nil is one that nobody gave.
  mutating func noteSections(_ answer: Int?) {
    counts.noteSections(answer == nil ? .nobody : lastAnswer)
  }

  /// Takes the number of rows of a section; nil is one that nobody gave.
  @inline(__always)
  mutating func noteRows(of section: Int, _ answer: Int?) {
    counts.noteRows(of: section, answer == nil ? .nobody : lastAnswer)
  }
}
