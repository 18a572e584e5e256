import TableTrace

/// The steps that scroll, and their arguments.
enum ScrollTable {
  /// The app scrolls.
  static let app = [
    Command(
      "scroll",
      .required(.object(scroll)),
      "`setContentOffset(_:animated:)`, by or to a number of points.",
      example: CommandExample("load", "scroll: {by: 44}", setting: CommandExample.display)
    ),
    Command(
      "scrollToRow",
      .required(.object(row)),
      "`scrollToRow(at:at:animated:)`.",
      example: CommandExample(
        "load",
        "scrollToRow: {row: [0, 6], at: top}",
        setting: CommandExample.display
      )
    ),
    Command(
      "scrollToNearestSelectedRow",
      .optional(.object(ObjectShape(place: "the scroll", fields: [position, animated]))),
      "`scrollToNearestSelectedRow(at:animated:)`.",
      example: CommandExample("load", "scrollToNearestSelectedRow", "query: contentOffset")
    ),
    Command(
      "scrollRectToVisible",
      .required(
        .object(ObjectShape(place: "the scroll", fields: QueryTable.rect.fields + [animated]))
      ),
      "`scrollRectToVisible(_:animated:)`.",
      example: CommandExample(
        "load",
        "scrollRectToVisible: {x: 0, y: 132, width: 320, height: 44}",
        "query: contentOffset",
        setting: CommandExample.display
      )
    ),
    Command(
      "reloadSectionIndexTitles",
      "`reloadSectionIndexTitles()`.",
      example: CommandExample("load", "reloadSectionIndexTitles", setting: CommandExample.index)
    ),
  ]

  /// A finger scrolls.
  static let finger = [
    Command(
      "drag",
      .required(.object(drag)),
      "The content is dragged.",
      example: CommandExample("load", "drag: {by: 50}", setting: CommandExample.scrolling)
    ),
    Command(
      "tapStatusBar",
      "The status bar is tapped.",
      example: CommandExample(
        "load",
        "scroll: {to: 44}",
        "tapStatusBar",
        setting: CommandExample.scrolling
      )
    ),
    Command(
      "tapIndexTitle",
      .required(.text),
      "A title of the section index is tapped.",
      example: CommandExample("load", "tapIndexTitle: B", setting: CommandExample.index)
    ),
    Command(
      "dragIndex",
      .required(.list(.text, .atLeast(1))),
      "A finger moves along titles of the section index.",
      example: CommandExample("load", "dragIndex: [B, C]", setting: CommandExample.index)
    ),
  ]

  private static let animated = Field(
    "animated",
    .flag,
    "Whether it is seen moving; not unless written."
  )

  private static let position = Field(
    "at",
    .word(Vocabulary("position", ScrollPosition.allCases.map(\.rawValue))),
    "Where the row comes to rest; `none` unless written."
  )

  private static let scroll = ObjectShape(
    place: "the scroll",
    fields: [
      Field("by", .number(.any), "The points to scroll by; positive goes down the content."),
      Field("to", .number(.any), "The content offset to scroll to, in points."),
      animated,
    ],
    exclusive: [ExclusivePair("by", "to")],
    needed: [NeededKeys(["by", "to"])]
  )

  private static let row = ObjectShape(
    place: "the scroll",
    fields: [
      Field("row", .definition(.row), "The row.", isRequired: true), position, animated,
    ]
  )

  private static let drag = ObjectShape(
    place: "the drag",
    fields: [
      Field(
        "by",
        .number(.any),
        "The points that the finger drags; positive goes down the content.",
        isRequired: true
      ),
      Field(
        "velocity",
        .number(.velocity),
        "Points per millisecond as the finger is lifted; 0 unless written."
      ),
    ]
  )
}
