import Reports

extension [Finding] {
  /// The findings in their order, equal ones once and with their number.
  var saidOnce: [Finding] {
    var counts: [Finding: Int] = [:]
    for finding in self { counts[finding, default: 0] += 1 }
    var said: Set<Finding> = []
    return filter { said.insert($0).inserted }.map { finding in
      var finding = finding
      if let count = counts[finding], count > 1 { finding.message += " (\(count) times)" }
      return finding
    }
  }
}
