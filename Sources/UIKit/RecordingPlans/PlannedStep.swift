package struct PlannedStep: Codable, Equatable, Sendable {
  /// The line that the log prints for it.
  package var text: String
  package var action: PlannedStepAction

  package init(text: String, action: PlannedStepAction) {
    self.text = text
    self.action = action
  }

  package var needsHand: Bool {
    if case .gesture = action { return true }
    if case .turn(let steps) = action { return steps.contains(where: \.needsHand) }
    return false
  }
}

package indirect enum PlannedStepAction: Codable, Equatable, Sendable {
  /// The table is shown for the first time.
  case load
  case addToWindow
  case removeFromSuperview
  /// The table has another data source; nil for none.
  case setDataSource(name: String?)
  /// The table has another delegate; nil for none.
  case setDelegate(name: String?)
  /// The table is laid out at once.
  case layout
  case layoutIfNeeded
  /// The clock advances by some milliseconds; nil runs all deferred steps.
  case wait(milliseconds: Int?)
  case runLoop
  case resize(size: PlannedSize)
  case setInsets(insets: PlannedInsets)
  case reloadData
  case set(properties: [PlannedProperty])
  case register(identifiers: [String])
  /// The app asks something, and the log prints the answer.
  case query(value: PlannedQuery)
  /// The app asks something for a check, and the log prints nothing.
  case check(queries: [PlannedQuery])
  case turn(steps: [PlannedStep])
  case note(text: String)
  case state(word: String)
  /// The content moves.
  case scroll(by: Double?, to: Double?, animated: Bool)
  case scrollToRow(row: PlannedRow, position: String, animated: Bool)
  case scrollToNearestSelectedRow(position: String, animated: Bool)
  case scrollRectToVisible(x: Double, y: Double, width: Double, height: Double, animated: Bool)
  case reloadSectionIndexTitles
  case update(value: PlannedUpdate)
  /// Edit mode begins or ends, by the controller or the table.
  case setEditing(editing: Bool, animated: Bool, byController: Bool)
  /// A row is selected programmatically; nil for none.
  case selectRow(row: PlannedRow?, position: String, animated: Bool)
  case deselectRow(row: PlannedRow, animated: Bool)
  /// The cell of a row shows something else, past the table; nil for the cell of the callback.
  case configureCell(row: PlannedRow?, content: PlannedContent)
  case data(change: PlannedChange)
  /// A hand does something.
  case gesture(value: PlannedGesture<PlannedRow>)
}

package indirect enum PlannedUpdate: Codable, Equatable, Sendable {
  case insertRows(rows: [PlannedRow], animation: String)
  case deleteRows(rows: [PlannedRow], animation: String)
  case reloadRows(rows: [PlannedRow], animation: String)
  case reconfigureRows(rows: [PlannedRow])
  case moveRow(from: PlannedRow, to: PlannedRow)
  case insertSections(sections: [Int], animation: String)
  case deleteSections(sections: [Int], animation: String)
  case reloadSections(sections: [Int], animation: String)
  case moveSection(from: Int, to: Int)
  case beginUpdates
  case endUpdates
  case batch(updates: [PlannedStep], completion: [PlannedStep])
  case withoutAnimation(steps: [PlannedStep])
  /// A diffable data source shows another snapshot.
  case apply(value: PlannedSnapshot)
}

/// A snapshot of a diffable data source.
package struct PlannedSnapshot: Codable, Equatable, Sendable {
  package var sections: [PlannedSection]
  /// The items to reload with new cells.
  package var reloads: [String]
  /// The items whose cells are configured again.
  package var reconfigures: [String]
  /// Whether differences are animated.
  package var isAnimated: Bool
  /// Whether it is shown by a reload.
  package var usesReloadData: Bool
  package var completion: [PlannedStep]

  package init(
    sections: [PlannedSection],
    reloads: [String],
    reconfigures: [String],
    isAnimated: Bool,
    usesReloadData: Bool,
    completion: [PlannedStep]
  ) {
    self.sections = sections
    self.reloads = reloads
    self.reconfigures = reconfigures
    self.isAnimated = isAnimated
    self.usesReloadData = usesReloadData
    self.completion = completion
  }
}

package enum PlannedQuery: Codable, Equatable, Sendable {
  /// A question without an argument, by the name of the property.
  case property(name: String)
  case section(name: String, section: Int)
  case row(name: String, row: PlannedRow)
  /// The row under a point.
  case point(x: Double, y: Double)
  /// The rows that a rectangle touches.
  case rect(x: Double, y: Double, width: Double, height: Double)
  /// The row of an item of a diffable data source.
  case item(name: String)
}

package enum PlannedGesture<Row: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
  case tap(row: Row)
  case touchDown(row: Row)
  case touchUp
  case tapAccessory(row: Row)
  case swipe(row: Row, isLeading: Bool, distance: String)
  case tapButton(title: String)
  case confirmDelete
  case tapDeleteControl(row: Row)
  case tapInsertControl(row: Row)
  /// It moves a row by its reorder control.
  case reorder(row: Row, over: [Row])
  /// It drags the content, in points, and lets go with a velocity, in points per millisecond.
  case drag(points: Double, velocity: Double)
  case tapStatusBar
  /// Two fingers move over rows.
  case twoFingerDrag(rows: [Row])
}
