extension Divergence {
  /// The number of a traced line in the trace as `run` prints it, header included, from 1.
  package func printedLine(_ index: Int) -> Int {
    kind == .header ? lineNumber : index + 1 + GoldenHeader.lineCount
  }
}
