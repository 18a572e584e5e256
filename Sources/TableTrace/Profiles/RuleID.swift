/// The stable name of a rule; the raw value is what reports and `tabletrace rules` print.
public enum RuleID: String, CaseIterable, Sendable {
  // What the host does.
  case viewController = "host.view-controller"
  case viewControllerStoryboard = "host.view-controller-storyboard"
  case tableViewController = "host.table-view-controller"
  case tableViewControllerInNavigation = "host.table-view-controller-in-navigation"
  case tableViewControllerPresented = "host.table-view-controller-presented"
  case detached = "host.detached"
  case writtenTriggers = "host.written-triggers"
  case frameChange = "host.frame-change"
  case insetChange = "host.inset-change"
  case windowChange = "host.window-change"
  case controllerLifeCycle = "host.controller-life-cycle"
  case dataSourceSet = "host.data-source-set"
  case propertyChange = "host.property-change"
  case tableHeaderView = "host.table-header-view"

  // A round of questions.
  case sectionOrder = "load.section-order"
  case numberOfSections = "load.number-of-sections"
  case numberOfRows = "load.number-of-rows"
  case viewInRound = "load.view-in-round"
  case titleInRound = "load.title-in-round"
  case sectionHeightInRound = "load.section-height-in-round"
  case sectionEstimateInRound = "load.section-estimate-in-round"
  case rowHeightInRound = "load.row-height-in-round"
  case rowEstimateInRound = "load.row-estimate-in-round"
  case sectionIndexTitles = "load.section-index-titles"
  case queryLoads = "load.query-loads"
  case rowLimit = "load.row-limit"

  // The cells of a layout pass.
  case rowsOfPass = "cell.rows-of-pass"
  case heightsBeforeCells = "cell.heights-before-cells"
  case cellForRow = "cell.cell-for-row"
  case heightInDequeue = "cell.height-in-dequeue"
  case heightAfterCell = "cell.height-after-cell"
  case indentationLevel = "cell.indentation-level"
  case accessoryType = "cell.accessory-type"
  case canEdit = "cell.can-edit"
  case willDisplay = "cell.will-display"
  case secondPass = "cell.second-pass"
  case surplusCells = "cell.surplus-cells"
  case newBeforeOld = "cell.new-before-old"
  case closingQuery = "cell.closing-query"
  case cellLayout = "cell.layout-subviews"
  case rowAhead = "cell.row-ahead"
  case rowKept = "cell.row-kept"
  case nilCell = "cell.nil-cell"
  case rowHeightSign = "cell.row-height-sign"

  // Headers and footers of a layout pass.
  case sectionViewsAfterCells = "section-view.after-cells"
  case sectionHeightBeforeView = "section-view.height-before-view"
  case earlyFooterHeight = "section-view.early-footer-height"
  case sectionViewTitle = "section-view.title"
  case sectionViewWillDisplay = "section-view.will-display"
  case sectionViewDidEnd = "section-view.did-end"
  case firstGroupedHeader = "section-view.first-grouped-header"
  case sectionViewExtent = "section-view.extent"
  case sectionViewAskedAgain = "section-view.asked-again"

  // Scrolling.
  case didScroll = "scroll.did-scroll"
  case cellsAfterScroll = "scroll.cells-in-layout"
  case offsetKept = "scroll.offset-kept"
  case insetMovesContent = "scroll.inset-moves-content"
  case rowAboveMeasured = "scroll.row-above-measured"
  case scrollAnimation = "scroll.animation"
  case drag = "scroll.drag"
  case deceleration = "scroll.deceleration"
  case isDragging = "scroll.is-dragging"
  case scrollFrames = "scroll.frames"
  case rubberBand = "scroll.rubber-band"
  case statusBar = "scroll.status-bar"
  case scrollHeights = "scroll.heights-first"
  case scrollPosition = "scroll.position"
  case scrollRange = "scroll.range"
  case sectionIndexTouch = "section-index.touch"
  case sectionIndexShown = "section-index.shown"

  // Announcing rows.
  case prefetchWindow = "prefetch.window"
  case prefetchStart = "prefetch.start"
  case prefetchCancel = "prefetch.cancel"

  // reloadData and layout.
  case reloadRound = "reload.round"
  case reloadLayout = "reload.layout"
  case firstLayoutRound = "reload.first-layout-round"
  case reloadDidEnd = "reload.did-end"
  case layoutForced = "layout.forced"
  case layoutOutsideWindow = "layout.outside-window"

  // The reuse pool.
  case poolOrder = "reuse.pool-order"
  case prepareForReuse = "reuse.prepare-for-reuse"
  case dequeueUnregistered = "reuse.dequeue-unregistered"
  case sectionViewPool = "reuse.section-views"
  case memoryWarning = "reuse.memory-warning"

  // Geometry.
  case estimatesByDefault = "geometry.estimates-by-default"
  case automaticRowEstimate = "geometry.automatic-row-estimate"
  case defaultRowHeight = "geometry.default-row-height"
  case sectionHeightDefault = "geometry.section-height-default"
  case sectionHeightAnswer = "geometry.section-height-answer"
  case viewWithoutHeight = "geometry.view-without-height"
  case invalidQuery = "geometry.invalid-query"

  // The app's own doing.
  case appRaised = "app.raised"
}
