/// Finds the descriptions of cells by row or by identifier.
struct CellDescriptions {
  /// The descriptions by rows, of which the first that matches is used.
  let byRow: AnswerList<CellDescription?>
  private let byIdentifier: [String: CellDescription]

  init(_ descriptions: [CellDescription]) {
    byRow = AnswerList(
      descriptions.map { AnswerEntry(pattern: $0.rows, value: $0) },
      otherwise: nil
    )
    byIdentifier = Dictionary(descriptions.map { ($0.identifier, $0) }) { first, _ in first }
  }

  subscript(identifier: String) -> CellDescription? { byIdentifier[identifier] }
}
