import TableTrace

/// Refuses re-queries with too many queries, before the first query.
extension ScenarioRun {
  /// Records a number that a callback returns, because counts decide how often the table queries.
  func noteCount(
    _ number: Int,
    of list: AnswerList<IntegerAnswer>,
    to call: Call
  ) throws(UIKitException) {
    if call.message == .callback(.numberOfSections) {
      // The re-query that begins with this call has not been counted yet.
      answeredSections = (table.countRequeries + 1, number)
    } else if call.message == .callback(.numberOfRowsInSection) {
      try limitRequery(list, number, to: call)
    }
  }

  /// Records the rows of a section, and for the first one the expected rows of all others.
  private func limitRequery(
    _ list: AnswerList<IntegerAnswer>,
    _ rows: Int,
    to call: Call
  ) throws(UIKitException) {
    guard table.queriesEachRow, case .section(let section) = call.arguments else { return }
    let requery = table.countRequeries
    let isNew = requeryLimit.isNew(requery)
    try refuse(rows: requeryLimit.count(rows, of: section, requery: requery))
    guard isNew, answeredSections.requery == requery else { return }
    let all = (0..<max(0, answeredSections.count)).reduce(0) { sum, section in
      let call = Call(.numberOfRowsInSection, .section(section), rule: call.rule)
      let answer = find(list, for: call)?.value ?? list.otherwise
      // An exception is raised when its own section is counted.
      return RequeryLimit.sum(sum, (try? number(answer, for: call)) ?? 0)
    }
    try refuse(rows: all)
  }

  /// Checks an update, which can query all loaded heights again without counting rows.
  func limitUpdate() throws(UIKitException) {
    guard table.queriesEachRow else { return }
    try refuse(rows: table.loadedRowCount)
  }

  /// Checks a snapshot, in which each row needs an identifier.
  func limitSnapshot() throws(UIKitException) {
    let rows = answering.sections.reduce(0) { RequeryLimit.sum($0, $1.count) }
    guard rows > RequeryLimit.names else { return }
    throw .simulationLimit(
      "a snapshot has \(rows) rows, but the simulation supports at most "
        + "\(RequeryLimit.names). Use fewer rows"
    )
  }

  private func refuse(rows: Int) throws(UIKitException) {
    let requeries = openRequeries + 1
    guard rows > RequeryLimit.questions / requeries else { return }
    let which =
      requeries == 1
      ? "a re-query of this table needs" : "\(requeries) nested re-queries of this table need"
    throw .simulationLimit(
      "\(which) the heights of \(rows) rows, but the simulation supports at most "
        + "\(RequeryLimit.questions) such queries. Use 'rowHeight' instead of 'heightForRowAt', "
        + "'estimatedRowHeight' instead of 'estimatedHeightForRowAt', or fewer rows"
    )
  }
}

extension UIKitException {
  /// Returns the exception for a run that UIKit would continue, but the simulation cannot.
  static func simulationLimit(_ reason: String) -> UIKitException {
    UIKitException(
      name: "SimulationLimit",
      reason: "\(reason). UIKit has no such limit",
      rule: .simulationLimit
    )
  }
}
