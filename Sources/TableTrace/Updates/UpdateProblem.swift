/// The problem of an update, without its text, which differs between versions.
package enum UpdateProblem: Hashable, Sendable {
  /// A place that does not exist.
  case place(MissingPlace)
  /// Operations that exclude each other.
  case clash(UpdateClash)
  case sum(UpdateSum)

  package var sentence: String {
    switch self {
    case .place(let place): place.sentence
    case .clash(let clash): clash.sentence
    case .sum(let sum): sum.sentence
    }
  }

  var rule: RuleID {
    switch self {
    case .place(.negative(let path)):
      path.section < 0 ? .updateNegativeSection : .updateNegativePath
    case .place(.deletedRow): .updateRange
    case .place(.insertedRow): .updateInsertionRange
    case .place(.sectionOfDeletedRow), .place(.sectionOfInsertedRow): .updateSectionOfRow
    case .place(.deletedSection), .place(.insertedSection): .updateSectionRange
    case .place(.movedRow), .place(.target), .place(.sectionOfMove), .place(.movedSection):
      .updateMoveRange
    case .clash(let clash): clash.rule
    case .sum(.sectionMap): .updateSectionMap
    case .sum(.rows), .sum(.sections): .updateCountText
    }
  }
}
