import TableTrace

/// The explanation of an exception in the JSON Lines record of a crash.
///
/// `event` counts the records after the first one. `call` is absent if no client answered, and
/// `line` is the line of the scenario.
struct ExplanationRecord: Encodable {
  private struct Count: Encodable {
    var number: Int
    var call: String?
    var event: Int?
    var line: Int?

    init(_ count: UpdateExplanation.Count) {
      number = count.number
      call = count.origin.isAnswered ? count.call : nil
      event = count.origin.traceLine
      line = count.origin.scriptLine
    }
  }

  private struct Operation: Encodable {
    var call: String
    var line: Int?
    var added: Int?
    var removed: Int?
    var uncounted: Int?

    init(_ operation: UpdateOperation, _ origin: EventOrigin, in update: UpdateExplanation) {
      call = operation.call
      line = origin.scriptLine
      let effect = update.effect(of: operation)
      added = effect?.added
      removed = effect?.removed
      uncounted = effect?.uncounted
    }
  }

  private var text: [String]?
  private var problem: String?
  private var before: Count?
  private var operations: [Operation]?
  private var expected: Int?
  private var answered: Count?
  private var remedy: String?
  private var method: String?

  /// The record of an exception; nil without an explanation.
  init?(_ exception: UIKitException) {
    guard let update = exception.update else {
      guard !exception.arithmetic.isEmpty else { return nil }
      text = exception.arithmetic
      return
    }
    problem = update.problem.sentence
    before = update.before.map(Count.init)
    operations = update.operations.map { operation in
      Operation(operation.operation, operation.origin, in: update)
    }
    expected = update.expected
    answered = update.answered.map(Count.init)
    remedy = update.remedy?.sentence
    method = update.method
  }
}
