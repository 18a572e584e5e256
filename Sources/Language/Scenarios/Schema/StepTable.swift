import TableTrace
import YAMLSource

/// The steps of a scenario, built or not.
enum StepTable {
  static let steps = KeywordShape(
    phrase: "a step",
    name: "step",
    keywords: rows.map(\.keyword)
  )

  /// The rows of all steps, in the order of the reference page.
  static let rows = host + app + finger + model + check

  private static let size = ObjectShape(place: "the size", fields: ScenarioTable.sizeFields)

  private static let wait = ObjectShape(
    place: "wait",
    fields: [
      Field(
        "milliseconds",
        ReactionTable.milliseconds,
        "How long to wait (default: until nothing is pending)."
      )
    ]
  )

  private static let host = StepRow.by(
    .host,
    [
      StepRow(
        "load",
        "The controller's view loads and appears, as `host` describes.",
        example: KeywordExample()
      ) { _, _ in .load },
      StepRow(
        "appear",
        "The controller appears again, as after a pop.",
        example: KeywordExample("disappear", "appear", in: .controller)
      ) { _, _ in .appear },
      StepRow(
        "disappear",
        "The controller disappears, as when another one is pushed.",
        example: KeywordExample("disappear", in: .controller)
      ) { _, _ in .disappear },
      StepRow(
        "addToWindow",
        "A detached table is added to a window.",
        example: KeywordExample("addToWindow", in: "host: detached\nsections: [{rows: 1}]")
      ) { _, _ in .addToWindow },
      StepRow(
        "removeFromSuperview",
        "The table is removed from its window.",
        example: KeywordExample("removeFromSuperview", "query: visibleCells", "reloadData")
      ) { _, _ in .removeFromSuperview },
      StepRow(
        "setDataSource",
        .required(.text),
        "Sets the data source to the object with this name in `clients`, or to nil with `none`.",
        example: KeywordExample("setDataSource: none", in: .ends)
      ) { $0.setDataSource($1) },
      StepRow(
        "setDelegate",
        .required(.text),
        "Sets the delegate to the object with this name in `clients`, or to nil with `none`.",
        example: KeywordExample("setDelegate: none", in: .ends)
      ) { .setDelegate($0.client($1)) },
      StepRow(
        "layout",
        "A layout pass, even if none is pending.",
        example: KeywordExample("layout")
      ) { _, _ in .layout },
      StepRow(
        "layoutIfNeeded",
        "Runs a pending layout at once, instead of at the end of the turn.",
        example: KeywordExample("turn: [reloadData, layoutIfNeeded, {query: reusePool}]")
      ) { _, _ in .layoutIfNeeded },
      StepRow(
        "runLoop",
        "A run loop turn without other events. It must be an entry of `steps`.",
        example: KeywordExample("runLoop")
      ) { _, _ in .runLoop }.asTurn,
      StepRow(
        "wait",
        .optional(.object(wait)),
        "Time passes, and deferred reactions run when they are due. It must be an entry of "
          + "`steps`.",
        example: KeywordExample(
          "tap: [0, 0]",
          "tap: [0, 1]",
          "wait: {milliseconds: 300}",
          in: """
            viewport: {width: 320, height: 88}
            sections: [{rows: 2}]
            trace: [delegate]
            delegate:
              didSelectRowAt:
                - {when: {row: "0,0"}, after: {milliseconds: 300, do: [note: the first answer]}}
                - {when: {row: "0,1"}, after: {milliseconds: 100, do: [note: the second answer]}}
            """
        )
      ) { _, value in .wait(milliseconds: value["milliseconds"]?.scalar?.integer) }.asTurn,
      StepRow(
        "resize",
        .required(.object(size)),
        "The bounds change to another size.",
        example: KeywordExample("resize: {width: 320, height: 100}")
      ) { _, value in Size(value).map { .resize($0) } },
      StepRow(
        "rotate",
        "The device rotates between portrait and landscape.",
        example: KeywordExample(
          "rotate",
          in: "device: iPhone 8\nsections: [{rows: 1}]\ndelegate: {heightForRowAt: 60}"
        )
      ) { _, _ in .rotate },
      StepRow(
        "memoryWarning",
        "The system sends a memory warning.",
        example: KeywordExample(
          "scroll: {to: 88}",
          "memoryWarning",
          "query: reusePool",
          in: .display
        )
      ) { _, _ in .memoryWarning },
      StepRow(
        "setInsets",
        .required(.object(PropertyKind.insetsShape)),
        "The content inset changes.",
        example: KeywordExample("setInsets: {top: 20}", "query: contentOffset")
      ) { _, value in EdgeInsets(value).map { .setInsets($0) } },
    ] + EdgeTable.host
  )

