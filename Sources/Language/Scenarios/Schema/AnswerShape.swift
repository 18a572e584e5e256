import Diagnostics
import TableTrace

struct AnswerShape: Sendable {
  /// The callback, by its short key, for messages.
  var callback: String
  /// The answers in words, `points, 'automatic' or 'default'`; made for messages and pages alone.
  var phrase: String {
    Self.joined((Self.value(kind).map { [$0.phrase] } ?? []) + Self.words(kind).map { "'\($0)'" })
  }
  var shape: Shape
  /// Whether it answers nothing, so that the key alone is all there is to say.
  var takesNothing: Bool { kind == .void }

  private let kind: AnswerKind

  init(_ facts: CallbackFacts) {
    callback = facts.key
    kind = facts.answerKind
    let words = Self.words(kind)
    let value = Self.value(kind)
    let vocabulary = Shape.word(Vocabulary("answer", words))
    let shapes = (words.isEmpty ? [] : [vocabulary]) + (value.map { [$0.shape] } ?? [])
    shape = .choice(shapes)
  }

  private static func joined(_ parts: [String]) -> String {
    parts.isEmpty ? "no value, only what the app does in it" : Phrase.choice(parts)
  }

  /// Returns the words that stand for answers, `none` and `default` among them.
  private static func words(_ kind: AnswerKind) -> [String] {
    switch kind {
    case .void: []
    case .count: ["model", "default"]
    case .section, .level, .flag, .dragItems: ["default"]
    case .points: ["automatic", "default"]
    case .text: ["model", "none", "default"]
    case .texts: ["model", "none", "default"]
    case .cell: ["model", "none"]
    case .view: ["view", "headerFooterView", "dequeuedView", "none", "default"]
    case .row: ["default"]
    case .optionalRow: ["none", "default"]
    case .editingStyle: EditingStyle.allCases.map(\.rawValue) + ["default"]
    case .accessoryType:
      [
        "none", "disclosureIndicator", "detailDisclosureButton", "checkmark", "detailButton",
        "default",
      ]
    case .rowActions, .swipeActions, .menuConfiguration, .targetedPreview, .previewParameters:
      ["none", "default"]
    case .dropProposal: DropProposal.allCases.map(\.rawValue) + ["default"]
    }
  }

  /// The answers that are no words, or nil for none.
  private static func value(_ kind: AnswerKind) -> (phrase: String, shape: Shape)? {
    switch kind {
    case .count, .section, .level: ("a number", .count)
    case .points: ("a number of points", .anyPoints)
    case .flag: ("'true', 'false'", .flag)
    case .text: ("a text", .text)
    case .texts, .dragItems: ("a list of texts", .list(.text, .atLeast(0)))
    case .row, .optionalRow: ("a row", .row)
    case .void, .cell, .view, .editingStyle, .accessoryType, .rowActions, .swipeActions,
      .menuConfiguration, .targetedPreview, .previewParameters, .dropProposal:
      nil
    }
  }
}
