/// A simulated `UITableView`: it calls its clients as the real one would, in the same order, and
/// reports every call to a sink.
///
/// A class, because its clients call it while it is calling them. The app and the host also act on
/// the same table. It does no input or output, has no clock and no randomness.
///
/// Its state is a dozen values that call nobody; what it does is a conversation with its clients.
/// No access to a value is held while a client is called, because the client may call the table.
/// Debug builds and those of the fuzzer check that at every access. Other builds, also those of
/// packages that use the library, do not.
public final class TableView {
  /// The style, fixed for life.
  public let style: TableStyle
  /// The values of all rules for the version simulated.
  package let profile: Profile
  /// The heights that self-sizing rows, headers and footers take.
  public var fittingHeights = FittingHeights()
  /// The number of pixels in a point of the screen.
  public var screenScale = 2.0 { didSet { requeryBreaks += 1 } }
  package var isUnderLargeTitle = false { didSet { requeryBreaks += 1 } }
  /// Whether the device is an iPad.
  package var isPad = false
  /// The size of the text that the user likes; set it before the table loads.
  public var contentSizeCategory = ContentSizeCategory.large { didSet { requeryBreaks += 1 } }
  /// Runs what the app has queued, once a touch ends and before its row is selected.
  package var queuedWork: ((RuleID) throws(UIKitException) -> Void)?
  /// Runs what has become due, after each frame of what moves by itself or with a finger.
  package var afterFrame: (() throws(UIKitException) -> Void)?
  package var refreshAction: (() throws(UIKitException) -> Void)?
  /// Runs the methods of cells, headers and footers, with their arguments.
  package var afterHook: ((CellHook, Arguments) -> Void)?
  /// Calls `setEditing` of a table view controller when a swipe begins or ends.
  package var controllerSetsEditing: ((Bool) throws(UIKitException) -> Void)?
  let sink: any TraceSink
  /// The same sink, if it can keep calls back.
  let heldCalls: HeldCalls?

  var currentProperties: TableProperties {
    didSet {
      requeryBreaks += 1
      placeContent()
    }
  }
  var clients = Clients() { didSet { requeryBreaks += 1 } }
  /// The number of events that prevent a re-query from continuing as before.
  var requeryBreaks = 0
  var content = Content()
  var pending = PendingWork()
  /// The part of the content that is seen.
  var viewport: Viewport
  var screen = Screen()
  var cells = CellStore()
  var scrolling = ScrollState()
  var fingers = Fingers()
  var selection = SelectionState()
  /// Edit mode, and the row behind which buttons are shown.
  var editing = EditingState()
  var moving = MovingState()
  /// The rows that what is going on has to do with.
  var followed = FollowedRows()
  /// The group of updates that is open, and what closed ones have left to do.
  var updates = UpdateState()
  /// The origins of the data source's numbers.
  var origins = AnswerOrigins()
  var progress = Progress()

  /// Makes a table of a version, whose calls and phases a recorder collects; it has no clients, no
  /// window and nothing loaded.
  ///
  /// Its bounds, in points, are those of a small iPhone unless given.
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

  /// Makes a table that has no clients, no window and nothing loaded.
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
