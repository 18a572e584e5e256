import TableTrace

/// Scrolling, by code and by finger.
extension ScenarioRun {
  func scroll(_ step: ScrollStep) throws(UIKitException) {
    let offset =
      switch step.target {
      case .by(let points): table.contentOffset + points
      case .to(let offset): offset
      }
    try table.setContentOffset(offset)
  }
}
