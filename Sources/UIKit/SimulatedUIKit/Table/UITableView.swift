public import Foundation
import TableTrace

public import struct Foundation.IndexPath

/// A table: a list of rows in sections, which calls its clients as a real one does.
///
/// It has no window. It loads nothing until a ``UIWindow`` shows it or its clients query it. It
/// draws nothing.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// The simulation that decides about the calls.
  let engine: TableView
  let recorder: TraceRecorder
  let laws: LawWatch
  let sink: any TraceSink
  /// The running calls to its clients.
  var conversation = Conversation()
  var ending = TableEnding()
  var recorders: [WeakRecorder] = []
  /// What the simulation could not know or do.
  var warnings: [String] = []
  var steps = 0
  /// The cells, views and classes that it knows.
  var known = KnownViews()
  /// The menu that a long press shows.
  var shown = ShownMenu()
  let session = UITableDragAndDropSession()
  /// The table view controller whose view or subview it is, or nil.
  weak var controller: UITableViewController?

  // These properties affect no call.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  open var separatorColor: UIColor?
  open var separatorEffect: UIVisualEffect?
  open var separatorInset = UIEdgeInsets.zero
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  open var backgroundView: UIView? {
    didSet { replace(oldValue, by: backgroundView) }
  }
  open var fillerRowHeight: CGFloat = 0
  open var cellLayoutMarginsFollowReadableWidth = false
  open var insetsContentViewsToSafeArea = true
  open var sectionIndexColor: UIColor?
  open var sectionIndexBackgroundColor: UIColor?
  open var sectionIndexTrackingBackgroundColor: UIColor?
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled {
    didSet {
      change {
        $0.selfSizingInvalidation = TableTrace.SelfSizingInvalidation(selfSizingInvalidation)
      }
    }
  }

  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { engine.dataSource = dataSource.map(dataSourceClient) }
  }
  open weak var delegate: (any UITableViewDelegate)? {
    didSet { engine.delegate = delegate.map(delegateClient) }
  }
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    didSet { engine.prefetchDataSource = prefetchDataSource.map(prefetchClient) }
  }
  open weak var dragDelegate: (any UITableViewDragDelegate)? {
    didSet { engine.dragDelegate = dragDelegate.map(dragClient) }
  }
  open weak var dropDelegate: (any UITableViewDropDelegate)? {
    didSet { engine.dropDelegate = dropDelegate.map(dropClient) }
  }
  open var tableHeaderView: UIView? {
    didSet {
      replace(oldValue, by: tableHeaderView)
      change { $0.tableHeaderViewHeight = (tableHeaderView?.frame.height).map { Double($0) } }
    }
  }
  open var tableFooterView: UIView? {
    didSet {
      replace(oldValue, by: tableFooterView)
      change { $0.tableFooterViewHeight = (tableFooterView?.frame.height).map { Double($0) } }
    }
  }

  /// Creates a table for the version that ``Simulation`` names.
  public init(frame: CGRect, style: Style) {
    (engine, recorder, laws, sink) = Self.parts(style, frame.size)
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    (engine, recorder, laws, sink) = Self.parts(.plain, .zero)
    super.init(coder: coder)
    setUp()
  }

  public convenience override init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  public var style: Style { Style(engine.style) }

  open override var contentOffset: CGPoint {
    get { CGPoint(x: 0, y: engine.contentOffset) }
    set { setContentOffset(newValue, animated: false) }
  }

  open override var bounds: CGRect {
    get { CGRect(origin: contentOffset, size: frame.size) }
    set {
      frame.size = newValue.size
      if newValue.origin != contentOffset { contentOffset = newValue.origin }
    }
  }

  /// Moves the content vertically, with or without animation.
  open override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    attempt { () throws(UIKitException) in
      try engine.setContentOffset(Double(contentOffset.y), animated: animated)
    }
  }

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
    set { warn("a table measures its contentSize itself, so setting it has no effect") }
  }

  open override var contentInset: UIEdgeInsets {
    didSet { change { $0.contentInset = EdgeInsets(contentInset) } }
  }

  open override var isScrollEnabled: Bool {
    didSet { change { $0.scrolling.isScrollEnabled = isScrollEnabled } }
  }

  open override var bounces: Bool {
    didSet { change { $0.scrolling.bounces = bounces } }
  }

  open override var scrollsToTop: Bool {
    didSet { change { $0.scrolling.scrollsToTop = scrollsToTop } }
  }

  open override var isDragging: Bool { engine.isDragging }
  open override var isTracking: Bool { engine.isTracking }
  open override var isDecelerating: Bool { engine.isDecelerating }

  /// Requests a layout at the end of the run loop turn.
  open override func setNeedsLayout() {
    super.setNeedsLayout()
    engine.setNeedsLayout()
  }

  /// Runs the layout that waits for the end of the run loop turn.
  open override func layoutIfNeeded() {
    attempt { () throws(UIKitException) in try engine.layoutIfNeeded() }
    super.layoutIfNeeded()
  }

  /// Loads in a new window unless its controller does, and stops without a window.
  open override func didMoveToWindow() {
    guard let window else {
      guard engine.isInWindow else { return }
      return attempt { () throws(UIKitException) in try engine.removeFromWindow() }
    }
    guard !window.isShowing || isInCell else { return }
    attempt { () throws(UIKitException) in try engine.moveToWindow() }
  }

  open func reloadData() {
    attempt { () throws(UIKitException) in try engine.reloadData() }
  }

  open func numberOfRows(inSection section: Int) -> Int { rowCount(section) }

  open func dequeueReusableCell(
    withIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UITableViewCell { reusableCell(identifier, for: indexPath) }

  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownHeader(section)
  }

  open func scrollToRow(
    at indexPath: IndexPath,
    at scrollPosition: ScrollPosition,
    animated: Bool
  ) { scroll(to: indexPath, at: scrollPosition, animated: animated) }

  open func reloadSectionIndexTitles() {
    attempt { () throws(UIKitException) in try engine.reloadSectionIndexTitles() }
  }

  open func beginUpdates() {
    update { engine throws(UIKitException) in try engine.beginUpdates() }
  }

  @_disfavoredOverload
  open func endUpdates() {
    update { engine throws(UIKitException) in try engine.endUpdates() }
  }

  @_disfavoredOverload
  open func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let handler = self.completion(completion)
    update { engine throws(UIKitException) in
      try engine.performBatchUpdates(
        { _ throws(UIKitException) in try running { updates?() } },
        completion: handler
      )
    }
  }

  @_disfavoredOverload
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { engine throws(UIKitException) in
      try engine.insertRows(at: indexPaths.simulated, with: TableTrace.RowAnimation(animation))
    }
  }

  @_disfavoredOverload
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { engine throws(UIKitException) in
      try engine.deleteRows(at: indexPaths.simulated, with: TableTrace.RowAnimation(animation))
    }
  }

  @_disfavoredOverload
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { engine throws(UIKitException) in
      try engine.reloadRows(at: indexPaths.simulated, with: TableTrace.RowAnimation(animation))
    }
  }

  @_disfavoredOverload
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    attempt { () throws(UIKitException) in
      try engine.reconfigureRows(at: indexPaths.simulated)
    }
  }

  @_disfavoredOverload
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { engine throws(UIKitException) in
      try engine.moveRow(
        at: TableTrace.IndexPath(indexPath),
        to: TableTrace.IndexPath(newIndexPath)
      )
    }
  }

  @_disfavoredOverload
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { engine throws(UIKitException) in
      try engine.insertSections(Array(sections), with: TableTrace.RowAnimation(animation))
    }
  }

  @_disfavoredOverload
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { engine throws(UIKitException) in
      try engine.deleteSections(Array(sections), with: TableTrace.RowAnimation(animation))
    }
  }

  @_disfavoredOverload
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { engine throws(UIKitException) in
      try engine.reloadSections(Array(sections), with: TableTrace.RowAnimation(animation))
    }
  }

  @_disfavoredOverload
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { engine throws(UIKitException) in
      try engine.moveSection(section, toSection: newSection)
    }
  }

  open var isEditing: Bool {
    get { engine.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  open func setEditing(_ editing: Bool, animated: Bool) {
    if editing { warnOfUnknown([.commit, .moveRowAt], dataSource) }
    attempt { () throws(UIKitException) in
      try engine.setEditing(editing, animated: animated)
    }
  }

  override func sizeDidChange() {
    super.sizeDidChange()
    guard engine.isInWindow else { return engine.adoptSize(Size(frame.size)) }
    attempt { () throws(UIKitException) in try engine.resize(to: Size(frame.size)) }
  }

  /// Records that a client does not implement a method that the table has called.
  override func lacks(_ callback: Callback) {
    conversation.deny(callback)
  }
}
