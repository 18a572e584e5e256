import TableTrace
import YAMLSource

/// The steps that scroll, and their arguments.
enum ScrollTable {
  static let app = [
    StepRow(
      "scroll",
      .required(.object(scroll)),
      "`setContentOffset(_:animated:)`, by or to a number of points.",
      example: KeywordExample("scroll: {by: 44}", in: .display)
    ) { $0.scroll($1) },
    StepRow(
      "setBoundsOrigin",
      .required(.number(.any)),
      "Sets the origin of `bounds`, in points from the top of the content. The delegate is not called.",
      example: KeywordExample("setBoundsOrigin: 44", in: .display)
    ) { _, value in value.scalar?.number.map { .setBoundsOrigin($0) } },
    StepRow(
      "scrollToRow",
      .required(.choice([.definition(.row), .object(row)])),
      "`scrollToRow(at:at:animated:)`. A row without options has the position `none`.",
      example: KeywordExample("scrollToRow: {row: [0, 6], at: top}", in: .display)
    ) { $0.scrollToRow($1) },
    StepRow(
      "scrollToNearestSelectedRow",
      .optional(.object(ObjectShape(place: "the scroll", fields: [position, animated]))),
      "`scrollToNearestSelectedRow(at:animated:)`.",
      example: KeywordExample("scrollToNearestSelectedRow", "query: contentOffset")
    ) { $0.scrollToNearestSelectedRow($1) },
    StepRow(
      "scrollRectToVisible",
      .required(
        .object(ObjectShape(place: "the scroll", fields: QueryTable.rect.fields + [animated]))
      ),
      "`scrollRectToVisible(_:animated:)`.",
      example: KeywordExample(
        "scrollRectToVisible: {x: 0, y: 132, width: 320, height: 44}",
        "query: contentOffset",
        in: .display
      )
    ) { $0.scrollRectToVisible($1) },
    StepRow(
      "reloadSectionIndexTitles",
      "`reloadSectionIndexTitles()`.",
      example: KeywordExample("reloadSectionIndexTitles", in: .index)
    ) { _, _ in .reloadSectionIndexTitles },
  ]

  static let finger = [
    StepRow(
      "drag",
      .required(.object(drag)),
      "Drags the content. A second drag in the same `turn` begins while the content still decelerates.",
      example: KeywordExample("drag: {by: 50}", in: .scrolling)
    ) { $0.dragContent($1) },
    StepRow(
      "tapStatusBar",
      "Taps the status bar.",
      example: KeywordExample("scroll: {to: 44}", "tapStatusBar", in: .scrolling)
    ) { _, _ in .finger(.tapStatusBar) },
    StepRow(
      "tapIndexTitle",
      .required(.text),
      "Taps a title of the section index.",
      example: KeywordExample("tapIndexTitle: B", in: .index)
    ) { _, value in value.text.map { .finger(.index([$0])) } },
    StepRow(
      "dragIndex",
      .required(.list(.text, .atLeast(1))),
      "Drags a finger along titles of the section index.",
      example: KeywordExample("dragIndex: [B, C]", in: .index)
    ) { _, value in .finger(.index(value.texts)) },
  ]

  private static let animated = Field(
    "animated",
    .flag,
    "Whether the scroll is animated (default: `false`)."
  )

  private static let position = Field(
    "at",
    .word(Vocabulary("position", ScrollPosition.allCases.map(\.rawValue))),
    "The scroll position of the row (default: `none`)."
  )

  private static let scroll = ObjectShape(
    place: "the scroll",
    fields: [
      Field("by", .number(.any), "The points to scroll by (positive scrolls down)."),
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
        "The points that the finger drags, frame by frame (positive scrolls down)."
      ),
      Field(
        "frames",
        .list(.number(.any), .atLeast(1)),
        "The points that the finger drags in each frame."
      ),
      Field(
        "moves",
        .list(.number(.any), .atLeast(1)),
        "The points of each move, if the finger moves several times in one turn with one layout."
      ),
      Field(
        "velocity",
        .number(.velocity),
        "The speed when the finger is lifted, in points per millisecond (default: 0)."
      ),
    ],
    exclusive: [
      ExclusivePair("by", "frames"), ExclusivePair("by", "moves"), ExclusivePair("frames", "moves"),
    ],
    needed: [NeededKeys(["by", "frames", "moves"])]
  )
}
