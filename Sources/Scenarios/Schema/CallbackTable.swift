import TableTrace

/// The scripts of the clients.
enum CallbackTable {
  /// The keys under a recipient; the scripts of its callbacks.
  static func client(_ recipient: Recipient) -> Shape {
    .choice([
      .nothing, .word(Vocabulary("client", ["none"])),
      .object(
        ObjectShape(
          place: recipient.rawValue,
          keys: .callbacks(recipient),
          fields: fields([recipient])
        )
      ),
    ])
  }

  /// A further client, which can be data source and delegate.
  static let namedClient = Shape.choice([
    .nothing,
    .object(
      ObjectShape(
        place: "a client",
        keys: .clientCallbacks,
        fields: fields([.dataSource, .delegate])
      )
    ),
  ])

  /// What happens in the methods of the controller.
  static let controller = ObjectShape(
    place: Recipient.controller.rawValue,
    keys: .callbacks(.controller),
    fields: ControllerHook.allCases.map { hook in
      Field(
        hook.rawValue,
        .definition(.callbackReactions),
        "Reactions in `\(hook.name(.swift))`.",
        aliases: Array(Set([hook.name(.swift), hook.name(.objc)]).subtracting([hook.rawValue]))
          .sorted()
      )
    }
  )

  private static func fields(_ recipients: [Recipient]) -> [Field] {
    Callback.allCases.filter { recipients.contains($0.recipient) }.map { callback in
      let facts = callback.facts
      let spellings = [facts.name, facts.selector].filter { $0 != facts.key }
      return Field(
        facts.key,
        script(facts),
        "`\(facts.name)`, from \(facts.introduced).",
        aliases: Array(Set(spellings)).sorted()
      )
    }
  }

  /// What may stand under a callback.
  private static func script(_ facts: CallbackFacts) -> Shape {
    if facts.answerKind == .void {
      return .choice([
        .nothing, .object(ReactionTable.reactions), ReactionTable.list, .answer(AnswerShape(facts)),
      ])
    }
    let entry = Shape.object(
      ObjectShape(
        place: facts.key,
        fields: answerFields(facts) + ReactionTable.fields,
        minimumCount: 1
      )
    )
    let table = ObjectShape(
      place: facts.key,
      fields: answerFields(facts) + ReactionTable.fields,
      patterns: PatternKind(facts.argumentShape).map {
        PatternFields(kind: $0, shape: place(facts))
      },
      exclusive: [ExclusivePair("actions", "answer")],
      minimumCount: 1
    )
    return .choice([
      .nothing, .answer(AnswerShape(facts)), .object(table), .list(entry, .atLeast(1)),
    ])
  }

  /// The answer for one place: a constant, or one with a condition.
  private static func place(_ facts: CallbackFacts) -> Shape {
    let conditional = ObjectShape(
      place: facts.key,
      fields: answerFields(facts).filter { $0.name != "default" } + [
        Field("when", .definition(.condition), "What must hold; all that is written.")
      ],
      minimumCount: 1
    )
    return .choice([.answer(AnswerShape(facts)), .object(conditional)])
  }

  private static func answerFields(_ facts: CallbackFacts) -> [Field] {
    let answer = Shape.answer(AnswerShape(facts))
    var fields = [
      Field("answer", answer, "The answer, where the condition holds."),
      Field("default", answer, "The answer where nothing else applies."),
      Field("from", .object(from), "The step from which on `answer` is given."),
    ]
    switch facts.answerKind {
    case .rowActions, .swipeActions, .menuConfiguration:
      fields.append(
        Field("actions", .list(.text, .atLeast(0)), "The titles of the actions in order.")
      )
    case .void, .count, .section, .level, .points, .flag, .text, .texts, .cell, .view, .row,
      .optionalRow, .editingStyle, .accessoryType, .targetedPreview, .previewParameters,
      .dragItems, .dropProposal:
      break
    }
    return fields
  }

  private static let from = ObjectShape(
    place: "from",
    fields: [
      Field("step", .integer(1...1_000_000), "The step, counted from 1.", isRequired: true)
    ]
  )
}
