import RecordingPlans
import Scenarios
import TableTrace

extension PlanMaker {
  func edit(
    _ edit: EditStep,
    _ place: ScenarioStepPlace
  ) throws(PlanGap) -> PlannedStepAction {
    switch edit {
    case .setEditing(let editing, let isAnimated, let receiver):
      let isOwned = scenario.host.owner == .tableViewController
      let byController = (receiver ?? (isOwned ? .controller : .table)) == .controller
      return .setEditing(editing: editing, animated: isAnimated, byController: byController)
    case .swipe(let row, let edge, let distance):
      return .gesture(
        value: .swipe(
          row: PlannedRow(row),
          isLeading: edge == .leading,
          distance: distance.rawValue
        )
      )
    case .tapAction(let title): return .gesture(value: .tapButton(title: title))
    case .tapDeleteControl(let row):
      return .gesture(value: .tapDeleteControl(row: PlannedRow(row)))
    case .tapInsertControl(let row):
      return .gesture(value: .tapInsertControl(row: PlannedRow(row)))
    case .confirmDelete: return .gesture(value: .confirmDelete)
    case .reorder(let row, let places, let isDropped):
      guard isDropped else { throw PlanGap(.step, place) }
      return .gesture(
        value: .reorder(row: PlannedRow(row), over: places.map { PlannedRow($0) })
      )
    case .callCompletionHandler, .dropToRow, .insertPlaceholder, .commitInsertion,
      .deletePlaceholder, .closeSwipe, .dragAndDrop:
      throw PlanGap(.step, place)
    }
  }

  func touch(
    _ touch: TouchStep,
    _ place: ScenarioStepPlace
  ) throws(PlanGap) -> PlannedStepAction {
    switch touch {
    case .tap(.row(let row)): return .gesture(value: .tap(row: PlannedRow(row)))
    case .touchDown(.row(let row)): return .gesture(value: .touchDown(row: PlannedRow(row)))
    case .touchUp: return .gesture(value: .touchUp)
    case .tapAccessory(let row): return .gesture(value: .tapAccessory(row: PlannedRow(row)))
    case .twoFingerDrag(let rows):
      return .gesture(value: .twoFingerDrag(rows: rows.map { PlannedRow($0) }))
    case .selectRow(let row, let position, let isAnimated):
      return .selectRow(
        row: row.map { PlannedRow($0) },
        position: position.rawValue,
        animated: isAnimated
      )
    case .deselectRow(let row, let isAnimated):
      return .deselectRow(row: PlannedRow(row), animated: isAnimated)
    case .tapEnd(_, _, let steps):
      // The table calls nothing for such a tap, so that the handler alone is what a log shows. A row that
      // is open would take the tap.
      guard !steps.isEmpty, !scenario.opensRows else { throw PlanGap(.step, place) }
      return .turn(steps: try self.steps(steps))
    case .tap(.point), .touchDown(.point), .touchCancel, .longPress, .springLoad, .focus:
      throw PlanGap(.step, place)
    }
  }

  func finger(
    _ finger: FingerStep,
    _ place: ScenarioStepPlace
  ) throws(PlanGap) -> PlannedStepAction {
    switch finger {
    case .drag(let points, let velocity):
      return .gesture(value: .drag(points: points, velocity: velocity))
    case .tapStatusBar: return .gesture(value: .tapStatusBar)
    case .dragInFrames, .dragInOneTurn, .index: throw PlanGap(.step, place)
    }
  }
}

extension Scenario {
  /// Whether a step opens a row to show its buttons.
  fileprivate var opensRows: Bool {
    steps.flatMap(\.withInner).contains { step in
      switch step.action {
      case .edit(.swipe), .edit(.tapDeleteControl): true
      case _: false
      }
    }
  }
}
