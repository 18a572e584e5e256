import TableTrace

/// The values allowed for a callback: nothing, an answer, a table of answers, or reactions.
struct ScriptShape: Sendable {
  enum Extent: Sendable {
    /// The whole value of a callback.
    case callback
    /// The answer for one row, section or item.
    case one
  }

  var facts: CallbackFacts
  var extent: Extent

  /// Creates the shape of a callback's whole value, or of its answer for one row or section.
  init(_ facts: CallbackFacts, _ extent: Extent = .callback) {
    self.facts = facts
    self.extent = extent
  }

  /// A name shared by callbacks with the same kind of script.
  var name: String {
    let answer = facts.answerKind.rawValue + (extent == .one ? "Once" : "")
    return switch PatternKind(facts.argumentShape) {
    case .rows: answer + "ByRow"
    case .sections: answer + "BySection"
    case nil: answer
    }
  }

  var shape: Shape {
    switch extent {
    case .callback: callback
    case .one: one
    }
  }

  private var callback: Shape {
    if facts.answerKind == .void {
      return .choice([
        .nothing, .object(ReactionTable.reactions), ReactionTable.list, .answer(AnswerShape(facts)),
      ])
    }
    let entry = Shape.object(
      ObjectShape(facts.key) {
        answerFields
        ReactionTable.fields
      }
      .needing(answers, beside: "from").needing(answers + ReactionTable.effects, beside: "when")
      .atLeast(1)
    )
    let table = ObjectShape(facts.key) {
      answerFields
      ReactionTable.fields
    }
    .patterns(
      PatternKind(facts.argumentShape).map {
        PatternFields(kind: $0, shape: .script(ScriptShape(facts, .one)))
      }
    )
    .excluding("actions", "answer")
    .needing(answers, beside: "from").needing(answers + ReactionTable.effects, beside: "when")
    .atLeast(1)
    return .choice([
      .nothing, .answer(AnswerShape(facts)), .object(table), .list(entry, .atLeast(1)),
    ])
  }

  /// The answer for one row, section or item: a constant, or an answer with a condition.
  private var one: Shape {
    let conditional = ObjectShape(facts.key) {
      answerFields.filter { $0.name != "default" }
      Field("when", .definition(.condition)).says("Conditions that must all hold.")
    }
    .needing(answers)
    return .choice([.answer(AnswerShape(facts)), .object(conditional)])
  }

  private var answers: [String] {
    ["answer", "actions"].filter { name in answerFields.contains { $0.name == name } }
  }

  private var answerFields: [Field] {
    let answer = Shape.answer(AnswerShape(facts))
    var fields = [
      Field("answer", answer).says("The return value if the condition holds."),
      Field("default", answer).says("The return value if no other entry applies."),
      Field("from", .object(Self.from)).says(
        "The step from which on the callback returns this `answer`."
      ),
    ]
    switch facts.answerKind {
    case .rowActions, .swipeActions:
      let action = Shape.choice([.text, .object(EditShapes.action)])
      fields.append(
        Field("actions", .list(action, .atLeast(0))).sampled
          .says("The actions of the swipe, in order.")
      )
      if facts.answerKind == .swipeActions {
        fields.append(
          Field("fullSwipe", .flag).says("The value of `performsFirstActionWithFullSwipe`.")
        )
      }
    case .menuConfiguration:
      fields.append(
        Field("actions", .list(.text, .atLeast(0))).sampled
          .says("The titles of the menu's actions, in order.")
      )
    case .void, .count, .section, .level, .points, .flag, .text, .texts, .cell, .view, .row,
      .optionalRow, .editingStyle, .accessoryType, .targetedPreview, .previewParameters,
      .dragItems, .dropProposal:
      break
    }
    return fields
  }

  private static let from = ObjectShape("from") {
    Field("step", .integer(1...1_000_000)).required.says("The number of the step, counted from 1.")
  }
}
