import TableTrace

/// A table made from a seed and touched at random; its client vetoes and redirects at random.
///
/// A class, because the closures of the client draw from the same source of random numbers.
final class TouchWalk: CustomStringConvertible {
  let seed: UInt64
  let version: SystemVersion
  let recorder = TraceRecorder(keepsGates: true)
  let watch: LawWatch
  let table: TableView
  let selection: SelectionProperties
  private var random: SplitMix
  private var steps = 0

  /// The callbacks of touches that some delegates implement.
  private static let candidates: [Callback] = Callback.allCases.filter { callback in
    [
      .highlight, .selection, .primaryAction, .multiSelect, .menu, .contextMenu, .focus,
      .springLoading, .accessories,
    ].contains(callback.facts.group)
  }

  init(seed: UInt64, version: SystemVersion) throws {
    self.seed = seed
    self.version = version
    random = SplitMix(seed: seed)
    var selection = SelectionProperties()
    selection.allowsSelection = random.next(in: 0...5) > 0
    selection.allowsMultipleSelection = random.next(in: 0...2) == 0
    selection.allowsSelectionDuringEditing = random.next(in: 0...1) == 0
    selection.allowsMultipleSelectionDuringEditing = random.next(in: 0...1) == 0
    selection.selectionFollowsFocus = random.next(in: 0...1) == 0
    selection.isSpringLoaded = random.next(in: 0...1) == 0
    selection.allowsFocus = random.next(in: 0...3) > 0
    self.selection = selection
    watch = LawWatch(version, before: recorder)
    table = try ScrollWalk.uniformTableBeforeLoad(
      rows: 30,
      height: 44,
      viewport: 440,
      version,
      watch
    )
    table.delegate = try delegate()
    try ScrollWalk.load(table)
    var properties = table.properties
    properties.selection = selection
    try table.set(properties)
    try table.layoutIfNeeded()
  }

  var description: String { "seed \(seed), \(version), \(steps) steps" }

  /// Whether one row at most can be selected, whatever the table's mode is.
  var isSingle: Bool {
    !selection.allowsMultipleSelection && !selection.allowsMultipleSelectionDuringEditing
  }

  /// Something that a user or the app does.
  func step() throws {
    steps += 1
    watch.step(steps, "\(steps)")
    try act(random.next(in: 0...13))
    if table.isScrolling, random.next(in: 0...1) == 0 { try table.runAnimation() }
    if !table.isScrolling { try table.layoutIfNeeded() }
  }

  private func act(_ action: Int) throws {
    switch action {
    case 0...3: try table.tap(row())
    case 4: try table.touchDown(row())
    case 5: try table.touchUp()
    case 6: try table.cancelTouch()
    case 7: try table.tapAccessory(row())
    case 8: try press()
    case 9: try table.selectWithTwoFingers([row(), row(), row()])
    case 10: try table.focus(row())
    case 11: try table.springLoad(row())
    case 12: try table.drag(by: Double(random.next(in: -200...200)), velocity: 1)
    default: if random.next(in: 0...3) == 0 { try table.reloadData() }
    }
  }

  private func press() throws {
    let choices: [LongPress] = [.dismiss, .preview, .editMenu("copy:"), .contextMenu("Copy")]
    let choice = choices[random.next(in: 0...3)]
    _ = try table.press(row(), then: choice)
  }

  /// A row, now and then one that is not on the screen or does not exist.
  func row() -> IndexPath {
    let shown = table.displayedIndexPaths
    guard random.next(in: 0...9) > 0, !shown.isEmpty else {
      return IndexPath(section: 0, row: random.next(in: 0...33))
    }
    return shown[random.next(in: 0...(shown.count - 1))]
  }

  private func delegate() throws -> Client {
    var client = Client()
    for callback in Self.candidates where random.next(in: 0...4) > 0 {
      switch callback.facts.answerKind {
      case .void: client[callback] = .action { _, _ in }
      case .flag:
        client[callback] = .flag { [self] _, _ in random.next(in: 0...5) > 0 }
      case .optionalRow: client[callback] = .row { [self] _, call in answer(call) }
      case .menuConfiguration:
        client[callback] = .menu { [self] _, _ in menu() }
      case .targetedPreview: client[callback] = .word { _, _ in nil }
      default: client[callback] = .word { _, _ in "detailButton" }
      }
    }
    return client
  }

  /// The row given, another one, or nil.
  private func answer(_ call: Call) -> IndexPath? {
    switch random.next(in: 0...5) {
    case 0: nil
    case 1: row()
    default: call.arguments.path
    }
  }

  private func menu() -> ContextMenu? {
    random.next(in: 0...2) == 0 ? nil : ContextMenu(titles: ["Copy"])
  }
}
