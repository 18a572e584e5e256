import TableTrace

extension ScenarioRun {
  /// Runs a step in response to `call`, if it is part of a reaction.
  func perform(_ step: ScenarioStep, for call: Call?) throws(UIKitException) {
    let place = table.placeInScript
    table.placeInScript = step.line
    defer { table.placeInScript = place }
    let wasTouched = table.isTouched
    defer { noteFinger(wasTouched, step) }
    try act(step, for: call)
  }

  private func act(_ step: ScenarioStep, for call: Call?) throws(UIKitException) {
    switch step.action {
    case .load: try load(step)
    case .appear: try appear(step)
    case .disappear: try disappear(step)
    case .addToWindow: try table.moveToWindow()
    case .removeFromSuperview: try table.removeFromWindow()
    case .setDataSource(let name): setDataSource(namedClient(name, .dataSource))
    case .setDelegate(let name): table.delegate = namedClient(name, .delegate)
    case .layout:
      table.setNeedsLayout()
      try table.layoutSubviews()
    case .layoutIfNeeded: try table.layoutIfNeeded()
    case .runLoop: break
    case .wait(let milliseconds): try wait(milliseconds: milliseconds)
    case .resize(let size): try table.resize(to: size)
    case .rotate: try rotate()
    case .memoryWarning: table.receiveMemoryWarning()
    case .setInsets(let insets): try table.setContentInset(takeContentInset(insets))
    case .edge(let step): try change(step)
    case .reloadData: try table.reloadData()
    case .set(let settings): try set(settings)
    case .register(let cells): register(cells)
    case .scroll(let scroll): try self.scroll(scroll, for: call)
    case .setBoundsOrigin(let offset): table.setBoundsOrigin(offset)
    case .reloadSectionIndexTitles: try table.reloadSectionIndexTitles()
    case .update(let update): try self.update(update, step, for: call)
    case .cell(let step): try turn(to: step, for: call)
    case .finger(let finger): try touch(finger, step)
    case .edit(let edit): try self.edit(edit, step, for: call)
    case .touch(let touch): try self.touch(touch, step, for: call)
    case .query(let query): try ask(query, for: call)
    case .turn(let steps):
      for step in steps {
        let moment = call == nil ? momentInTurn(step) : nil
        try perform(step, for: call)
        noteIdle(step, since: moment)
      }
    case .note(let text): note(text, for: call)
    case .state(let word): state = word
    case .cancel(let rows): cancel(try itemsOfRows(rows, for: call))
    case .model(let change): try apply(change, for: call)
    case .expect(let expectations):
      for expectation in expectations {
        try check(expectation, step, for: call)
      }
    }
  }

  /// Remembers a step that ended a touch, for a message in a later step that needs the touch.
  private func noteFinger(_ wasTouched: Bool, _ step: ScenarioStep) {
    if table.isTouched {
      lostFinger = nil
    } else if wasTouched, lostFinger == nil {
      lostFinger = (step.text, step.line)
    }
  }

  private func set(_ settings: [TableProperty]) throws(UIKitException) {
    var properties = table.properties
    apply(settings, to: &properties)
    if settings.contains(where: { $0.name == "contentInset" }) {
      properties.contentInset = takeContentInset(properties.contentInset)
    }
    try table.set(properties)
    if let adjusts = settings.adjustsToSafeArea { try adjustToSafeArea(adjusts) }
    if let editing = settings.isEditing {
      try table.setEditing(editing, animated: false)
    }
    if let offset = settings.contentOffset {
      try table.setContentOffset(offset)
    }
  }

  func register(_ cells: [CellDescription]) {
    for cell in cells where cell.register != .none {
      table.register(forCellReuseIdentifier: cell.identifier)
    }
  }

  /// Sets the data source, and which data it uses.
  func setDataSource(_ client: Client?) {
    table.dataSource = client
    answersBySnapshot = client?.isDiffable == true
  }

  private func namedClient(_ name: String?, _ recipient: Recipient) -> Client? {
    guard let name else { return nil }
    if let script = scenario.otherClients[name] { return client(script) }
    return scenario.clients[recipient].map { client($0) }
  }

  func apply(_ change: ModelChange, for call: Call?) throws(UIKitException) {
    switch change {
    case .insert(let insertions):
      for insertion in insertions {
        try model.insert(insertion.item, at: insertion.at.path(in: call))
      }
    case .remove(let places):
      // All index paths are those before the change, so the last one is removed first.
      for path in try places.paths(in: call).sorted(by: >) {
        try model.remove(path)
      }
    case .move(let source, let target):
      let item = try model.remove(source.path(in: call))
      try model.insert(item, at: target.path(in: call))
    case .set(let section, let rows):
      try model.replace(rows, of: section)
    case .items(let items):
      say(items)
    case .itemsAt(let rows, let item):
      for row in try itemsOfRows(rows, for: call) { say(item, of: row) }
    case .sections(let sections):
      model.replace(sections)
    }
  }
}
