package import Scenarios
import TableTrace

/// The explanation of an exception in the JSON Lines record of a crash.
///
/// `event` counts the records after the first one. `call` is absent if no client answered. `line`
/// is the line of the scenario.
package enum ExplanationShape {
  package static var schema: JSONValue { exception.schema }

  /// Returns the explanation on one line, or nil if the exception has none.
  static func text(_ exception: UIKitException) -> String? {
    guard exception.update != nil || !exception.arithmetic.isEmpty else { return nil }
    return JSONText.of(Self.exception.json(exception))
  }

  private typealias Operation = (
    update: UpdateExplanation, operation: UpdateOperation, origin: EventOrigin
  )

  private static let exception = JSONShape<UIKitException>([
    .init("problem", optional: .text) { $0.update?.problem.sentence },
    .init("before", optional: .object(count)) { $0.update?.before },
    .init("answered", optional: .object(count)) { $0.update?.answered },
    .init("operations", optional: .list(operation)) { exception in
      exception.update.map { update in
        update.operations.map { (update, $0.operation, $0.origin) }
      }
    },
    .init("expected", optional: .integer) { $0.update?.expected },
    .init("remedy", optional: .text) { $0.update?.remedy?.sentence },
    .init("method", optional: .text) { $0.update?.method },
    .init("text", optional: .texts) { $0.update == nil ? $0.arithmetic : nil },
  ])

  private static let count = JSONShape<UpdateExplanation.Count>([
    .init("number", .integer, \.number),
    .init("call", optional: .text) { $0.origin.isAnswered ? $0.call : nil },
    .init("event", optional: .count) { $0.origin.traceLine },
    .init("line", optional: .count) { $0.origin.scriptLine },
  ])

  private static let operation = JSONShape<Operation>([
    .init("call", .text, \.operation.call),
    .init("line", optional: .count) { $0.origin.scriptLine },
    .init("added", optional: .integer) { $0.update.effect(of: $0.operation)?.added },
    .init("removed", optional: .integer) { $0.update.effect(of: $0.operation)?.removed },
    .init("uncounted", optional: .integer) { $0.update.effect(of: $0.operation)?.uncounted },
  ])
}

extension JSONKind where Content == Int {
  fileprivate static var integer: JSONKind {
    JSONKind(schema: ["type": "integer"], json: JSONValue.integer)
  }
}
