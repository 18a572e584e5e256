import TableTrace
import YAMLSource

/// The steps that scroll, and their arguments.
enum ScrollTable {
  static let app = [
    StepRow("scroll", .required(.object(scroll))) { $0.scroll($1) }
      .says(
        "Calls `setContentOffset(_:animated:)`. `by` scrolls by a number of points, `to` scrolls to an offset."
      )
      .example("scroll: {by: 44}", in: .named("display")),
    StepRow("setBoundsOrigin", .required(.number(.any))) {
      $1.scalar?.number.map { .setBoundsOrigin($0) }
    }
    .says(
      "Sets the origin of `bounds`, in points from the top of the content. The delegate is not called."
    )
    .example("setBoundsOrigin: 44", in: .named("display")),
    StepRow("scrollToRow", .required(.choice([.row, .object(row)]))) { $0.scrollToRow($1) }
      .says(
        "`scrollToRow(at:at:animated:)`. If only a row is given, the scroll position is `none`."
      )
      .example("scrollToRow: {row: [0, 6], at: top}", in: .named("display")),
    StepRow(
      "scrollToNearestSelectedRow",
      .optional(
        .object(
          ObjectShape("the scroll") {
            position
            animated
          }
        )
      )
    ) { $0.scrollToNearestSelectedRow($1) }
    .says("`scrollToNearestSelectedRow(at:animated:)`.")
    .example("scrollToNearestSelectedRow", "query: contentOffset"),
    StepRow(
      "scrollRectToVisible",
      .required(
        .object(
          ObjectShape("the scroll") {
            QueryTable.rect.fields
            animated
          }
        )
      )
    ) { $0.scrollRectToVisible($1) }
    .says("`scrollRectToVisible(_:animated:)`.")
    .example(
      "scrollRectToVisible: {x: 0, y: 132, width: 320, height: 44}",
      "query: contentOffset",
      in: .named("display")
    ),
    StepRow("reloadSectionIndexTitles") { _, _ in .reloadSectionIndexTitles }
      .says("`reloadSectionIndexTitles()`.")
      .example("reloadSectionIndexTitles", in: .named("index")),
  ]

  static let finger = [
    StepRow("drag", .required(.object(drag))) { $0.dragContent($1) }
      .says(
        "Drags the content. A second drag in the same `turn` begins while the content still decelerates."
      )
      .example("drag: {by: 50}", in: .named("scrolling")),
    StepRow("tapStatusBar") { _, _ in .finger(.tapStatusBar) }
      .says("Taps the status bar.")
      .example("scroll: {to: 44}", "tapStatusBar", in: .named("scrolling")),
    StepRow("tapIndexTitle", .required(.text)) { $1.text.map { .finger(.index([$0])) } }
      .says("Taps a title of the section index.")
      .example("tapIndexTitle: B", in: .named("index")),
    StepRow("dragIndex", .required(.list(.text, .atLeast(1)))) { .finger(.index($1.texts)) }
      .says("Drags a finger along titles of the section index.")
      .example("dragIndex: [B, C]", in: .named("index")),
  ]

  private static let animated = Field("animated", .flag)
    .says("Whether the scroll is animated (default: `false`).")

  private static let position = Field("at", .words("position", of: ScrollPosition.self))
    .says("The scroll position of the row (default: `none`).")

  private static let scroll = ObjectShape("the scroll") {
    Field("by", .number(.any)).says("The points to scroll by. A positive number scrolls down.")
    Field("to", .number(.any)).says("The content offset to scroll to, in points.")
    animated
  }
  .excluding("by", "to")
  .needing(["by", "to"])

  private static let row = ObjectShape("the scroll") {
    Field("row", .row).required.says("The row.")
    position
    animated
  }

  private static let drag = ObjectShape("the drag") {
    Field("by", .number(.any))
      .says("The length of the drag in points, frame by frame. A positive number scrolls down.")
    Field("frames", .list(.number(.any), .atLeast(1)))
      .says("The points that the finger moves in each frame.")
    Field("moves", .list(.number(.any), .atLeast(1)))
      .says(
        "The points of each move. All moves are in one run loop turn with one layout."
      )
    Field("velocity", .number(.velocity))
      .says("The speed when the finger is lifted, in points per millisecond (default: 0).")
  }
  .excluding("by", "frames")
  .excluding("by", "moves")
  .excluding("frames", "moves")
  .needing(["by", "frames", "moves"])
}
