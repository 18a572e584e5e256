package import TableTrace

/// A check in the flow of a scenario; one that fails fails the run with its place.
package enum Expectation: Codable, Sendable {
  /// The number of calls since the last `expect` with a count, or since the start.
  case count([CountOf])
  /// Calls that happened in this order, others between them allowed, since the start.
  case order([CallPattern])
  /// Calls that were not made since the start.
  case never([CallPattern])
  case visible([IndexPath])
  /// The content offset, in points from the top.
  case offset(Double)
  case selection([IndexPath])
  /// The number of cells in the pool, by identifier.
  case pool([PoolCount])
  /// The run ends with an exception whose name or text contains this.
  case raises(String)
  /// The answer of a query, in the trace's form.
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
