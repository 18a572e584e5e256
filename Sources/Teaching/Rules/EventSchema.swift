import Reports
import Scenarios
import TableTrace

/// The schema of a line of `run --format jsonl`.
package enum EventSchema {
  package static var json: String { schema.asDocument(of: "a line of 'run --format jsonl'") }

  /// The schema of the first record, which is about the run, and of the event records.
  private static var schema: JSONValue {
    JSONValue.object(["anyOf": [run, event]]).adding("$defs", StateShape.definitions)
  }

  private static let run: JSONValue = .keys([
    "format": ["const": 1], "kind": ["const": "trace"], "os": .string, "scenario": .string,
  ])

  private static let kinds = [
    "step", "phase", "call", "query", "warning", "note", "content", "gate", "crash",
  ]

  private static let event: JSONValue = .keys(
    [
      "format": ["const": 1], "kind": .words(kinds), "depth": .ordinal, "step": .ordinal,
      "text": .string,
    ],
    optional: [
      "phase": .words(Phase.allCases.map(\.rawValue)), "callback": .string,
      "recipient": .words(Recipient.allCases.map(\.rawValue)), "selector": .string,
      "swiftName": .string, "arguments": .string, "answer": .string, "answerRules": .strings,
      "gate": .words(GateID.allCases.map(\.rawValue)), "rule": .string,
      "ruleKind": .words(["decides", "states"]), "situation": .strings,
      "certainty": .words(Certainty.allCases.map(\.rawValue)), "weakest": .string,
      "explanation": ExplanationShape.schema, "before": StateShape.reference,
      "after": StateShape.reference,
    ]
  )
}
