/// Which goldens should be there and which are.
package struct GoldenInventory: Hashable, Sendable {
  /// Goldens that a scenario needs and nobody has made, sorted.
  package let missing: [String]
  /// Goldens that no scenario needs, sorted.
  package let orphans: [String]

  /// Compares the goldens that scenarios need with the files that were found.
  package init(expected: Set<String>, found: Set<String>) {
    missing = expected.subtracting(found).sorted()
    orphans = found.subtracting(expected).sorted()
  }
}
