/// A simulated `UITableView`: it asks its clients what the real one would, in the same order, and
/// reports every call to a sink.
///
/// A class, because its clients call back into it while it is calling them, and because the app and
/// the host act on the same table. It does no input or output, has no clock and no randomness.
public final class TableView {
  /// The style, fixed for life.
  public let style: TableStyle
  /// The values of all rules for the version simulated.
  public let profile: Profile
  /// The heights that self-sizing rows, headers and footers take.
  public var fittingHeights = FittingHeights()
  /// Receives every event.
  let sink: any TraceSink

  // What the app sets.
  private(set) var clients: [Recipient: Client] = [:]
  var handlers: [Handler?]
  var currentProperties: TableProperties {
    didSet { placeContent() }
  }
  var registrations: Set<String> = []

  // What has been loaded.
  var loaded = Loaded.nothing
  var content = ContentGeometry()
  /// Whether anything of the content is guessed until it is displayed.
  var hasEstimates = false
  /// Whether any section has a header or footer, or may have one.
  var hasSectionEnds = false

  // What is pending.
  var needsLayout = true {
    didSet { if !needsLayout { layoutRule = nil } }
  }
  /// The rule that made the layout pending; nil for one that a reload waits for.
  var layoutRule: RuleID?
  var owedRound: OwedRound?
  var discardsCells = false
  var asksIndexTitles = true
  /// Whether a round has been asked since the last pass over the visible rows.
  var hasNewGeometry = false

  // What is on screen.
  /// Whether the table is in a window.
  public internal(set) var isInWindow = false
  /// The size of the bounds, in points.
  public internal(set) var size: Size
  /// The vertical content offset, in points.
  public internal(set) var contentOffset = 0.0
  var displayedRows: [DisplayedRow] = []
  var displayedViews: [DisplayedView] = []
  /// Rows next to the displayed ones that have a cell all the same.
  var preparedRows: [DisplayedRow] = []

  // Scrolling.
  /// Whether the content last moved towards its top.
  var scrollsUp = false
  /// Whether the content has moved since the first layout.
  var hasScrolled = false
  /// What moves the content by itself.
  var motion: ScrollMotion?
  /// `isDragging`: a finger drags the content, or what it let go still moves.
  public internal(set) var isDragging = false
  /// The rows announced to the prefetch data source and not displayed since.
  var announcedRows: [IndexPath] = []
  /// The titles of the section index as they were last asked.
  var indexTitles: [String] = []
  /// The displayed row that keeps its place when rows above it are measured.
  var anchor: IndexPath?

  // Touch and selection.
  /// The selected rows, in the order in which they were selected.
  public internal(set) var selectedRows: [IndexPath] = []
  /// The row that is highlighted while a finger is on it.
  public internal(set) var highlightedRow: IndexPath?
  /// The finger that is on the table.
  var touch: Touch?
  /// The fingers that were lifted and whose rows are still to be selected, the last one at the end.
  var endedTouches: [Touch] = []
  /// Runs what the app has queued, once a finger is lifted and before its row is selected.
  package var queuedWork: ((RuleID) throws(UIKitException) -> Void)?
  /// The row that has focus.
  public internal(set) var focusedRow: IndexPath?
  /// The row that had focus last.
  var lastFocusedRow: IndexPath?
  /// The selection that comes back when edit mode ends.
  var selectionBeforeEditing: [IndexPath] = []

  // Editing.
  /// `isEditing`: the table is in edit mode, or the actions behind a row are shown.
  public internal(set) var isEditing = false
  /// Whether the table is in edit mode, which a swipe alone is not.
  var isInEditMode = false
  /// The row behind which buttons are shown.
  var openRow: OpenRow?
  /// The row whose swipe was cancelled and whose end is told with the next touch.
  var unendedSwipe: OpenRow?
  /// Whether the actions of a row are being asked, and whether a reload came meanwhile.
  var swipeQuestions = SwipeQuestions.none
  /// What fingers move, and what the app does with what they have dropped.
  var moving = MovingState()
  /// Whether the cells lay themselves out for edit mode in the next layout.
  var owesEditingLayout = false
  /// What a table view controller does as a swipe begins and ends: its own `setEditing`.
  public var controllerSetsEditing: ((Bool) throws(UIKitException) -> Void)?

