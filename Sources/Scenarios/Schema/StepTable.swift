/// The steps of a scenario, built or not.
enum StepTable {
  /// All steps.
  static let steps = CommandShape(
    phrase: "a step",
    name: "step",
    commands: host + app + finger + model + check
  )

  private static let size = ObjectShape(place: "the size", fields: ScenarioTable.sizeFields)

  private static let host = Command.by(
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
    Command.by(
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
    + UpdateTable.app + EditTable.app + TouchTable.app

  private static let finger =
    Command.by(.finger, ScrollTable.finger)
    + TouchTable.finger + EditTable.finger

  private static let model = Command.by(
    .model,
    [
      Command(
        "model",
        .required(.definition(.modelChange)),
        "The model changes; the table is not told."
      )
    ]
  )

  private static let check = Command.by(
    .check,
    [Command("expect", .required(.object(ExpectTable.object)), "What must hold here.")]
  )
}
