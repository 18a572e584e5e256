package import Scenarios

extension World {
  /// Prints remarks about the steps of a scenario, each once for all its runs.
  package func note(
    _ remarks: [ScenarioRunner.Remark],
    of file: ScenarioFile
  ) throws(FileError) {
    var told: Set<ScenarioRunner.Remark> = []
    for remark in remarks where told.insert(remark).inserted {
      try note("\(file.path):\(remark.line): \(remark.sentence)")
    }
  }
}
