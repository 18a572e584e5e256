import Scenarios
import TableTrace
import UIKit

extension PlanRun {
  /// Runs steps until something ends the recording.
  func perform(_ steps: [ScenarioStep]) {
    for step in steps { perform(step) }
  }

  func perform(_ step: ScenarioStep) {
    guard !log.isEnded else { return }
    act(step.action)
    noteException()
  }

  private func act(_ action: ScenarioStep.Action) {
    switch action {
    case .load: load()
    case .addToWindow: addToWindow()
    case .removeFromSuperview: table.removeFromSuperview()
    case .setDataSource(let name): setDataSource(client(named: name, of: .dataSource))
    case .setDelegate(let name): table.delegate = client(named: name, of: .delegate)
    case .layout:
      table.setNeedsLayout()
      table.layoutIfNeeded()
    case .layoutIfNeeded: table.layoutIfNeeded()
    case .wait(let milliseconds): wait(milliseconds: milliseconds)
    case .resize(let size): table.frame.size = CGSize(size)
    case .setInsets(let insets): table.contentInset = UIEdgeInsets(insets)
    case .reloadData: table.reloadData()
    case .set(let properties): adopt(properties)
    case .register(let cells):
      for cell in cells {
        table.register(RecordingCell.self, forCellReuseIdentifier: cell.identifier)
      }
    case .query(let query): ask(query)
    case .expect(let expectations): check(expectations)
    case .turn(let steps), .touch(.tapEnd(_, _, let steps)): perform(steps)
    case .note(let text): note(text)
    case .state(let word): state = word
    case .scroll(let step): scroll(step)
    case .reloadSectionIndexTitles: table.reloadSectionIndexTitles()
    case .update(let update): perform(update)
    case .cell(.configure(.row(let row), let content)): configure(row, content)
    case .cell(.configure(.cell, let content)): configure(nil, content)
    case .model(let change): self.change(change)
    case .edit(.setEditing(let editing, let isAnimated, let receiver)):
      setEditing(editing, animated: isAnimated, by: receiver)
    case .edit(let edit): perform(gesture(edit))
    case .touch(.selectRow(let row, let position, let isAnimated)):
      selectRow(row, at: position, animated: isAnimated)
    case .touch(.deselectRow(let row, let isAnimated)):
      guard let row = self.row(row) else { return }
      table.deselectRow(at: row, animated: isAnimated)
    case .touch(let touch): perform(gesture(touch))
    case .finger(let finger): perform(gesture(finger))
    // Plans do not contain the other steps.
    case .runLoop, .cell(.focus), .cell(.select), .cell(.invalidate), .appear, .disappear, .rotate,
      .memoryWarning, .edge, .cancel, .setBoundsOrigin:
      break
    }
  }

  private func addToWindow() {
    if let view = controller?.viewIfLoaded { return view.addSubview(table) }
    let window = UIWindow(frame: CGRect(origin: .zero, size: table.frame.size))
    show(in: window)
    window.addSubview(table)
  }

  private func scroll(_ step: ScrollStep) {
    let isAnimated = step.isAnimated
    switch step.target {
    case .by(let distance):
      let target = Double(table.contentOffset.y) + distance
      table.setContentOffset(CGPoint(x: 0, y: target), animated: isAnimated)
    case .to(let offset): table.setContentOffset(CGPoint(x: 0, y: offset), animated: isAnimated)
    case .row(let row, let position):
      guard let row = self.row(row) else { return }
      table.scrollToRow(at: row, at: .init(position), animated: isAnimated)
    case .nearestSelectedRow(let position):
      table.scrollToNearestSelectedRow(at: .init(position), animated: isAnimated)
    case .rect(let rect): table.scrollRectToVisible(CGRect(rect), animated: isAnimated)
    }
  }

  private func setEditing(_ editing: Bool, animated: Bool, by receiver: EditStep.Receiver?) {
    let isOwned = scenario.host.owner == .tableViewController
    if let controller, receiver.map({ $0 == .controller }) ?? isOwned {
      controller.setEditing(editing, animated: animated)
    } else {
      table.setEditing(editing, animated: animated)
    }
  }

  private func selectRow(
    _ row: IndexPathExpression?,
    at position: ScrollPosition,
    animated: Bool
  ) {
    let path = row.flatMap { self.row($0) }
    guard row == nil || path != nil else { return }
    table.selectRow(at: path, animated: animated, scrollPosition: .init(position))
  }

  func adopt(_ properties: [TableProperty]) {
    for property in properties { adopt(property) }
  }
}
