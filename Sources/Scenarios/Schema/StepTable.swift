/// The steps of a scenario, built or not.
enum StepTable {
  /// All steps.
  static let steps = CommandShape(
    phrase: "a step",
    name: "step",
    commands: host + app + finger + model + check
  )

  private static let size = ObjectShape(place: "the size", fields: ScenarioTable.sizeFields)

  private static let host = by(
    .host,
    [
      Command("load", "The controller's view loads and appears, as the host says."),
      Command("appear", "The controller appears again."),
      Command("disappear", "The controller disappears."),
      Command("addToWindow", "A detached table moves to a window."),
      Command("removeFromSuperview", "The table leaves its window."),
      Command("setDataSource", .required(.text), "Another data source, by name, or `none`."),
      Command("setDelegate", .required(.text), "Another delegate, by name, or `none`."),
      Command("layout", "A layout pass, whether or not one is pending."),
      Command("layoutIfNeeded", "The app forces a pending layout."),
      Command("runLoop", "A turn in which nothing else happens."),
      Command("resize", .required(.object(size)), "The bounds become another size."),
      Command("rotate", "The device turns on its side, or back."),
      Command("memoryWarning", "The system is short of memory."),
      Command(
        "setInsets",
        .required(.object(PropertyKind.insetsShape)),
        "The content inset changes."
      ),
    ]
  )

  private static let app =
    by(
      .app,
      [
        Command("reloadData", "`reloadData()`."),
        Command("set", .required(.definition(.properties)), "Properties of the table change."),
        Command(
          "register",
          .required(.oneOrMore(.definition(.cell))),
          "A cell class is registered."
        ),
        Command("query", .required(.definition(.query)), "The app asks the table something."),
        Command("turn", .required(.definition(.steps)), "Several steps in one turn."),
        Command("state", .required(.text), "The scenario's state word from now on."),
      ] + ScrollTable.app
    )
    + unbuilt(
      .app,
      [
        ("reloadRows", "`reloadRows(at:with:)`."),
        ("reconfigureRows", "`reconfigureRows(at:)`."),
        ("insertRows", "`insertRows(at:with:)`."),
        ("deleteRows", "`deleteRows(at:with:)`."),
        ("moveRow", "`moveRow(at:to:)`."),
        ("reloadSections", "`reloadSections(_:with:)`."),
        ("insertSections", "`insertSections(_:with:)`."),
        ("deleteSections", "`deleteSections(_:with:)`."),
        ("moveSection", "`moveSection(_:toSection:)`."),
        ("beginUpdates", "`beginUpdates()`."),
        ("endUpdates", "`endUpdates()`."),
        ("batch", "`performBatchUpdates(_:completion:)`."),
        ("apply", "A snapshot of a diffable data source is applied."),
        ("setEditing", "`setEditing(_:animated:)`."),
        ("selectRow", "`selectRow(at:animated:scrollPosition:)`."),
        ("deselectRow", "`deselectRow(at:animated:)`."),
      ]
    )

  private static let finger =
    by(.finger, ScrollTable.finger)
    + unbuilt(
      .finger,
      [
        ("tap", "A row is tapped."),
        ("touchDown", "A finger comes down on a row."),
        ("touchUp", "The finger is lifted."),
        ("touchCancel", "The touch is cancelled."),
        ("swipe", "A row is swiped."),
        ("tapAction", "An action behind a row is tapped."),
        ("closeSwipe", "The actions behind a row are closed."),
        ("tapDeleteControl", "The minus control of a row is tapped."),
        ("tapInsertControl", "The plus control of a row is tapped."),
        ("confirmDelete", "The delete button of a row is tapped."),
        ("reorder", "A row is dragged to another place."),
        ("tapAccessory", "The accessory of a row is tapped."),
        ("longPress", "A row is pressed for long."),
        ("twoFingerDrag", "Two fingers select rows."),
        ("dragAndDrop", "Items are dragged between tables."),
        ("focus", "Focus moves to a row."),
      ]
    )

  private static let model = by(
    .model,
    [
      Command(
        "model",
        .required(.definition(.modelChange)),
        "The model changes; the table is not told."
      )
    ]
  )

  private static let check = by(
    .check,
    [Command("expect", .required(.object(ExpectTable.object)), "What must hold here.")]
  )

  private static func by(_ actor: StepActor, _ commands: [Command]) -> [Command] {
    commands.map { command in
      var command = command
      command.actor = actor
      return command
    }
  }

  private static func unbuilt(_ actor: StepActor, _ words: [(String, String)]) -> [Command] {
    words.map { name, documentation in
      var command = Command(name, documentation)
      command.actor = actor
      command.isBuilt = false
      return command
    }
  }
}
