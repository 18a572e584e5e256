import Scenarios
import TableTrace

/// The schema of a line of `run --format jsonl`.
package enum EventSchema {
  package static var json: String { schema.asDocument(of: "a line of 'run --format jsonl'") }

  /// The record of the run, or of an event.
  private static var schema: JSONValue {
    JSONValue.object(["anyOf": [run, event]]).adding("$defs", ["state": state, "row": row])
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
      "explanation": explanation, "before": ["$ref": "#/$defs/state"],
      "after": ["$ref": "#/$defs/state"],
    ]
  )

  private static let counted: JSONValue = .keys(
    ["number": ["type": "integer"]],
    optional: ["call": .string, "event": .ordinal, "line": .ordinal]
  )

  private static let operation: JSONValue = .keys(
    ["call": .string],
    optional: [
      "line": .ordinal, "added": ["type": "integer"], "removed": ["type": "integer"],
      "uncounted": ["type": "integer"],
    ]
  )

  private static let explanation: JSONValue = .keys(
    [:],
    optional: [
      "problem": .string, "before": counted, "answered": counted,
      "operations": .array(of: operation), "expected": ["type": "integer"], "remedy": .string,
      "method": .string, "text": .strings,
    ]
  )

  /// The first entries of a list and the number of all.
  private static func list(_ entry: JSONValue) -> JSONValue {
    let first = JSONValue.array(of: entry)
      .adding("maxItems", .integer(TableState.mostEntries))
    return .keys(["count": .ordinal, "first": first])
  }

  private static let size: JSONValue = .keys(["width": .points, "height": .points])

  private static let row: JSONValue = .keys(
    ["row": .string, "cell": .string],
    optional: [
      "y": .points, "height": .points, "isGuess": ["const": true],
      "cellStates": .array(of: .words(["selected", "highlighted", "editing"])),
      "controls": .keys([
        "style": .words(EditingStyle.allCases.map(\.rawValue)), "canMove": .boolean,
      ]),
      "accessory": .words(AccessoryType.allCases.filter { $0 != .none }.map(\.rawValue)),
      "content": .string,
    ]
  )

  private static let view: JSONValue = .keys(
    ["section": .ordinal, "end": .words(["header", "footer"]), "view": .string],
    optional: [
      "y": .points, "height": .points, "isGuess": ["const": true], "isPinned": ["const": true],
    ]
  )

  private static let runOfRows: JSONValue = .keys(
    ["first": .string, "last": .string, "height": .points],
    optional: ["y": .points, "isGuess": ["const": true]]
  )

  private static let insets: JSONValue = .keys([
    "top": .points, "left": .points, "bottom": .points, "right": .points,
  ])

  private static let drag: JSONValue = .keys(
    ["rows": .strings, "items": .ordinal],
    optional: ["destination": .string]
  )

  private static let buttons: JSONValue = .keys(
    ["titles": .strings],
    optional: ["edge": .words(SwipeEdge.allCases.map(\.rawValue))]
  )

  private static let state: JSONValue = .keys(
    [
      "contentOffset": .points, "isInWindow": .boolean, "needsLayout": .boolean,
      "motion": .words(TableState.Motion.allCases.map(\.rawValue)),
      "editing": .words(TableState.Editing.allCases.map(\.rawValue)), "sections": .ordinal,
      "style": .words(TableStyle.allCases.map(\.rawValue)), "nearRows": .array(of: runOfRows),
      "visibleRows": list(["$ref": "#/$defs/row"]),
      "preparedRows": .array(of: ["$ref": "#/$defs/row"]), "sectionViews": list(view),
      "prefetchedRows": list(.string), "selectedRows": list(.string),
      "reusePool": .array(of: .keys(["identifier": .string, "cells": list(.string)])),
    ],
    optional: [
      "bounds": size, "contentSize": size, "contentInset": insets,
      "tableHeaderHeight": .points, "tableFooterHeight": .points,
      "farRows": .keys(["above": .ordinal, "below": .ordinal]),
      "openButtons": buttons, "movedRow": .keys(["row": .string, "target": .string]),
      "drag": drag, "firstResponder": .string,
      "heights": .keys(["known": .ordinal, "guessed": .ordinal]), "highlightedRow": .string,
      "focusedRow": .string, "openRow": .string,
    ]
  )
}