  // Structural updates.
  /// The group of updates that is open, and what closed ones have left to do.
  var updates = UpdateState()

  // Cells and views.
  var pool = ReusePool<Cell>()
  var viewPool = ReusePool<SectionView>()
  /// The reuse identifiers of header and footer views, by their numbers.
  var viewIdentifiers: [Int: String] = [:]
  var cellRecords: [CellRecord] = []
  var viewCount = 0

  // Where numbers come from.
  /// The place of what the app does now, a number of the caller's choice, such as the line of a
  /// script; explanations of exceptions carry it.
  public var placeInScript: Int?
  /// The place of the answer that a callback gives, where it has one of its own.
  package var placeOfAnswer: Int?
  /// The trace's line of the call that answered last; nil for one that is not traced.
  var lineOfAnswer: Int?
  /// Where the counts that the data source answered last come from.
  var countOrigins = CountOrigins()
  /// How often the table has asked for the number of sections: the rows asked until the next time
  /// belong to the same state of the data.
  package var countRounds: Int { countOrigins.rounds }

  // What is going on.
  var openCalls = 0
  /// The number of calls made to clients so far, which numbers them from 1.
  var callCount = 0
  var hasLaidOut = false
  var isLayingOut = false
  var hasWarnedOutsideWindow = false
  var hasWarnedOfZeroHeight = false
  /// Whether the row whose cell is being made is not displayed yet.
  var isPreparingAhead = false
  /// The row whose cellForRow is running.
  var rowInProgress: RowInProgress?

  /// How much of the data source's answers the table holds.
  enum Loaded {
    case nothing
    case counts([Int])
    case geometry
  }

  /// A round that the next layout asks before its cells.
  struct OwedRound {
    var round: HostRound
    var rule: RuleID
  }

  /// Makes a table that has no clients, no window and nothing loaded.
  public init(style: TableStyle, size: Size, profile: Profile, sink: any TraceSink) {
    self.style = style
    self.size = size
    self.profile = profile
    self.sink = sink
    handlers = Array(repeating: nil, count: Callback.allCases.count)
    currentProperties = TableProperties(profile)
    placeContent()
  }

  /// The data source; nil answers one section without rows.
  public var dataSource: Client? {
    get { clients[.dataSource] }
    set { set(newValue, as: .dataSource) }
  }

  /// The delegate, which also gets the scroll view's callbacks.
  public var delegate: Client? {
    get { clients[.delegate] }
    set { set(newValue, as: .delegate) }
  }

  /// The prefetch data source, from iOS 10.
  public var prefetchDataSource: Client? {
    get { clients[.prefetchDataSource] }
    set { set(newValue, as: .prefetchDataSource) }
  }

  /// The drag delegate, from iOS 11.
  public var dragDelegate: Client? {
    get { clients[.dragDelegate] }
    set { set(newValue, as: .dragDelegate) }
  }

  /// The drop delegate, from iOS 11.
  public var dropDelegate: Client? {
    get { clients[.dropDelegate] }
    set { set(newValue, as: .dropDelegate) }
  }

  private func set(_ client: Client?, as recipient: Recipient) {
    let known = client?.known(to: profile.version)
    clients[recipient] = known
    for callback in Callback.allCases where callback.recipient == recipient {
      handlers[Int(callback.rawValue)] = known?[callback]
    }
    if recipient == .dataSource {
      forgetSelection()
      moving.reload()
    }
    guard recipient == .dataSource || recipient == .delegate else { return }
    invalidate()
  }

  /// Discards what is loaded, as a new client or a structural property does.
  func invalidate() {
    guard case .nothing = loaded else {
      loaded = .nothing
      discardsCells = true
      needLayout(.dataSourceSet)
      owedRound = OwedRound(round: .geometry, rule: .dataSourceSet)
      return
    }
  }
}

@available(*, unavailable)
extension TableView: Sendable {}
