package import TableTrace

/// A check in a scenario, with which the run fails.
package enum Expectation: Codable, Sendable {
  /// The number of calls since the last `expect` with a count, or since the start.
  case count([CountOf])
  /// Calls since the start that happened in this order, possibly with others between them.
  case order([CallPattern])
  /// Calls that have not happened since the start.
  case never([CallPattern])
  case visible([IndexPath])
  /// The content offset, in points from the top.
  case offset(Double)
  case selection([IndexPath])
  /// The number of cells in the reuse pool, by identifier.
  case pool([PoolCount])
  /// The run ends with an exception whose name or text contains this string.
  case raises(String)
  /// The answer of a query, as the trace prints it.
  case answer(ScenarioQuery, String)

  package struct CountOf: Codable, Sendable {
    package var pattern: CallPattern
    package var count: Int
  }

  package struct PoolCount: Codable, Hashable, Sendable {
    package var identifier: String
    package var count: Int
  }
}
