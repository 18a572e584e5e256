import RecordingPlans
import Scenarios
import TableTrace

/// The schema of the plans that `recorder` writes.
enum PlanSchema {
  /// Of a plan.
  static let plan: JSONValue = .keys(
    [
      "version": ["const": 1], "scenario": .string, "digest": .string, "title": .string,
      "host": .keys([
        "owner": .words(PlannedHost.Owner.allCases.map(\.rawValue)),
        "isInNavigationController": .boolean, "clearsSelection": .boolean,
      ]),
      "size": .keys(["width": .points, "height": .points]),
      "style": .words(TableStyle.allCases.map(\.rawValue)),
      "properties": .array(of: .keys(["name": .string, "value": one(of: values)])),
      "data": data, "cells": .array(of: cell), "clients": object, "otherClients": object,
      "controller": object,
      "trace": .array(of: .words(Recipient.allCases.map(\.rawValue))),
      "steps": .array(of: .keys(["text": .string, "action": one(of: actions)])),
    ],
    optional: ["state": .string]
  )

  private static let object: JSONValue = ["type": "object"]

  /// One of these, as the key of what belongs to it.
  private static func one(of names: [String]) -> JSONValue {
    .keys([:], optional: Dictionary(names.map { ($0, object) }) { first, _ in first })
  }

  private static let values = ["number", "automatic", "flag", "view", "insets", "point"]

  private static let data: JSONValue = .keys([
    "sections": .array(
      of: .keys(
        ["count": .ordinal],
        optional: ["header": .string, "footer": .string, "items": .strings]
      )
    ),
    "items": object, "showsContent": .boolean, "selfSizing": .array(of: object),
  ])

  private static let cell: JSONValue = .keys(
    [
      "identifier": .string, "isRegistered": .boolean,
      "dequeue": .words(PlannedCell.Dequeue.allCases.map(\.rawValue)), "accessory": .string,
      "content": object, "clears": .strings,
    ],
    optional: ["rows": object]
  )

  private static let actions = [
    "load", "addToWindow", "removeFromSuperview", "setDataSource", "setDelegate", "layout",
    "layoutIfNeeded", "runLoop", "wait", "resize", "setInsets", "reloadData", "set", "register",
    "query",
    "check", "turn", "note", "state", "scroll", "scrollToRow", "scrollToNearestSelectedRow",
    "scrollRectToVisible", "reloadSectionIndexTitles", "update", "setEditing", "selectRow",
    "deselectRow", "configureCell", "data", "gesture",
  ]
}
