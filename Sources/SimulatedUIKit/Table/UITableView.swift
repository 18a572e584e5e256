public import Foundation
import TableTrace

/// A table: a list of rows in sections, whose calls to its clients are those of a real one.
///
/// It has no window, loads nothing and draws nothing until a ``UIWindow`` shows it or its clients ask.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// The simulation behind it.
  let engine: TableView
  /// What it has printed.
  let recorder: TraceRecorder
  /// What judges it by the laws.
  let laws: LawWatch
  /// Where its events go.
  let sink: any TraceSink
  /// The calls to its clients that are open.
  var conversation = Conversation()
  /// How its life ends.
  var ending = TableEnding()
  /// What looks at its trace.
  var recorders: [WeakRecorder] = []
  /// What the simulation cannot know or do, as far as it mattered.
  var warnings: [String] = []
  /// The number of steps so far.
  var steps = 0
  /// The cells, views and classes that it knows.
  var known = KnownViews()
  /// The menu that a long press shows.
  var shown = ShownMenu()
  /// The session of what is dragged.
  let session = UITableDragAndDropSession()
  /// The controller whose view or subview it is, if that is one of a table.
  weak var controller: UITableViewController?
  /// What of its looks no call depends on.
  var appearance = TableAppearance()

  /// The data source.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { engine.dataSource = dataSource.map(dataSourceClient) }
  }
  /// The delegate, which is also that of the scroll view.
  open weak var delegate: (any UITableViewDelegate)? {
    didSet { engine.delegate = delegate.map(delegateClient) }
  }
  /// What fetches data ahead, from iOS 10.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    didSet { engine.prefetchDataSource = prefetchDataSource.map(prefetchClient) }
  }
  /// The source of drags, from iOS 11.
  open weak var dragDelegate: (any UITableViewDragDelegate)? {
    didSet { engine.dragDelegate = dragDelegate.map(dragClient) }
  }
  /// The target of drops, from iOS 11.
  open weak var dropDelegate: (any UITableViewDropDelegate)? {
    didSet { engine.dropDelegate = dropDelegate.map(dropClient) }
  }
  /// The view above the first section.
  open var tableHeaderView: UIView? {
    didSet {
      change { $0.tableHeaderViewHeight = (tableHeaderView?.frame.height).map { Double($0) } }
    }
  }
  /// The view below the last section.
  open var tableFooterView: UIView? {
    didSet {
      change { $0.tableFooterViewHeight = (tableFooterView?.frame.height).map { Double($0) } }
    }
  }

  /// Makes a table of the version that ``Simulation`` names.
  public init(frame: CGRect, style: Style) {
    var recipients = Set(Recipient.allCases)
    if !Simulation.tracesCells { recipients.subtract([.cell, .cellProvider]) }
    recorder = TraceRecorder(recipients: recipients)
    laws = LawWatch(Simulation.version, before: recorder)
    sink = HeldCalls(before: laws)
    engine = TableView(
      style: TableStyle(style),
      size: Size(frame.size),
      profile: Profile(Simulation.version),
      sink: sink
    )
    super.init(frame: frame)
    begin("load")
    engine.afterHook = { [unowned self] hook, arguments in run(hook, arguments) }
    engine.controllerSetsEditing = { [unowned self] editing throws(UIKitException) in
      try running { controller?.swipeSetsEditing(editing) }
    }
  }

  /// Makes a plain table that comes from an archive, of which nothing is read.
  public required convenience init?(coder: NSCoder) {
    self.init(frame: .zero, style: .plain)
  }

  /// Makes a plain table.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// The style, fixed for life.
  public var style: Style { Style(engine.style) }

  /// Where the content is, in points.
  open override var contentOffset: CGPoint {
    get { CGPoint(x: 0, y: engine.contentOffset) }
    set { setContentOffset(newValue, animated: false) }
  }

  /// Moves the content, with an animation or without; a table moves it up and down only.
  open override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    attempt { () throws(UIKitException) in
      try engine.setContentOffset(Double(contentOffset.y), animated: animated)
    }
  }

  /// Moves the content as little as shows a part of it.
  open override func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    attempt { () throws(UIKitException) in
      try engine.scrollRectToVisible(Rect(rect), animated: animated)
    }
  }

  /// The size of the content, in points, as the table measures it.
  open override var contentSize: CGSize {
    get {
      attempt(or: .zero) { () throws(UIKitException) in
        let size = try engine.contentSize()
        return CGSize(width: size.width, height: size.height)
      }
    }
    set { warn("a table measures its contentSize itself, and ignores one that is set") }
  }

  /// The space around the content, in points.
  open override var contentInset: UIEdgeInsets {
    didSet { change { $0.contentInset = EdgeInsets(contentInset) } }
  }

  /// Whether a finger scrolls.
  open override var isScrollEnabled: Bool {
    didSet { change { $0.scrolling.isScrollEnabled = isScrollEnabled } }
  }

  /// Whether the content can be pulled beyond its ends.
  open override var bounces: Bool {
    didSet { change { $0.scrolling.bounces = bounces } }
  }

  /// Whether a tap on the status bar scrolls.
  open override var scrollsToTop: Bool {
    didSet { change { $0.scrolling.scrollsToTop = scrollsToTop } }
  }

  /// Whether a finger drags the content, or what it let go still moves.
  open override var isDragging: Bool { engine.isDragging }

  /// Asks for a layout at the end of the turn.
  open override func setNeedsLayout() {
    super.setNeedsLayout()
    engine.setNeedsLayout()
  }

  /// Lays out now what waits for the end of the turn.
  open override func layoutIfNeeded() {
    attempt { () throws(UIKitException) in try engine.layoutIfNeeded() }
    super.layoutIfNeeded()
  }

  /// Is told that it is in another window, which makes it load unless its controller does, or in none.
  open override func didMoveToWindow() {
    guard let window else {
      guard engine.isInWindow else { return }
      return attempt { () throws(UIKitException) in try engine.removeFromWindow() }
    }
    guard !window.isShowing else { return }
    attempt { () throws(UIKitException) in try engine.moveToWindow() }
  }

  override func sizeDidChange() {
    super.sizeDidChange()
    guard engine.isInWindow else { return engine.adoptSize(Size(frame.size)) }
    engine.resize(to: Size(frame.size))
  }

  /// A client turns out not to implement a method that the table has called.
  override func lacks(_ callback: Callback) {
    conversation.deny(callback)
  }
}
