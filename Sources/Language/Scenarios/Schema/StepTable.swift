import TableTrace
import YAMLSource

/// The tables of all steps.
enum StepTable {
  static let steps = KeywordShape(
    phrase: "a step",
    name: "step",
    keywords: rows.map(\.keyword)
  )

  static let rows = host + app + finger + model + check

  private static let size = ObjectShape("the size") {
    ScenarioTable.sizeFields
  }

  private static let wait = ObjectShape("wait") {
    Field("milliseconds", ReactionTable.milliseconds)
      .says("How long to wait (default: until no deferred reaction is pending).")
  }

  private static let host =
    ([
      StepRow("load") { _, _ in .load }
        .says("The controller's view loads and appears, as `host` describes.")
        .example(),
      StepRow("appear") { _, _ in .appear }
        .says("The controller appears again, for example after a pop.")
        .example("disappear", "appear", in: .named("controller")),
      StepRow("disappear") { _, _ in .disappear }
        .says("The controller disappears, for example because another controller is pushed.")
        .example("disappear", in: .named("controller")),
      StepRow("addToWindow") { _, _ in .addToWindow }
        .says("A detached table is added to a window.")
        .example("addToWindow", in: "host: detached\nsections: [{rows: 1}]"),
      StepRow("removeFromSuperview") { _, _ in .removeFromSuperview }
        .says("The table is removed from its window.")
        .example("removeFromSuperview", "query: visibleCells", "reloadData"),
      StepRow("setDataSource", .required(.text)) { $0.setDataSource($1) }
        .says(
          "Sets the data source to the object with this name in `clients`, or to nil with `none`."
        )
        .example("setDataSource: none", in: .named("ends")),
      StepRow("setDelegate", .required(.text)) { .setDelegate($0.client($1)) }
        .says("Sets the delegate to the object with this name in `clients`, or to nil with `none`.")
        .example("setDelegate: none", in: .named("ends")),
      StepRow("layout") { _, _ in .layout }
        .says("Runs a layout pass, even if no layout is pending.")
        .example("layout"),
      StepRow("layoutIfNeeded") { _, _ in .layoutIfNeeded }
        .says("Runs a pending layout at once, instead of at the end of the turn.")
        .example("turn: [reloadData, layoutIfNeeded, {query: reusePool}]"),
      StepRow("runLoop") { _, _ in .runLoop }
        .asTurn
        .says(
          "A run loop turn without other events. This step must be an entry of `steps`, not part of a `turn`."
        )
        .example("runLoop"),
      StepRow("wait", .optional(.object(wait))) {
        .wait(milliseconds: $1["milliseconds"]?.scalar?.integer)
      }
      .asTurn
      .says(
        "Time passes, and deferred reactions run when they are due. This step must be an entry of "
          + "`steps`, not part of a `turn`."
      )
      .example(
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
      ),
      StepRow("resize", .required(.object(size))) { Size($1).map { .resize($0) } }
        .says("The bounds of the table change to another size.")
        .example("resize: {width: 320, height: 100}"),
      StepRow("rotate") { _, _ in .rotate }
        .says("The device rotates between portrait and landscape.")
        .example(
          "rotate",
          in: "device: iPhone 8\nsections: [{rows: 1}]\ndelegate: {heightForRowAt: 60}"
        ),
      StepRow("memoryWarning") { _, _ in .memoryWarning }
        .says("The system sends a memory warning.")
        .example("scroll: {to: 88}", "memoryWarning", "query: reusePool", in: .named("display")),
      StepRow("setInsets", .required(.object(PropertyKind.insetsShape))) {
        EdgeInsets($1).map { .setInsets($0) }
      }
      .says("The content inset of the table changes.")
      .example("setInsets: {top: 20}", "query: contentOffset"),
    ] + EdgeTable.host).by(.host)

  private static let app =
    ([
      StepRow("reloadData") { _, _ in .reloadData }
        .says("`reloadData()`.")
        .example("reloadData"),
      StepRow("set", .required(.definition(.properties))) { .set($0.properties($1)) }
        .says("The app changes properties of the table.")
        .example("set: {rowHeight: 60}", "query: contentSize"),
      StepRow("register", .required(.oneOrMore(.definition(.cell)))) { .register($0.cells($1)) }
        .says("The app registers a cell class.")
        .example(
          beforeLoad: "register: {identifier: Cell}",
          in: "sections: [{rows: 1}]\ncells: {register: none}"
        ),
      StepRow("query", .required(.definition(.query))) { $0.query($1).map { .query($0) } }
        .says("The app reads something from the table, such as its visible cells.")
        .example("query: visibleCells"),
      StepRow("turn", .required(.definition(.steps))) { .turn($0.steps($1)) }
        .says("Several steps in one run loop turn.")
        .example("turn: [reloadData, {query: visibleCells}]"),
      StepRow("note", .required(.text)) { builder, value in
        value.text.map { .note(builder.noted($0)) }
      }
      .says(
        "The app prints a line, which the trace shows after `* `. In a reaction, `$row` is the row of the callback."
      )
      .example("turn: [note: before, reloadData, note: after]"),
      StepRow("state", .required(.text)) { $1.text.map { .state($0) } }
        .says("Sets the state of the scenario, a word that conditions can test.")
        .example(
          "state: tall",
          "reloadData",
          in: """
            sections: [{rows: 1}]
            delegate: {heightForRowAt: [{when: {state: tall}, answer: 90}, {answer: 44}]}
            """
        ),
      StepRow("cancel", .required(.choice([.row, .rows(.row)]))) { .cancel($0.oneOrMoreRows($1)) }
        .says("Cancels the steps that `later` or `after` has deferred for these rows.")
        .example(
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
        ),
    ] + ScrollTable.app + EdgeTable.app).by(.app)
    + UpdateTable.app + CellStepTable.app + EditTable.app + TouchTable.app

  private static let finger =
    ScrollTable.finger.by(.finger)
    + TouchTable.finger + EditTable.finger

  private static let model = [
    StepRow("model", .required(.definition(.modelChange))) { $0.change($1).map { .model($0) } }
      .says("The model changes, but the table is not notified.")
      .example(
        "model: {insert: {at: [0, 0], item: New}}",
        "query: {numberOfRows: 0}",
        "reloadData",
        "query: {numberOfRows: 0}"
      )
  ].by(.model)

  private static let check = [
    StepRow("expect", .required(.object(ExpectTable.object))) { .expect($0.expectations($1)) }
      .says("Conditions that must hold at this point.")
      .example("expect: {visible: [[0, 0], [0, 1]], offset: 0}")
  ].by(.check)
}
