/// How much a YAML text may hold, so that no input costs more than a moment or much memory.
package struct YAMLLimits: Sendable {
  /// The bytes of the text.
  package var bytes = 4 << 20
  /// The levels of nesting, aliases counted as what they stand for.
  package var levels = 64
  /// The values and keys, aliases counted as what they stand for.
  package var values = 200_000

  /// Makes the limits of scenarios.
  package init() {}
}
