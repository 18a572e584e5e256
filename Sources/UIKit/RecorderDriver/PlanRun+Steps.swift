import Foundation
import RecordingPlans
import UIKit

extension PlanRun {
  /// Performs steps, as long as nothing ends the recording.
  func perform(_ steps: [PlannedStep]) {
    for step in steps { perform(step) }
  }

  func perform(_ step: PlannedStep) {
    guard !log.isEnded else { return }
    act(step.action)
    noteException()
  }

  private func act(_ action: PlannedStepAction) {
    switch action {
    case .load: load()
    case .addToWindow: addToWindow()
    case .removeFromSuperview: table.removeFromSuperview()
    case .setDataSource(let name): setDataSource(client(named: name, of: "dataSource"))
    case .setDelegate(let name): table.delegate = client(named: name, of: "delegate")
    case .layout:
      table.setNeedsLayout()
      table.layoutIfNeeded()
    case .layoutIfNeeded: table.layoutIfNeeded()
    case .runLoop: break
    case .wait(let milliseconds): wait(milliseconds: milliseconds)
    case .resize(let size):
      table.frame.size = CGSize(width: size.width, height: size.height)
    case .setInsets(let insets): table.contentInset = UIEdgeInsets(insets)
    case .reloadData: table.reloadData()
    case .set(let properties): adopt(properties)
    case .register(let identifiers):
      for name in identifiers {
        table.register(RecordingCell.self, forCellReuseIdentifier: name)
      }
    case .query(let query): ask(query)
    case .check(let queries): for query in queries { _ = value(of: query) }
    case .turn(let steps): perform(steps)
    case .note(let text): note(text)
    case .state(let word): state = word
    case .reloadSectionIndexTitles: table.reloadSectionIndexTitles()
    case .update(let update): perform(update)
    case .configureCell(let row, let content): configure(row, content)
    case .data(let change): self.change(change)
    case .gesture(let gesture): perform(gesture)
    case .scroll, .scrollToRow, .scrollToNearestSelectedRow, .scrollRectToVisible: scroll(action)
    case .setEditing, .selectRow, .deselectRow: select(action)
    }
  }

  private func addToWindow() {
    if let view = controller?.viewIfLoaded { return view.addSubview(table) }
    let window = UIWindow(frame: CGRect(origin: .zero, size: table.frame.size))
    show(in: window)
    window.addSubview(table)
  }

  private func scroll(_ action: PlannedStepAction) {
    switch action {
    case .scroll(let distance, let offset, let isAnimated):
      let target = distance.map { Double(table.contentOffset.y) + $0 } ?? offset ?? 0
      table.setContentOffset(CGPoint(x: 0, y: target), animated: isAnimated)
    case .scrollToRow(let row, let position, let isAnimated):
      guard let row = self.row(row) else { return }
      table.scrollToRow(at: row, at: TraceWords.position(position), animated: isAnimated)
    case .scrollToNearestSelectedRow(let position, let isAnimated):
      table.scrollToNearestSelectedRow(
        at: TraceWords.position(position),
        animated: isAnimated
      )
    case .scrollRectToVisible(let x, let y, let width, let height, let isAnimated):
      let rect = CGRect(x: x, y: y, width: width, height: height)
      table.scrollRectToVisible(rect, animated: isAnimated)
    default: return
    }
  }

  private func select(_ action: PlannedStepAction) {
    switch action {
    case .setEditing(let editing, let isAnimated, let byController):
      if byController, let controller {
        controller.setEditing(editing, animated: isAnimated)
      } else {
        table.setEditing(editing, animated: isAnimated)
      }
    case .selectRow(let row, let position, let isAnimated):
      let path = row.flatMap { self.row($0) }
      guard row == nil || path != nil else { return }
      table.selectRow(
        at: path,
        animated: isAnimated,
        scrollPosition: TraceWords.position(position)
      )
    case .deselectRow(let row, let isAnimated):
      guard let row = self.row(row) else { return }
      table.deselectRow(at: row, animated: isAnimated)
    default: return
    }
  }

  /// Sets properties of the table.
  func adopt(_ properties: [PlannedProperty]) {
    for property in properties { adopt(property) }
  }
}

extension UIEdgeInsets {
  init(_ insets: PlannedInsets) {
    self.init(
      top: insets.top,
      left: insets.left,
      bottom: insets.bottom,
      right: insets.right
    )
  }
}
