import TableTrace

/// Refuses rounds that ask more questions than anybody waits for, before their first.
extension ScenarioRun {
  /// A callback answers a number; counts decide how much the table asks.
  func noteCount(
    _ number: Int,
    of list: AnswerList<IntegerAnswer>,
    to call: Call
  ) throws(UIKitException) {
    if call.message == .callback(.numberOfSections) {
      // The round that begins with it has not been counted yet.
      answeredSections = (table.countRequeries + 1, number)
    } else if call.message == .callback(.numberOfRowsInSection) {
      try limitRound(list, number, to: call)
    }
  }

  /// The data source answers the number of rows of a section; as a round begins, what it is going to
  /// answer for the others counts as well.
  private func limitRound(
    _ list: AnswerList<IntegerAnswer>,
    _ rows: Int,
    to call: Call
  ) throws(UIKitException) {
    guard table.asksEachRow, case .section(let section) = call.arguments else { return }
    let round = table.countRequeries
    let isNew = roundLimit.isNew(round)
    try refuse(rows: roundLimit.count(rows, of: section, round: round))
    guard isNew, answeredSections.round == round else { return }
    let all = (0..<max(0, answeredSections.count)).reduce(0) { sum, section in
      let call = Call(.numberOfRowsInSection, .section(section), rule: call.rule)
      let answer = find(list, for: call)?.value ?? list.otherwise
      // What raises does so when its own section is counted.
      return RoundLimit.sum(sum, (try? number(answer, for: call)) ?? 0)
    }
    try refuse(rows: all)
  }

  /// An update can ask the heights of what is loaded once more without counting it.
  func limitUpdate() throws(UIKitException) {
    guard table.asksEachRow else { return }
    try refuse(rows: table.loadedRowCount)
  }

  /// A diffable data source names each of its rows, those that the scenario only counts as well.
  func limitSnapshot() throws(UIKitException) {
    let rows = answering.sections.reduce(0) { RoundLimit.sum($0, $1.count) }
    guard rows > RoundLimit.names else { return }
    throw .simulationLimit(
      "a snapshot has \(rows) rows, but the simulation supports at most "
        + "\(RoundLimit.names). Use fewer rows"
    )
  }

  private func refuse(rows: Int) throws(UIKitException) {
    let rounds = openRounds + 1
    guard rows > RoundLimit.questions / rounds else { return }
    let which =
      rounds == 1
      ? "a re-query of this table needs" : "\(rounds) nested re-queries of this table need"
    throw .simulationLimit(
      "\(which) the heights of \(rows) rows, but the simulation supports at most "
        + "\(RoundLimit.questions) such queries. Use 'rowHeight' instead of 'heightForRowAt', "
        + "'estimatedRowHeight' instead of 'estimatedHeightForRowAt', or fewer rows"
    )
  }
}

extension UIKitException {
  /// What ends a run that the simulation, not UIKit, cannot carry on.
  static func simulationLimit(_ reason: String) -> UIKitException {
    UIKitException(
      name: "SimulationLimit",
      reason: "\(reason). UIKit has no such limit",
      rule: .simulationLimit
    )
  }
}
