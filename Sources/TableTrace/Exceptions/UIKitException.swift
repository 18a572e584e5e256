/// A simulated exception of UIKit, which ends the simulation but never crashes the program.
public struct UIKitException: Error, Hashable, Sendable {
  /// The name, such as `NSInternalInconsistencyException`.
  public var name: String { content.name }
  /// UIKit's text, which may differ between iOS versions.
  public var reason: String { content.reason }
  package var rule: RuleID { content.rule }
  /// The numbers that explain the exception, each with its origin.
  package var arithmetic: [String] { content.arithmetic }
  /// The explanation of a failed update, or nil for other exceptions.
  package var update: UpdateExplanation? {
    get { content.update }
    set { box = .content(content.explained(by: newValue)) }
  }

  /// Boxed to the size of a pointer.
  ///
  /// Every call that may throw reserves space for an exception, and callbacks can nest hundreds of
  /// calls.
  private var box: Box

  private indirect enum Box: Hashable, Sendable {
    case content(Content)
  }

  private struct Content: Hashable, Sendable {
    var name: String
    var reason: String
    var rule: RuleID
    var arithmetic: [String]
    var update: UpdateExplanation?

    func explained(by update: UpdateExplanation?) -> Content {
      var content = self
      content.update = update
      return content
    }
  }

  private var content: Content {
    switch box {
    case .content(let content): content
    }
  }

  package init(
    name: String = "NSInternalInconsistencyException",
    reason: String,
    rule: RuleID,
    arithmetic: [String] = [],
    update: UpdateExplanation? = nil
  ) {
    box = .content(
      Content(name: name, reason: reason, rule: rule, arithmetic: arithmetic, update: update)
    )
  }

  /// The explanation, line by line.
  public var explanation: [String] { explanation(.lines) }

  /// Returns the explanation, which refers to calls by line or by event.
  package func explanation(_ reference: EventOrigin.Reference) -> [String] {
    if let update { return update.lines(reference) }
    guard let first = arithmetic.first else { return [] }
    return ["why: \(first)"] + arithmetic.dropFirst().map { "  \($0)" }
  }
}
