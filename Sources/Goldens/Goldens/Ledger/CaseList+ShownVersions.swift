package import TableTrace

extension CaseList {
  /// The versions that each log, test or measurement shows, by its id.
  package var shownVersions: CertaintyWords.ShownVersions {
    let pairs = cases.filter { $0.grade.isShown && !$0.shows.isEmpty }.map { item in
      (item.id, item.shows.map { $0.first...$0.last })
    }
    return Dictionary(pairs) { first, _ in first }
  }
}
