/// Finds the descriptions of cells by row or by identifier.
struct CellDescriptions {
  /// The descriptions by rows.
  ///
  /// The first one that matches a row is used.
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
