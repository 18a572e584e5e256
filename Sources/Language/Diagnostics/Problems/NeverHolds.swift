/// A condition of a scenario that can never hold.
package enum NeverHolds: Hashable, Sendable {
  /// A condition about a row in a method without one, with its argument and possible conditions.
  case noRow(method: String, given: String, possible: [String])
  /// A state that nothing in the scenario sets, with the states that are set.
  case unsetState(String, set: [String])
  /// Two limits of the content offset that exclude each other.
  case offsets(below: String, above: String)
  /// A row that the answer is not for.
  case otherRow(String, place: String)
  /// A row that the scenario never has.
  case missingRow(String, PlaceProblem)
  /// A step number after the last step.
  case missingStep(Int, count: Int)

  var wording: Wording {
    switch self {
    case .noRow(let method, let given, let possible):
      Wording(
        "the condition 'row' never holds in \(Phrase.quoted(method)), which receives \(given)"
      )
      .help("conditions that can hold here: \(possible.joined(separator: ", "))")
      .expected(possible.joined(separator: ", "))
      .found("row")
    case .unsetState(let word, let set):
      unset(word, set)
    case .offsets(let below, let above):
      Wording("no content offset is both below \(below) and above \(above)")
        .label("'offsetBelow' must be greater than 'offsetAbove'")
    case .otherRow(let row, let place):
      Wording(
        "the condition 'row' never holds here: the return value is for \(Phrase.quoted(place))"
      )
      .label("\(Phrase.quoted(row)) is another row")
      .expected(place)
      .found(row)
    case .missingRow(let row, let problem):
      Wording("the condition 'row' never holds: \(problem.wording.message)")
        .label(problem.wording.label)
        .found(row)
    case .missingStep(let step, let count):
      Wording("the condition 'from' never holds: there is no step \(step)")
        .label("the scenario has \(Phrase.count(count, "step"))")
        .found("\(step)")
    }
  }

  private func unset(_ word: String, _ set: [String]) -> Wording {
    guard set.isEmpty else {
      return Wording(
        "the state is never \(Phrase.quoted(word))",
        unknown: word,
        among: set.map { Candidate($0) },
        listed: set
      )
    }
    return Wording("the state is never \(Phrase.quoted(word))")
      .label("no step and no reaction sets a state")
      .help("add 'state: \(word)' to a reaction or as a step")
      .found(word)
  }
}
