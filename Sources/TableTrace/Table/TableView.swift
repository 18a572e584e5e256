/// A simulated `UITableView`, which calls its clients in the same order as the real table view.
///
/// It reports every call to a sink. It makes no input or output, and uses neither a clock nor
/// random numbers.
///
/// It is a class because its clients call it while it calls them. The app and the host act on the
/// same table.
///
/// Its state consists of values that never call the app. No access to such a value continues during
/// a call to a client, because the client may call the table. Debug builds and the fuzzer's builds
/// check this at each access. Other builds, including packages that use the library, do not.
public final class TableView {
  /// The style, which cannot change.
  public let style: TableStyle
  /// The values of all rules for the simulated version.
  package let profile: Profile
  /// The measured heights of self-sizing rows, headers and footers.
  public var fittingHeights = FittingHeights()
  /// The number of pixels in a point.
  public var screenScale = 2.0 { didSet { requeryBreaks += 1 } }
  package var isUnderLargeTitle = false { didSet { requeryBreaks += 1 } }
  package var isPad = false
  /// The user's preferred text size, which must be set before the table loads.
  public var contentSizeCategory = ContentSizeCategory.large { didSet { requeryBreaks += 1 } }
  /// Runs work that the app has queued, after a touch ends and before its row is selected.
  package var queuedWork: ((RuleID) throws(UIKitException) -> Void)?
  /// Runs work that is due, after each frame of scrolling or dragging.
  package var afterFrame: (() throws(UIKitException) -> Void)?
  package var refreshAction: (() throws(UIKitException) -> Void)?
  /// Runs the hooks of cells, headers and footers, with their arguments.
  package var afterHook: ((CellHook, Arguments) -> Void)?
  /// Calls `setEditing` of a table view controller when a swipe begins or ends.
  package var controllerSetsEditing: ((Bool) throws(UIKitException) -> Void)?
  let sink: any TraceSink
  /// The sink, if it can hold back calls.
  let heldCalls: HeldCalls?

  var currentProperties: TableProperties {
    didSet {
      requeryBreaks += 1
      placeContent()
    }
  }
  var clients = Clients() { didSet { requeryBreaks += 1 } }
  /// The number of changes after which a re-query cannot use its fast path.
  var requeryBreaks = 0
  var content = Content()
  var pending = PendingWork()
  /// The bounds of the table: the visible part of the content.
  var viewport: Viewport
  var screen = Screen()
  var cells = CellStore()
  var scrolling = ScrollState()
  var fingers = Fingers()
  var selection = SelectionState()
  /// Edit mode and the open row.
  var editing = EditingState()
  var moving = MovingState()
  /// The rows that running code still needs.
  var followed = FollowedRows()
  /// The open update group, and the animations of closed groups.
  var updates = UpdateState()
  /// Where the data source's counts are from.
  var origins = AnswerOrigins()
  var progress = Progress()

  /// Makes a table of a version, which records its calls and phases.
  ///
  /// It has no clients, no window and no data. By default, it has the size of a small iPhone, in
  /// points.
  public convenience init(
    style: TableStyle = .plain,
    size: Size = Size(width: 320, height: 480),
    version: SystemVersion,
    recorder: TraceRecorder
  ) {
    self.init(
      style: style,
      size: size,
      profile: Profile(version),
      sink: HeldCalls(before: recorder)
    )
  }

  /// Makes a table without clients, window and data.
  package init(style: TableStyle, size: Size, profile: Profile, sink: any TraceSink) {
    self.style = style
    self.profile = profile
    self.sink = sink
    heldCalls = sink as? HeldCalls
    viewport = Viewport(size: size)
    currentProperties = TableProperties(profile)
    placeContent()
    sink.attached(to: self)
  }
}

@available(*, unavailable)
extension TableView: Sendable {}
