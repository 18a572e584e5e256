import Diagnostics
import Goldens
import Reports
import Scenarios
import TableTrace

/// The schemas of the documents of `--format json`.
enum DocumentSchema {
  private static let version: JSONValue = ["const": 1]

  /// Of `rules`.
  static let rules: JSONValue = .keys(
    ["version": version, "rules": .array(of: rule)],
    optional: ["os": .string]
  )

  private static let rule: JSONValue = .keys(
    [
      "name": .words(RuleID.allCases.map(\.rawValue)), "sentence": .string,
      "kind": .words(["decides", "states"]), "decidedBy": .strings, "bands": .array(of: range),
      "conflicts": .strings,
    ],
    optional: [
      "word": .words(CertaintyWord.Name.allCases.map(\.rawValue)), "lastSeen": .string,
    ]
  )

  private static let range: JSONValue = .keys(
    ["since": .string, "says": .string, "grades": .array(of: grade)],
    optional: ["until": .string]
  )

  private static let grade: JSONValue = .keys(
    [
      "certainty": .words(Certainty.allCases.map(\.rawValue)), "evidence": .strings,
      "hints": .strings,
    ],
    optional: ["from": .string]
  )

  /// Of `list`.
  static let list: JSONValue = .keys(
    [
      "version": version,
      "kind": .words(["lessons"] + ListSubject.allCases.map(\.rawValue)),
      "entries": .array(
        of: .keys(
          ["name": .string],
          optional: [
            "title": .string, "question": .string, "number": .string, "subject": .string,
            "os": .strings,
            "tags": .strings, "says": .string, "actor": .string, "protocol": .string,
            "selector": .string, "swiftName": .string, "introduced": .string,
            "deprecated": .string, "severity": .string, "width": .points, "height": .points,
            "aliases": .strings,
          ]
        )
      ),
    ],
    optional: ["remarks": .strings]
  )

  /// Of `explain`.
  static let explain: JSONValue = .keys(
    [
      "version": version, "name": .string,
      "subject": .words([
        "callback", "rules", "law", "gate", "phase", "sign", "code", "language", "question",
        "hook", "step", "query", "protocol", "answer", "lesson", "exception", "line",
        "evidence",
      ]),
    ],
    optional: [
      "callback": callback, "rules": .array(of: rule), "keeps": .strings, "title": .string,
      "severity": .string, "text": .string, "lessons": .array(of: lesson),
    ]
  )

  private static let lesson: JSONValue = .keys(["name": .string], optional: ["question": .string])

  private static let sentence: JSONValue = .keys(["name": .string, "sentence": .string])

  private static let phase: JSONValue = .keys(
    ["name": .string, "sentence": .string],
    optional: ["releases": .string, "rareIn": .string]
  )

  private static let callback: JSONValue = .keys(
    [
      "key": .string, "selector": .string, "protocol": .string,
      "recipient": .words(Recipient.allCases.map(\.rawValue)), "introduced": .string,
      "isRequired": .boolean, "whenAbsent": .string, "phases": .array(of: phase),
      "comesInSteps": .boolean, "inside": .strings, "rules": .array(of: sentence),
      "gates": .array(of: .keys(["gate": .string, "sentence": .string, "rule": .string])),
      "lessons": .array(of: lesson),
      "questions": .array(
        of: .keys(["number": .string, "question": .string, "lesson": .string])
      ),
    ],
    optional: ["swiftName": .string, "deprecated": .string]
  )

  /// Of `conformance`.
  static let conformance: JSONValue = .keys([
    "version": version, "isTrue": .boolean,
    "cases": .array(
      of: .keys(
        [
          "id": .string, "status": .words(LedgerStatus.allCases.map(\.rawValue)),
          "source": .string,
        ],
        optional: ["ios": .string, "objection": .string]
      )
    ),
    "gaps": .array(of: .keys(["code": .string, "message": .string])),
    "fittedLogs": .array(of: .keys(["path": .string, "fitted": .string])),
    "logs": .array(
      of: .keys([
        "kind": .words(LogKind.allCases.map(\.rawValue)), "reproduced": .ordinal,
        "all": .ordinal, "lines": .ordinal, "writtenLines": .ordinal,
      ])
    ),
    "claims": .keys(["met": .ordinal, "partlyMet": .ordinal, "byTests": .ordinal]),
    "versions": .array(
      of: .keys([
        "os": .string, "logs": .ordinal, "otherLogs": .ordinal, "calls": .ordinal,
        "seen": .ordinal, "seenBefore": .ordinal, "documented": .ordinal, "guess": .ordinal,
      ])
    ),
  ])

