import TableTrace
import YAMLSource

/// The steps of touch: taps, menus, accessories, focus; and the selection by code.
enum TouchTable {
  static let app = StepRow.by(
    .app,
    [
      StepRow(
        "selectRow",
        .required(.choice([.definition(.row), none, .object(select)])),
        "`selectRow(at:animated:scrollPosition:)`. `none` deselects all rows.",
        example: KeywordExample(
          "selectRow: {row: [0, 1]}",
          "query: indexPathForSelectedRow",
          in: .selection
        )
      ) { builder, value in builder.selectRow(value).map { .touch($0) } },
      StepRow(
        "deselectRow",
        .required(.choice([.definition(.row), .object(deselect)])),
        "`deselectRow(at:animated:)`.",
        example: KeywordExample(
          "selectRow: [0, 1]",
          "deselectRow: [0, 1]",
          "query: indexPathsForSelectedRows",
          in: .selection
        )
      ) { builder, value in builder.deselectRow(value).map { .touch($0) } },
    ]
  )

  static let finger = StepRow.by(.finger, taps + ends + presses)

  private static let taps = [
    StepRow(
      "tap",
      .required(place),
      "Taps a row, or a point in the table's bounds.",
      example: KeywordExample("tap: [0, 1]", in: .selection)
    ) { builder, value in builder.touchPlace(value).map { .touch(.tap($0)) } },
    StepRow(
      "touchDown",
      .required(place),
      "Touches a row without lifting the finger.",
      example: KeywordExample("touchDown: [0, 1]", in: .selection)
    ) { builder, value in builder.touchPlace(value).map { .touch(.touchDown($0)) } },
    StepRow(
      "touchUp",
      "Lifts the finger.",
      example: KeywordExample("touchDown: [0, 1]", "touchUp", in: .selection)
    ) { _, _ in .touch(.touchUp) },
    StepRow(
      "touchCancel",
      "Cancels the touch, as scrolling does.",
      example: KeywordExample("touchDown: [0, 1]", "touchCancel", in: .selection)
    ) { _, _ in .touch(.touchCancel) },
    StepRow(
      "tapAccessory",
      .required(.definition(.row)),
      "Taps the accessory of a row.",
      example: KeywordExample("tapAccessory: [0, 1]", in: .accessories)
    ) { builder, value in builder.place(value).map { .touch(.tapAccessory($0)) } },
  ]

  private static let ends = [
    StepRow(
      "tapHeader",
      .required(tappedEnd),
      "Taps the header of a section. `do` is the app's handler for the tap, and no row callback is called.",
      example: KeywordExample(
        "tapHeader: {section: 0, do: [model: {insert: {at: [0, 0], item: Pear}}, insertRows: [[0, 0]]]}",
        "tapHeader: {section: 0, do: [model: {remove: [0, 0]}, deleteRows: [[0, 0]]]}",
        in: .tappedEnds
      )
    ) { builder, value in builder.tap(.header, value).map { .touch($0) } },
    StepRow(
      "tapFooter",
      .required(tappedEnd),
      "Taps the footer of a section. `do` is the app's handler for the tap.",
      example: KeywordExample(
        "tapFooter: {section: 0, do: [note: more is wanted]}",
        in: .tappedEnds
      )
    ) { builder, value in builder.tap(.footer, value).map { .touch($0) } },
  ]

  private static let presses = [
    StepRow(
      "longPress",
      .required(.choice([.definition(.row), .object(press)])),
      "Presses a row until its menu opens, then uses or dismisses the menu.",
      example: KeywordExample(
        "longPress: {row: [0, 1], action: Copy}",
        "longPress: {row: [0, 2], choose: copy}",
        in: .menus
      )
    ) { builder, value in builder.press(value).map { .touch($0) } },
    StepRow(
      "twoFingerDrag",
      .required(.list(.definition(.row), .atLeast(1))),
      since: StepReleases.twoFingerDrag,
      "Drags two fingers from the first row over the others.",
      example: KeywordExample("twoFingerDrag: [[0, 0], [0, 1]]", in: .twoFingers)
    ) { .touch(.twoFingerDrag($0.places($1))) },
    StepRow(
      "springLoad",
      .required(.definition(.row)),
      since: StepReleases.springLoad,
      "Holds a drag over a row until it opens.",
      example: KeywordExample("springLoad: [0, 1]", in: .springs)
    ) { builder, value in builder.place(value).map { .touch(.springLoad($0)) } },
    StepRow(
      "focus",
      .optional(.choice([.definition(.row), none])),
      since: StepReleases.focus,
      "Moves focus to a row. `none` moves it out of the table. Without a value, the table chooses the row.",
      example: KeywordExample("focus: [0, 1]", in: .focus)
    ) { builder, value in builder.focus(value).map { .touch(.focus($0)) } },
  ]

  private static let none = Shape.word(Vocabulary("value", ["none"]))
  private static let place = Shape.choice([.definition(.row), .object(QueryTable.point)])
  private static let row = Field("row", .definition(.row), "The row.", isRequired: true)
  private static let animated = Field("animated", .flag, "Whether the change is animated.")

  /// The section of a tapped header or footer, alone or with what the app does.
  private static let tappedEnd = Shape.choice([
    .index,
    .object(
      ObjectShape(
        place: "the tap",
        fields: [
          Field("section", .index, "The section.", isRequired: true),
          Field("do", .definition(.steps), "Steps of the app's handler for the tap."),
        ]
      )
    ),
  ])

  private static let select = ObjectShape(
    place: "selectRow",
    fields: [
      row,
      Field(
        "at",
        .word(Vocabulary("position", ScrollPosition.allCases.map(\.rawValue))),
        "The scroll position of the row (default: `none`, which does not scroll)."
      ),
      animated,
    ]
  )

  private static let deselect = ObjectShape(place: "deselectRow", fields: [row, animated])

  /// The items of the edit menu in words; every run makes this table, and joins nothing else.
  private static let choices = MenuSelectors.choosable.reduce("") { text, item in
    text + (text.isEmpty ? "" : ", ") + "`\(item)`"
  }

  /// The keys of `longPress`.
  static let press = ObjectShape(
    place: "longPress",
    fields: [
      row,
      Field(
        "choose",
        .word(Vocabulary("action of the edit menu", MenuSelectors.choosable)),
        since: StepReleases.editMenu,
        "The item of the edit menu to tap, by its selector without the colon: \(choices)."
      ),
      Field(
        "action",
        .text,
        since: StepReleases.contextMenu,
        "The action of the context menu to tap, by its title."
      ),
      Field(
        "preview",
        .flag,
        since: StepReleases.contextMenu,
        "Whether to tap the preview of the context menu."
      ),
    ],
    exclusive: [
      ExclusivePair("choose", "action"), ExclusivePair("choose", "preview"),
      ExclusivePair("action", "preview"),
    ]
  )
}
