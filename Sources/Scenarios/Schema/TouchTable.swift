import TableTrace
import YAMLSource

/// The steps of touch: taps, menus, accessories, focus; and the selection by code.
enum TouchTable {
  /// The app selects.
  static let app = StepRow.by(
    .app,
    [
      StepRow(
        "selectRow",
        .required(.choice([.definition(.row), none, .object(select)])),
        "`selectRow(at:animated:scrollPosition:)`; `none` deselects all.",
        example: KeywordExample(
          "load",
          "selectRow: {row: [0, 1]}",
          "query: indexPathForSelectedRow",
          setting: KeywordExample.selection
        )
      ) { builder, value in builder.selectRow(value).map { .touch($0) } },
      StepRow(
        "deselectRow",
        .required(.choice([.definition(.row), .object(deselect)])),
        "`deselectRow(at:animated:)`.",
        example: KeywordExample(
          "load",
          "selectRow: [0, 1]",
          "deselectRow: [0, 1]",
          "query: indexPathsForSelectedRows",
          setting: KeywordExample.selection
        )
      ) { builder, value in builder.deselectRow(value).map { .touch($0) } },
    ]
  )

  /// A finger touches.
  static let finger = StepRow.by(.finger, taps + ends + presses)

  private static let taps = [
    StepRow(
      "tap",
      .required(place),
      "A row is tapped, or a point of the table's bounds.",
      example: KeywordExample("load", "tap: [0, 1]", setting: KeywordExample.selection)
    ) { builder, value in builder.touchPlace(value).map { .touch(.tap($0)) } },
    StepRow(
      "touchDown",
      .required(place),
      "A finger comes down on a row.",
      example: KeywordExample("load", "touchDown: [0, 1]", setting: KeywordExample.selection)
    ) { builder, value in builder.touchPlace(value).map { .touch(.touchDown($0)) } },
    StepRow(
      "touchUp",
      "The finger is lifted.",
      example: KeywordExample(
        "load",
        "touchDown: [0, 1]",
        "touchUp",
        setting: KeywordExample.selection
      )
    ) { _, _ in .touch(.touchUp) },
    StepRow(
      "touchCancel",
      "The touch is cancelled, as scrolling does it.",
      example: KeywordExample(
        "load",
        "touchDown: [0, 1]",
        "touchCancel",
        setting: KeywordExample.selection
      )
    ) { _, _ in .touch(.touchCancel) },
    StepRow(
      "tapAccessory",
      .required(.definition(.row)),
      "The accessory of a row is tapped.",
      example: KeywordExample("load", "tapAccessory: [0, 1]", setting: KeywordExample.accessories)
    ) { builder, value in builder.place(value).map { .touch(.tapAccessory($0)) } },
  ]

  private static let ends = [
    StepRow(
      "tapHeader",
      .required(tappedEnd),
      "The header of a section is tapped, and `do` is what the app does then; no callback about a row is called.",
      example: KeywordExample(
        "load",
        "tapHeader: {section: 0, do: [model: {insert: {at: [0, 0], item: Pear}}, insertRows: [[0, 0]]]}",
        "tapHeader: {section: 0, do: [model: {remove: [0, 0]}, deleteRows: [[0, 0]]]}",
        setting: KeywordExample.tappedEnds
      )
    ) { builder, value in builder.tap(.header, value).map { .touch($0) } },
    StepRow(
      "tapFooter",
      .required(tappedEnd),
      "The footer of a section is tapped, and `do` is what the app does then.",
      example: KeywordExample(
        "load",
        "tapFooter: {section: 0, do: [note: more is wanted]}",
        setting: KeywordExample.tappedEnds
      )
    ) { builder, value in builder.tap(.footer, value).map { .touch($0) } },
  ]

  private static let presses = [
    StepRow(
      "longPress",
      .required(.choice([.definition(.row), .object(press)])),
      "A row is pressed until its menu opens; the menu is used or dismissed.",
      example: KeywordExample(
        "load",
        "longPress: {row: [0, 1], action: Copy}",
        "longPress: {row: [0, 2], choose: copy}",
        setting: KeywordExample.menus
      )
    ) { builder, value in builder.press(value).map { .touch($0) } },
    StepRow(
      "twoFingerDrag",
      .required(.list(.definition(.row), .atLeast(1))),
      since: StepReleases.twoFingerDrag,
      "Two fingers come down on the first row and move over the others.",
      example: KeywordExample(
        "load",
        "twoFingerDrag: [[0, 0], [0, 1]]",
        setting: KeywordExample.twoFingers
      )
    ) { .touch(.twoFingerDrag($0.places($1))) },
    StepRow(
      "springLoad",
      .required(.definition(.row)),
      since: StepReleases.springLoad,
      "A drag rests on a row until it opens.",
      example: KeywordExample("load", "springLoad: [0, 1]", setting: KeywordExample.springs)
    ) { builder, value in builder.place(value).map { .touch(.springLoad($0)) } },
    StepRow(
      "focus",
      .optional(.choice([.definition(.row), none])),
      since: StepReleases.focus,
      "Focus moves to a row, with `none` out of the table, else to the row that the table chooses.",
      example: KeywordExample("load", "focus: [0, 1]", setting: KeywordExample.focus)
    ) { builder, value in builder.focus(value).map { .touch(.focus($0)) } },
  ]

  private static let none = Shape.word(Vocabulary("value", ["none"]))
  private static let place = Shape.choice([.definition(.row), .object(QueryTable.point)])
  private static let row = Field("row", .definition(.row), "The row.", isRequired: true)
  private static let animated = Field("animated", .flag, "Whether it is seen changing.")

  /// The section of a tapped header or footer, alone or with what the app does.
  private static let tappedEnd = Shape.choice([
    .index,
    .object(
      ObjectShape(
        place: "the tap",
        fields: [
          Field("section", .index, "The section.", isRequired: true),
          Field("do", .definition(.steps), "Steps of the app, in its handler for the tap."),
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
        "Where the row comes to rest; `none`, which does not scroll, unless written."
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
        "The item of the edit menu that is tapped, by its selector without the colon: \(choices)."
      ),
      Field(
        "action",
        .text,
        since: StepReleases.contextMenu,
        "The action of the context menu that is tapped, by its title."
      ),
      Field(
        "preview",
        .flag,
        since: StepReleases.contextMenu,
        "Whether the preview of the context menu is tapped."
      ),
    ],
    exclusive: [
      ExclusivePair("choose", "action"), ExclusivePair("choose", "preview"),
      ExclusivePair("action", "preview"),
    ]
  )
}
