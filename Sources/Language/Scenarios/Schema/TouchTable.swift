import TableTrace
import YAMLSource

/// The steps about taps, menus, accessories, focus, and selections by the app.
enum TouchTable {
  static let app = [
    StepRow("selectRow", .required(.choice([.row, none, .object(select)]))) {
      $0.selectRow($1).map { .touch($0) }
    }
    .says("`selectRow(at:animated:scrollPosition:)`. `none` deselects all rows.")
    .example(
      "selectRow: {row: [0, 1]}",
      "query: indexPathForSelectedRow",
      in: .named("selection")
    ),
    StepRow("deselectRow", .required(.choice([.row, .object(deselect)]))) {
      $0.deselectRow($1).map { .touch($0) }
    }
    .says("`deselectRow(at:animated:)`.")
    .example(
      "selectRow: [0, 1]",
      "deselectRow: [0, 1]",
      "query: indexPathsForSelectedRows",
      in: .named("selection")
    ),
  ].by(.app)

  static let finger = (taps + ends + presses).by(.finger)

  private static let taps = [
    StepRow("tap", .required(place)) { $0.touchPlace($1).map { .touch(.tap($0)) } }
      .says("Taps a row, or a point in the table's bounds.")
      .example("tap: [0, 1]", in: .named("selection")),
    StepRow("touchDown", .required(place)) { $0.touchPlace($1).map { .touch(.touchDown($0)) } }
      .says("Touches a row without lifting the finger.")
      .example("touchDown: [0, 1]", in: .named("selection")),
    StepRow("touchUp") { _, _ in .touch(.touchUp) }
      .says("Lifts the finger.")
      .example("touchDown: [0, 1]", "touchUp", in: .named("selection")),
    StepRow("touchCancel") { _, _ in .touch(.touchCancel) }
      .says("Cancels the touch, for example because the content scrolls.")
      .example("touchDown: [0, 1]", "touchCancel", in: .named("selection")),
    StepRow("tapAccessory", .required(.row)) { $0.place($1).map { .touch(.tapAccessory($0)) } }
      .says("Taps the accessory of a row.")
      .example("tapAccessory: [0, 1]", in: .named("accessories")),
  ]

  private static let ends = [
    StepRow("tapHeader", .required(tappedEnd)) { $0.tap(.header, $1).map { .touch($0) } }
      .says(
        "Taps the header of a section. The steps in `do` are the app's handler for the tap. No row callback is called."
      )
      .example(
        "tapHeader: {section: 0, do: [model: {insert: {at: [0, 0], item: Pear}}, insertRows: [[0, 0]]]}",
        "tapHeader: {section: 0, do: [model: {remove: [0, 0]}, deleteRows: [[0, 0]]]}",
        in: .named("tappedEnds")
      ),
    StepRow("tapFooter", .required(tappedEnd)) { $0.tap(.footer, $1).map { .touch($0) } }
      .says("Taps the footer of a section. The steps in `do` are the app's handler for the tap.")
      .example("tapFooter: {section: 0, do: [note: more is wanted]}", in: .named("tappedEnds")),
  ]

  private static let presses = [
    StepRow("longPress", .required(.choice([.row, .object(press)]))) {
      $0.press($1).map { .touch($0) }
    }
    .says("Presses a row until its menu opens, then uses or dismisses the menu.")
    .example(
      "longPress: {row: [0, 1], action: Copy}",
      "longPress: {row: [0, 2], choose: copy}",
      in: .named("menus")
    ),
    StepRow("twoFingerDrag", .required(.list(.row, .atLeast(1))), since: StepReleases.twoFingerDrag)
    { .touch(.twoFingerDrag($0.places($1))) }
    .says("Drags two fingers from the first row over the others.")
    .example("twoFingerDrag: [[0, 0], [0, 1]]", in: .named("twoFingers")),
    StepRow("springLoad", .required(.row), since: StepReleases.springLoad) {
      $0.place($1).map { .touch(.springLoad($0)) }
    }
    .says("Holds a drag over a row until it opens.")
    .example("springLoad: [0, 1]", in: .named("springs")),
    StepRow("focus", .optional(.choice([.row, none])), since: StepReleases.focus) {
      $0.focus($1).map { .touch(.focus($0)) }
    }
    .says(
      "Moves the focus to a row. `none` moves the focus out of the table. Without a value, the table chooses the row."
    )
    .example("focus: [0, 1]", in: .named("focus")),
  ]

  private static let none = Shape.words("value", ["none"])
  private static let place = Shape.choice([.row, .object(QueryTable.point)])
  private static let row = Field("row", .row).required.says("The row.")
  private static let animated = Field("animated", .flag).says("Whether the change is animated.")

  /// The section of a tapped header or footer, with or without the steps of the app.
  private static let tappedEnd = Shape.choice([
    .index,
    .object(
      ObjectShape("the tap") {
        Field("section", .index).required.says("The section.")
        Field("do", .definition(.steps)).says("The steps of the app's handler for the tap.")
      }
    ),
  ])

  private static let select = ObjectShape("selectRow") {
    row
    Field("at", .words("position", of: ScrollPosition.self))
      .says("The scroll position of the row (default: `none`, which does not scroll).")
    animated
  }

  private static let deselect = ObjectShape("deselectRow") {
    row
    animated
  }

  /// The items of the edit menu in words.
  ///
  /// Every run creates this text. It does not use `joined`, which no other text here needs.
  private static let choices = MenuSelectors.choosable.reduce("") { text, item in
    text + (text.isEmpty ? "" : ", ") + "`\(item)`"
  }

  static let press = ObjectShape("longPress") {
    row
    Field(
      "choose",
      .words("action of the edit menu", MenuSelectors.choosable),
      since: StepReleases.editMenu
    )
    .says("The item of the edit menu to tap, by its selector without the colon: \(choices).")
    Field("action", .text, since: StepReleases.contextMenu)
      .says("The action of the context menu to tap, by its title.")
    Field("preview", .flag, since: StepReleases.contextMenu)
      .says("Whether to tap the preview of the context menu.")
  }
  .excluding("choose", "action")
  .excluding("choose", "preview")
  .excluding("action", "preview")
}
