import TableTrace

/// The steps of touch: taps, menus, accessories, focus; and the selection by code.
enum TouchTable {
  /// The app selects.
  static let app = Command.by(
    .app,
    [
      Command(
        "selectRow",
        .required(.choice([.definition(.row), none, .object(select)])),
        "`selectRow(at:animated:scrollPosition:)`; `none` deselects all.",
        example: CommandExample(
          "load",
          "selectRow: {row: [0, 1]}",
          "query: indexPathForSelectedRow",
          setting: CommandExample.selection
        )
      ),
      Command(
        "deselectRow",
        .required(.choice([.definition(.row), .object(deselect)])),
        "`deselectRow(at:animated:)`.",
        example: CommandExample(
          "load",
          "selectRow: [0, 1]",
          "deselectRow: [0, 1]",
          "query: indexPathsForSelectedRows",
          setting: CommandExample.selection
        )
      ),
    ]
  )

  /// A finger touches.
  static let finger = Command.by(.finger, taps + presses)

  private static let taps = [
    Command(
      "tap",
      .required(place),
      "A row is tapped, or a point of the table's bounds.",
      example: CommandExample("load", "tap: [0, 1]", setting: CommandExample.selection)
    ),
    Command(
      "touchDown",
      .required(place),
      "A finger comes down on a row.",
      example: CommandExample("load", "touchDown: [0, 1]", setting: CommandExample.selection)
    ),
    Command(
      "touchUp",
      "The finger is lifted.",
      example: CommandExample(
        "load",
        "touchDown: [0, 1]",
        "touchUp",
        setting: CommandExample.selection
      )
    ),
    Command(
      "touchCancel",
      "The touch is cancelled, as scrolling does it.",
      example: CommandExample(
        "load",
        "touchDown: [0, 1]",
        "touchCancel",
        setting: CommandExample.selection
      )
    ),
    Command(
      "tapAccessory",
      .required(.definition(.row)),
      "The accessory of a row is tapped.",
      example: CommandExample("load", "tapAccessory: [0, 1]", setting: CommandExample.accessories)
    ),
  ]

  private static let presses = [
    Command(
      "longPress",
      .required(.choice([.definition(.row), .object(press)])),
      "A row is pressed until its menu opens; the menu is used or dismissed.",
      example: CommandExample(
        "load",
        "longPress: {row: [0, 1], action: Copy}",
        "longPress: {row: [0, 2], choose: copy}",
        setting: CommandExample.menus
      )
    ),
    Command(
      "twoFingerDrag",
      .required(.list(.definition(.row), .atLeast(1))),
      "Two fingers come down on the first row and move over the others.",
      example: CommandExample(
        "load",
        "twoFingerDrag: [[0, 0], [0, 1]]",
        setting: CommandExample.twoFingers
      )
    ),
    Command(
      "springLoad",
      .required(.definition(.row)),
      "A drag rests on a row until it opens.",
      example: CommandExample("load", "springLoad: [0, 1]", setting: CommandExample.springs)
    ),
    Command(
      "focus",
      .optional(.choice([.definition(.row), none])),
      "Focus moves to a row, with `none` out of the table, else to the row that the table chooses.",
      example: CommandExample("load", "focus: [0, 1]", setting: CommandExample.focus)
    ),
  ]

  private static let none = Shape.word(Vocabulary("value", ["none"]))
  private static let place = Shape.choice([.definition(.row), .object(QueryTable.point)])
  private static let row = Field("row", .definition(.row), "The row.", isRequired: true)
  private static let animated = Field("animated", .flag, "Whether it is seen changing.")

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

  private static let press = ObjectShape(
    place: "longPress",
    fields: [
      row,
      Field(
        "choose",
        .word(Vocabulary("action of the edit menu", MenuSelectors.choosable)),
        "The item of the edit menu that is tapped, by its selector without the colon: "
          + MenuSelectors.choosable.map { "`\($0)`" }.joined(separator: ", ") + "."
      ),
      Field("action", .text, "The action of the context menu that is tapped, by its title."),
      Field("preview", .flag, "Whether the preview of the context menu is tapped."),
    ],
    exclusive: [
      ExclusivePair("choose", "action"), ExclusivePair("choose", "preview"),
      ExclusivePair("action", "preview"),
    ]
  )
}
