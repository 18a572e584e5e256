package import Reports
package import TableTrace

extension [TraceLine] {
  /// How far the calls among them can be trusted.
  package func sum(_ words: CertaintyWords) -> CertaintySum {
    var sum = CertaintySum(words.version)
    sum.add(self, words)
    return sum
  }
}
