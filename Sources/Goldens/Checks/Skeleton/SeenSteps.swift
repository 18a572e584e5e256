import Goldens
import Project
import TableTrace

/// The probable steps of a log, guessed from calls that only these steps cause.
struct SeenSteps {
  /// A step, with the line of the log that shows it.
  struct Step: Hashable {
    var text: String
    var line: Int
    var callback: String
    /// Whether the step only makes the next one possible.
    var isPreparation = false
  }

  private static let most = 200

  private(set) var steps: [Step] = []
  private(set) var loadCount: Int

  private let height: Double
  private var tapped: IndexPath?
  private var tapRank = 0
  private var lastRow: IndexPath?
  private var hasCells = false
  private var isCounted = false
  private var scrolledRows = 0

  init(_ calls: [SeenCall], height: Double, isLoaded: Bool) {
    self.height = height
    loadCount = isLoaded ? 0 : calls.count
    hasCells = isLoaded
    for (place, call) in calls.enumerated() where steps.count < Self.most {
      switch call.message {
      case .callback(let callback): take(callback, call)
      case .controller(let hook): take(hook, call)
      case .cell, .cellProvider: break
      }
      if loadCount == calls.count, !steps.isEmpty { loadCount = place }
    }
    if isLoaded, let first = calls.first, steps.first?.line != first.line {
      let frames = calls.count { $0.message == .callback(.scrollViewDidScroll) }
      explain(first, isAnimated: frames > 1)
    }
  }

  /// The number of first steps that only prepare the next one.
  var preparations: Int { steps.prefix(while: \.isPreparation).count }

  /// Adds the usual cause of a call before the steps.
  private mutating func explain(_ call: SeenCall, isAnimated: Bool) {
    guard case .callback(let callback) = call.message else { return }
    let row = call.place ?? IndexPath(section: 0, row: 0)
    let other = IndexPath(section: row.section, row: row.row == 0 ? 1 : 0)
    let texts = CallbackCause.of(callback).steps("\(row)", "\(other)")
    let isCell = callback == .cellForRowAt || callback == .willDisplayCell
    let by = isAnimated ? "\(points(3)), animated: true" : points(1)
    let causes = isCell && row.row > 0 ? ["scroll: {by: \(by)}"] : texts
    let name = call.message.name(.swift)
    let last = causes.count - 1
    steps =
      causes.enumerated().map { place, text in
        Step(text: text, line: call.line, callback: name, isPreparation: place < last)
      } + steps
  }

  /// The order of the callbacks during a touch.
  private static let ranks: [Callback: Int] = [
    .shouldHighlightRowAt: 1, .didHighlightRowAt: 2, .didUnhighlightRowAt: 3, .willSelectRowAt: 4,
    .didSelectRowAt: 5,
  ]

  /// The steps that a single callback shows, with its row.
  private static let tellers: [Callback: @Sendable (_ row: String) -> String] = [
    .willBeginEditingRowAt: { "swipe: {row: \($0)}" },
    .accessoryButtonTappedForRowWith: { "tapAccessory: \($0)" },
    .contextMenuConfigurationForRowAt: { "longPress: \($0)" },
    .shouldShowMenuForRowAt: { "longPress: \($0)" },
    .scrollViewDidScrollToTop: { _ in "tapStatusBar" },
  ]

  private mutating func take(_ callback: Callback, _ call: SeenCall) {
    let row = "\(call.place ?? IndexPath(section: 0, row: 0))"
    if let rank = Self.ranks[callback] {
      touch(call, rank: rank)
    } else if let text = Self.tellers[callback] {
      begin(text(row), call)
    } else if callback == .cellForRowAt {
      takeCell(call)
    } else if callback == .numberOfSections || callback == .numberOfRowsInSection {
      if hasCells, !isCounted { begin("reloadData", call) }
      isCounted = true
    } else if callback == .scrollViewWillBeginDragging {
      begin("drag: {by: \(points(1)), velocity: 1}", call)
    } else if callback == .shouldIndentWhileEditingRowAt {
      beginEditing(call)
    } else if callback == .didEndEditingRowAt, isLast("swipe") {
      begin("closeSwipe", call)
    } else if callback == .commitEditingStyle, isLast("swipe") {
      begin("confirmDelete", call)
    } else if let target = call.target {
      take(moveTo: target, callback, call)
    }
  }

  /// A dragged row queries its target during the drag, and moves at the end.
  private mutating func take(moveTo target: IndexPath, _ callback: Callback, _ call: SeenCall) {
    if callback == .moveRowAt, isLast("reorder") { return }
    let row = call.place ?? IndexPath(section: 0, row: 0)
    let text = "reorder: {from: \(row), over: [\(target)]}"
    if steps.last?.text == text { return }
    let count = steps.count
    beginEditing(call)
    if steps.count > count { steps[count].isPreparation = true }
    begin(text, call)
  }

  private mutating func take(_ hook: ControllerHook, _ call: SeenCall) {
    switch hook {
    case .setEditing: beginEditing(call)
    case .viewWillDisappear: begin("disappear", call)
    case .viewWillAppear:
      if steps.contains(where: { $0.text == "disappear" }) { begin("appear", call) }
    case .viewDidLoad, .viewIsAppearing, .viewDidAppear, .viewDidDisappear, .viewWillTransition,
      .traitCollectionDidChange, .viewSafeAreaInsetsDidChange, .viewWillLayoutSubviews,
      .viewDidLayoutSubviews, .keyboardWillShow, .keyboardWillHide, .refreshControlValueChanged:
      break
    }
  }

  private mutating func beginEditing(_ call: SeenCall) {
    let isEditing = steps.contains { $0.text == "setEditing: true" }
    if !isEditing { begin("setEditing: true", call) }
  }

  /// Cells of further rows appear because the table scrolls.
  private mutating func takeCell(_ call: SeenCall) {
    let distance = distance(to: call.place)
    if hasCells, !isCounted, distance > 0, !steps.isEmpty, !isLast("drag"), !isLast("reloadData") {
      scrolledRows = isLast("scroll") ? scrolledRows + distance : distance
      if isLast("scroll") { steps.removeLast() }
      begin("scroll: {by: \(points(scrolledRows))}", call)
    }
    (hasCells, isCounted) = (true, false)
    lastRow = [lastRow, call.place].compactMap(\.self).max()
  }

  /// The number of rows from the last row so far to a row, with one row for another section.
  private func distance(to place: IndexPath?) -> Int {
    guard let place, let lastRow, place > lastRow else { return 0 }
    return place.section == lastRow.section ? place.row - lastRow.row : place.row + 1
  }

  /// An earlier callback of a touch, or another row, begins another tap.
  private mutating func touch(_ call: SeenCall, rank: Int) {
    let place = call.place ?? IndexPath(section: 0, row: 0)
    if tapped != place || rank <= tapRank { begin("tap: \(place)", call) }
    (tapped, tapRank) = (place, rank)
  }

  private func isLast(_ word: String) -> Bool {
    steps.last?.text.hasPrefix(word) ?? false
  }

  private mutating func begin(_ text: String, _ call: SeenCall) {
    (tapped, tapRank) = (nil, 0)
    steps.append(Step(text: text, line: call.line, callback: call.message.name(.swift)))
  }

  private func points(_ rows: Int) -> String { TraceFormat.number(Double(rows) * height) }
}