  /// Of `review`.
  static let review: JSONValue = .keys([
    "version": version,
    "items": .array(
      of: .keys(
        [
          "number": .ordinal, "difference": .string, "checks": .strings, "file": .string,
          "kind": .words(Finding.Kind.allCases.map(\.rawValue)), "message": .string,
          "changes": .string, "diff": .strings, "reasons": .strings, "refusals": .strings,
          "accept": .string, "reject": .string,
        ],
        optional: ["line": .ordinal, "step": .string]
      )
    ),
  ])

  /// Of `count`.
  static let count: JSONValue = .keys([
    "version": version, "by": .words(CallTally.Grouping.allCases.map(\.rawValue)),
    "columns": .strings,
    "rows": .array(
      of: .keys(
        ["callback": .string, "counts": .array(of: .ordinal)],
        optional: ["reason": .string]
      )
    ),
  ])

  /// Of `rules --changes` and `history`.
  static let changes: JSONValue = .keys(
    [
      "version": version,
      "releases": .array(
        of: .keys([
          "os": .string,
          "changes": .array(
            of: .keys(
              [
                "rule": ruleName, "sentence": .string, "was": .string, "now": .string,
                "comparedWith": .words(["before", "iOS"]),
              ],
              optional: ["certainty": .words(Certainty.allCases.map(\.rawValue))]
            )
          ),
        ])
      ),
    ],
    optional: [
      "os": .string, "callback": .string, "introduced": .string, "deprecated": .string,
    ]
  )

  private static let ruleName: JSONValue = .words(RuleID.allCases.map(\.rawValue))

  /// Of `rules --weakest`.
  static let weakest: JSONValue = .keys([
    "version": version, "os": .string, "calls": .ordinal, "assumedCalls": .ordinal,
    "guesses": .ordinal,
    "wanted": .array(
      of: .keys([
        "scenario": .string, "command": .string, "calls": .ordinal,
        "rules": .array(of: ruleName),
      ])
    ),
    "rules": .array(
      of: .keys(
        ["rule": ruleName, "calls": .ordinal],
        optional: [
          "recording": .keys([
            "scenario": .string, "calls": .ordinal, "rules": .array(of: ruleName),
          ])
        ]
      )
    ),
  ])

  /// Of `learn`.
  static let learn: JSONValue = .keys([
    "version": version,
    "chapters": .array(of: .keys(["title": .string, "lessons": .array(of: courseLesson)])),
    "outOfScope": .array(
      of: .keys(["number": .string, "question": .string, "reason": .string])
    ),
  ])

  private static let courseLesson: JSONValue = .keys(
    [
      "number": .ordinal, "name": .string, "title": .string, "scenario": .string, "os": .string,
      "idea": .string, "code": .strings, "predict": .string, "prediction": courseQuestion,
      "play": .array(
        of: .keys(["line": .string, "text": .string], optional: ["event": .ordinal])
      ),
      "remember": .string, "practice": .string,
      "answers": .array(
        of: .keys(
          ["number": .string, "question": .string, "text": .string, "line": .string],
          optional: ["events": .array(of: .ordinal)]
        )
      ),
      "quiz": .array(of: courseQuestion),
    ],
    optional: [
      "olderOS": .string, "anchor": .ordinal, "trace": .strings,
      "counts": .array(
        of: .keys(["callback": .string, "calls": .ordinal], optional: ["olderCalls": .ordinal])
      ),
    ]
  )

  private static let courseQuestion: JSONValue = .keys([
    "question": .string,
    "choices": .array(
      of: .keys(["text": .string, "right": .boolean], optional: ["reply": .string])
    ),
    "reason": .string,
  ])
}
