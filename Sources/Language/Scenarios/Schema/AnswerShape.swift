import Diagnostics
import TableTrace

struct AnswerShape: Sendable {
  /// The short key of the callback, for messages.
  var callback: String
  /// The allowed answers in words, such as `points, 'automatic' or 'default'`.
  var phrase: String {
    Self.joined((Self.value(kind).map { [$0.phrase] } ?? []) + Self.words(kind).map { "'\($0)'" })
  }
  var shape: Shape
  /// Whether the callback returns nothing, so that its key has no value.
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
    parts.isEmpty ? "nothing, but can have a reaction" : Phrase.choice(parts)
  }

  /// Returns the words for answers, such as `none` and `default`.
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

  /// The answers that are not words, or nil for none.
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
