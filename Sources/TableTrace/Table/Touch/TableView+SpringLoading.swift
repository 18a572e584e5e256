/// Rows that open while a drag rests on them.
extension TableView {
  /// Rests on a row during a drag until the row opens.
  package func springLoad(_ path: IndexPath) throws(UIKitException) {
    guard profile[InteractionRules.springLoading] else { return }
    var walk = GateWalk()
    if scrolling.motion != nil {
      walk.close(.contentRests)
    }
    guard reaches(.shouldSpringLoadRowAt, path, &walk) else { return }
    let row = followed.follow(path)
    defer { followed.leave(row) }
    let answer = try askFlag(.shouldSpringLoadRowAt, .row(path), rule: .springLoading)
    if answer == false {
      walk.close(.shouldSpringLoad)
    }
    guard let path = followed[row] else { return }
    try selectByUser(path, &walk, by: .springSelects)
  }
}