  private static let app =
    StepRow.by(
      .app,
      [
        StepRow("reloadData", "`reloadData()`.", example: KeywordExample("reloadData")) {
          _,
          _ in .reloadData
        },
        StepRow(
          "set",
          .required(.definition(.properties)),
          "Properties of the table change.",
          example: KeywordExample("set: {rowHeight: 60}", "query: contentSize")
        ) { .set($0.properties($1)) },
        StepRow(
          "register",
          .required(.oneOrMore(.definition(.cell))),
          "A cell class is registered.",
          example: KeywordExample(
            beforeLoad: "register: {identifier: Cell}",
            in: "sections: [{rows: 1}]\ncells: {register: none}"
          )
        ) { .register($0.cells($1)) },
        StepRow(
          "query",
          .required(.definition(.query)),
          "The app queries the table.",
          example: KeywordExample("query: visibleCells")
        ) { builder, value in builder.query(value).map { .query($0) } },
        StepRow(
          "turn",
          .required(.definition(.steps)),
          "Several steps in one turn.",
          example: KeywordExample("turn: [reloadData, {query: visibleCells}]")
        ) { .turn($0.steps($1)) },
        StepRow(
          "note",
          .required(.text),
          "The app prints a line, which the trace shows after `* `. In a reaction, `$row` is its row.",
          example: KeywordExample("turn: [note: before, reloadData, note: after]")
        ) { builder, value in value.text.map { .note(builder.noted($0)) } },
        StepRow(
          "state",
          .required(.text),
          "Sets the state of the scenario, a word that conditions can test.",
          example: KeywordExample(
            "state: tall",
            "reloadData",
            in: """
              sections: [{rows: 1}]
              delegate: {heightForRowAt: [{when: {state: tall}, answer: 90}, {answer: 44}]}
              """
          )
        ) { _, value in value.text.map { .state($0) } },
        StepRow(
          "cancel",
          .required(.choice([.definition(.row), .rows(.definition(.row))])),
          "Cancels steps that `later` or `after` deferred for these rows.",
          example: KeywordExample(
            "tap: [0, 0]",
            "tap: [0, 1]",
            "cancel: [0, 0]",
            "wait",
            in: """
              viewport: {width: 320, height: 88}
              sections: [{rows: [a, b]}]
              trace: [delegate]
              delegate: {didSelectRowAt: {after: {milliseconds: 300, do: [note: the answer for $item]}}}
              """
          )
        ) { .cancel($0.oneOrMoreRows($1)) },
      ] + ScrollTable.app + EdgeTable.app
    )
    + UpdateTable.app + CellStepTable.app + EditTable.app + TouchTable.app

  private static let finger =
    StepRow.by(.finger, ScrollTable.finger)
    + TouchTable.finger + EditTable.finger

  private static let model = StepRow.by(
    .model,
    [
      StepRow(
        "model",
        .required(.definition(.modelChange)),
        "The model changes, but the table is not notified.",
        example: KeywordExample(
          "model: {insert: {at: [0, 0], item: New}}",
          "query: {numberOfRows: 0}",
          "reloadData",
          "query: {numberOfRows: 0}"
        )
      ) { builder, value in builder.change(value).map { .model($0) } }
    ]
  )

  private static let check = StepRow.by(
    .check,
    [
      StepRow(
        "expect",
        .required(.object(ExpectTable.object)),
        "Conditions that must hold at this point.",
        example: KeywordExample("expect: {visible: [[0, 0], [0, 1]], offset: 0}")
      ) { .expect($0.expectations($1)) }
    ]
  )
}
