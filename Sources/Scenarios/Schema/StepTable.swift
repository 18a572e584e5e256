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
      Command(
        "load",
        "The controller's view loads and appears, as the host says.",
        example: CommandExample("load")
      ),
      Command(
        "appear",
        "The controller appears again.",
        example: CommandExample("load", "disappear", "appear", setting: CommandExample.controller)
      ),
      Command(
        "disappear",
        "The controller disappears.",
        example: CommandExample("load", "disappear", setting: CommandExample.controller)
      ),
      Command(
        "addToWindow",
        "A detached table moves to a window.",
        example: CommandExample(
          "load",
          "addToWindow",
          setting: "host: detached\nsections: [{rows: 1}]"
        )
      ),
      Command(
        "removeFromSuperview",
        "The table leaves its window.",
        example: CommandExample("load", "removeFromSuperview", "query: visibleCells", "reloadData")
      ),
      Command(
        "setDataSource",
        .required(.text),
        "Another data source, by name, or `none`.",
        example: CommandExample("load", "setDataSource: none", setting: CommandExample.ends)
      ),
      Command(
        "setDelegate",
        .required(.text),
        "Another delegate, by name, or `none`.",
        example: CommandExample("load", "setDelegate: none", setting: CommandExample.ends)
      ),
      Command(
        "layout",
        "A layout pass, whether or not one is pending.",
        example: CommandExample("load", "layout")
      ),
      Command(
        "layoutIfNeeded",
        "The app forces a pending layout.",
        example: CommandExample("load", "turn: [reloadData, layoutIfNeeded, {query: reusePool}]")
      ),
      Command(
        "runLoop",
        "A turn in which nothing else happens.",
        example: CommandExample("load", "runLoop")
      ),
      Command(
        "resize",
        .required(.object(size)),
        "The bounds become another size.",
        example: CommandExample("load", "resize: {width: 320, height: 100}")
      ),
      Command(
        "rotate",
        "The device turns on its side, or back.",
        example: CommandExample(
          "load",
          "rotate",
          setting: "device: iPhone 8\nsections: [{rows: 1}]\ndelegate: {heightForRowAt: 60}"
        )
      ),
      Command(
        "memoryWarning",
        "The system is short of memory.",
        example: CommandExample(
          "load",
          "scroll: {to: 88}",
          "memoryWarning",
          "query: reusePool",
          setting: CommandExample.display
        )
      ),
      Command(
        "setInsets",
        .required(.object(PropertyKind.insetsShape)),
        "The content inset changes.",
        example: CommandExample("load", "setInsets: {top: 20}", "query: contentOffset")
      ),
    ]
  )

  private static let app =
    Command.by(
      .app,
      [
        Command("reloadData", "`reloadData()`.", example: CommandExample("load", "reloadData")),
        Command(
          "set",
          .required(.definition(.properties)),
          "Properties of the table change.",
          example: CommandExample("load", "set: {rowHeight: 60}", "query: contentSize")
        ),
        Command(
          "register",
          .required(.oneOrMore(.definition(.cell))),
          "A cell class is registered.",
          example: CommandExample(
            "register: {identifier: Cell}",
            "load",
            setting: "sections: [{rows: 1}]\ncells: {register: none}"
          )
        ),
        Command(
          "query",
          .required(.definition(.query)),
          "The app asks the table something.",
          example: CommandExample("load", "query: visibleCells")
        ),
        Command(
          "turn",
          .required(.definition(.steps)),
          "Several steps in one turn.",
          example: CommandExample("load", "turn: [reloadData, {query: visibleCells}]")
        ),
        Command(
          "state",
          .required(.text),
          "The scenario's state word from now on.",
          example: CommandExample(
            "load",
            "state: tall",
            "reloadData",
            setting: """
              sections: [{rows: 1}]
              delegate: {heightForRowAt: [{when: {state: tall}, answer: 90}, {answer: 44}]}
              """
          )
        ),
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
        "The model changes; the table is not told.",
        example: CommandExample(
          "load",
          "model: {insert: {at: [0, 0], item: New}}",
          "query: {numberOfRows: 0}",
          "reloadData",
          "query: {numberOfRows: 0}"
        )
      )
    ]
  )

  private static let check = Command.by(
    .check,
    [
      Command(
        "expect",
        .required(.object(ExpectTable.object)),
        "What must hold here.",
        example: CommandExample("load", "expect: {visible: [[0, 0], [0, 1]], offset: 0}")
      )
    ]
  )
}
