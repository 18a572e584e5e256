import Measurements

/// Everything that is measured.
enum Suite {
  /// Measures the figures of some names, or all, and hands each out as soon as it is known.
  static func measure(named names: [String]? = nil, _ report: (Figure) -> Void) -> [Figure] {
    var figures: [Figure] = []
    func take(_ figure: Figure) {
      report(figure)
      figures.append(figure)
    }
    if names?.contains(ProgramSize.name) ?? true { take(ProgramSize.measure()) }
    // Memory first: a child's peak begins with what its parent held when it was started.
    for figure in MemoryFigure.all + ProjectFigures.memory
    where names?.contains(figure.name) ?? true {
      take(figure.measure())
    }
    for figure in Repetitions.figures(
      of: Comparison.all.filter { names?.contains($0.name) ?? true }
    ) {
      take(figure)
    }
    for figure in SizeFigure.all where names?.contains(figure.name) ?? true {
      take(figure.measure())
    }
    return figures
  }
}
