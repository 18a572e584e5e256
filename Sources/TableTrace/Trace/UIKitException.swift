/// A simulated exception of UIKit: an outcome of the simulation, never a crash of the program.
public struct UIKitException: Error, Hashable, Sendable {
  /// The name, such as `NSInternalInconsistencyException`.
  public var name: String
  /// UIKit's own text for the version.
  public var reason: String
  /// The rule that raised it.
  public var rule: RuleID
  /// The arithmetic behind it: each number, and where it came from.
  public var arithmetic: [String]
  /// What an update had to do with it; nil for other exceptions.
  public var update: UpdateExplanation? {
    get { updates.first }
    set { updates = newValue.map { [$0] } ?? [] }
  }
  /// The explanation on the heap: every throwing call keeps room for an exception on its stack, and
  /// an app whose callbacks call each other nests hundreds of them.
  private var updates: [UpdateExplanation]

  /// Makes an exception.
  public init(
    name: String,
    reason: String,
    rule: RuleID,
    arithmetic: [String] = [],
    update: UpdateExplanation? = nil
  ) {
    self.name = name
    self.reason = reason
    self.rule = rule
    self.arithmetic = arithmetic
    updates = update.map { [$0] } ?? []
  }

  /// The explanation for people, line by line.
  public var explanation: [String] {
    if let update { return update.lines }
    guard let first = arithmetic.first else { return [] }
    return ["why: \(first)"] + arithmetic.dropFirst().map { "  \($0)" }
  }
}
