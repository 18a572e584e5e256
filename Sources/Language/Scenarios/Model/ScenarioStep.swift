package import TableTrace

/// One entry of `steps`: the action, and its text in the trace.
package struct ScenarioStep: Codable, Sendable {
  package var action: Action
  /// The step in flow form, as the trace prints it after `- `.
  package var text: String
  /// The line of the scenario file, from 1.
  package var line: Int
  /// The first version that supports it, or nil for all versions.
  package var introduced: SystemVersion?

  /// Whether the step, or a step inside it, loads the table.
  var loads: Bool {
    if case .turn(let steps) = action { return steps.contains(where: \.loads) }
    if case .load = action { return true }
    return false
  }

  /// The steps inside it: those of a run loop turn, a block, a completion handler or a tap.
  package var inner: [ScenarioStep] {
    switch action {
    case .turn(let steps): steps
    case .update(let update): update.inner
    case .touch(let touch): touch.inner
    case .load, .appear, .disappear, .addToWindow, .removeFromSuperview, .setDataSource,
      .setDelegate, .layout, .layoutIfNeeded, .runLoop, .wait, .resize, .rotate, .memoryWarning,
      .setInsets, .edge, .reloadData, .set, .register, .query, .note, .state, .cancel, .model,
      .scroll,
      .cell, .setBoundsOrigin, .reloadSectionIndexTitles, .finger, .edit, .expect:
      []
    }
  }

  /// The step and those inside it, in order.
  package var withInner: [ScenarioStep] { [self] + inner.flatMap(\.withInner) }

  package indirect enum Action: Codable, Sendable {
    // Steps of the host.
    case load
    case appear
    case disappear
    case addToWindow
    case removeFromSuperview
    case setDataSource(String?)
    case setDelegate(String?)
    case layout
    case layoutIfNeeded
    case runLoop
    case wait(milliseconds: Int?)
    case resize(Size)
    case rotate
    case memoryWarning
    case setInsets(EdgeInsets)
    case edge(EdgeStep)
    // Steps of the app.
    case reloadData
    case set([TableProperty])
    case register([CellDescription])
    case query(ScenarioQuery)
    case turn([ScenarioStep])
    case note(String)
    case state(String)
    case cancel([IndexPathExpression])
    case scroll(ScrollStep)
    case setBoundsOrigin(Double)
    case reloadSectionIndexTitles
    case update(UpdateStep)
    case cell(CellStep)
    // Steps of the user.
    case finger(FingerStep)
    // Edits by the app or the user.
    case edit(EditStep)
    case touch(TouchStep)
    // Changes of the model.
    case model(ModelChange)
    // Checks of the scenario.
    case expect([Expectation])
  }
}
