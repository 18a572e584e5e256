/// The values of all rules for one version: what the simulated table obeys.
public struct Profile: Sendable {
  /// The version.
  public let version: SystemVersion

  let sectionOrder: SectionOrder
  let asksViewInRound: Bool
  let titleInRound: TitleInRound
  let sectionHeightInRound: SectionHeightInRound
  let rowLimit: Int
  let simulationLimit: SimulationLimit

  let rowsOfPass: RowsOfPass
  let asksHeightsBeforeCells: Bool
  let heightInDequeue: HeightInDequeue
  let asksHeightAfterCell: Bool
  let indentationPlace: IndentationPlace
  let asksAccessoryType: Bool
  let asksSectionHeightsBeforeSecondPass: Bool
  let asksClosingHeights: Bool
  let preparesRowAhead: Bool
  let keepsRowBehind: Bool
  let nilCellText: NilCellText
  let negativeHeightText: NegativeHeightText

  let sectionHeightBeforeView: SectionHeightBeforeView
  let asksFooterHeightEarly: Bool
  let sectionViewTitle: SectionViewTitle
  let skipsFirstGroupedHeader: Bool

  let reloadRound: HostRound
  let firstLayoutRound: HostRound
  let frameChangeRound: HostRound
  let insetChangeRound: HostRound
  let windowChangeRound: HostRound
  let propertyChangeRound: HostRound
  let tableHeaderViewRound: HostRound
  let warnsOutsideWindow: Bool

  let correctsOffset: Bool
  let scrollHeights: ScrollHeights
  let animatedLandsByEstimates: Bool
  let scrollRangeText: ScrollRangeText
  let prefetchWindow: Int
  let prefetchStart: PrefetchStart

  let refusesNegativePaths: Bool
  let absorbsRowsOfDeletedSection: Bool
  let raisesForTwoAnimations: Bool
  let raisesForEmptyAnimation: Bool
  let countText: CountText
  let batchTextUse: BatchTextUse
  let namesBugMethod: Bool
  let reloadsForSnapshots: Bool
  let snapshotText: SnapshotText?
  let warnsOfAccess: Bool
  let refusesDequeueTwice: Bool
  let refusesZeroFittingHeight: Bool
  let updateInsideCell: UpdateInsideCell
  let updateMethods: UpdateMethods
  let updateSectionOrder: SectionOrder
  let keepsMeasuredInUpdate: Bool
  let heightsOfShownRows: HeightsOfShownRows
  let tellsOfOffsetInUpdate: Bool
  let didEndsOfReload: Int
  let unhighlightsUnknownRow: Bool
  let accessoryWidth: Double
  let willDeselectTimes: Int
  let multipleSelection: MultipleSelection
  let restoresSelectionAfterEditing: Bool
  let twoFingerSelection: TwoFingerSelection
  let menuSelectors: [String]
  let editing: EditingProfile
  let swipe: SwipeProfile
  let drag: DragProfile
  let movesFocus: Bool
  let hasFocusProperties: Bool
  let selectsByFocus: Bool
  let springLoads: Bool

  let estimatesByDefault: Bool
  let automaticRowEstimate: Double
  let defaultRowHeight: Double
  let sectionHeightDefault: SectionHeightDefault
  let sectionHeightAnswer: SectionHeightAnswer
  let knowsFixedRowHeights: Bool
  let viewAloneHasHeight: Bool
  let raisesForInvalidSection: Bool
  let automaticTopPadding: Double

  /// Collects the values for a version.
  public init(_ version: SystemVersion) {
    self.version = version
    sectionOrder = LoadRules.sectionOrder.value(for: version)
    asksViewInRound = LoadRules.viewInRound.value(for: version)
    titleInRound = LoadRules.titleInRound.value(for: version)
    sectionHeightInRound = LoadRules.sectionHeightInRound.value(for: version)
    simulationLimit = ChangeRules.simulationLimit.value(for: version)
    rowLimit = LoadRules.rowLimit.value(for: version)
    rowsOfPass = CellRules.rowsOfPass.value(for: version)
    asksHeightsBeforeCells = CellRules.heightsBeforeCells.value(for: version)
    heightInDequeue = CellRules.heightInDequeue.value(for: version)
    asksHeightAfterCell = CellRules.heightAfterCell.value(for: version)
    indentationPlace = CellRules.indentationLevel.value(for: version)
    asksAccessoryType = CellRules.accessoryType.value(for: version)
    asksSectionHeightsBeforeSecondPass = RowPassRules.secondPass.value(for: version)
    asksClosingHeights = RowPassRules.closingQuery.value(for: version)
    preparesRowAhead = RowPassRules.rowAhead.value(for: version)
    keepsRowBehind = RowPassRules.rowKept.value(for: version)
    nilCellText = CellRules.nilCell.value(for: version)
    negativeHeightText = CellRules.rowHeightSign.value(for: version)
    sectionHeightBeforeView = SectionViewRules.heightBeforeView.value(for: version)
    asksFooterHeightEarly = SectionViewRules.earlyFooterHeight.value(for: version)
    sectionViewTitle = SectionViewRules.title.value(for: version)
    skipsFirstGroupedHeader = SectionViewRules.firstGroupedHeader.value(for: version)
    reloadRound = ReloadRules.round.value(for: version)
    firstLayoutRound = ReloadRules.firstLayoutRound.value(for: version)
    frameChangeRound = ChangeRules.frameChange.value(for: version)
    insetChangeRound = ChangeRules.insetChange.value(for: version)
    windowChangeRound = ChangeRules.windowChange.value(for: version)
    propertyChangeRound = ChangeRules.propertyChange.value(for: version)
    tableHeaderViewRound = ChangeRules.tableHeaderView.value(for: version)
    warnsOutsideWindow = ReloadRules.outsideWindow.value(for: version)
    animatedLandsByEstimates = ScrollTargetRules.animatedLanding.value(for: version)
    scrollHeights = ScrollTargetRules.heights.value(for: version)
    scrollRangeText = ScrollTargetRules.range.value(for: version)
    prefetchWindow = PrefetchRules.window.value(for: version)
    prefetchStart = PrefetchRules.start.value(for: version)
    correctsOffset = ScrollRules.rowAboveMeasured.value(for: version)
    refusesNegativePaths = ValidityRules.negativePath.value(for: version)
    absorbsRowsOfDeletedSection = ValidityRules.rowWithSection.value(for: version)
    raisesForTwoAnimations = ValidityRules.twoAnimations.value(for: version)
    raisesForEmptyAnimation = ValidityRules.emptyAnimation.value(for: version)
    countText = ValidityRules.countText.value(for: version)
    batchTextUse = ValidityRules.batchText.value(for: version)
    namesBugMethod = ValidityRules.countMethod.value(for: version)
    reloadsForSnapshots = DiffableRules.withoutAnimation.value(for: version)
    snapshotText = DiffableRules.duplicates.value(for: version)
    warnsOfAccess = AccessRules.visibleCells.value(for: version)
    refusesDequeueTwice = AccessRules.dequeueTwice.value(for: version)
    refusesZeroFittingHeight = AccessRules.zeroFittingHeight.value(for: version)
    updateInsideCell = AccessRules.updateInsideCell.value(for: version)
    updateMethods = UpdateRules.methods.value(for: version)
    updateSectionOrder = UpdateRules.sectionOrder.value(for: version)
    keepsMeasuredInUpdate = UpdateCellRules.measuredHeights.value(for: version)
    heightsOfShownRows = UpdateCellRules.shownHeights.value(for: version)
    tellsOfOffsetInUpdate = UpdateCellRules.contentOffset.value(for: version)
    didEndsOfReload = UpdateEndRules.reloadDidEnd.value(for: version)
    unhighlightsUnknownRow = TouchRules.cancelPath.value(for: version)
    accessoryWidth = TouchRules.accessoryWidth.value(for: version)
    willDeselectTimes = SelectionRules.willDeselectTimes.value(for: version)
    multipleSelection = SelectionRules.multiple.value(for: version)
    restoresSelectionAfterEditing = SelectionKeepingRules.editMode.value(for: version)
    twoFingerSelection = InteractionRules.twoFingers.value(for: version)
    menuSelectors = MenuRules.selectors.value(for: version)
    editing = EditingProfile(version)
    swipe = SwipeProfile(version)
    drag = DragProfile(version)
    movesFocus = FocusRules.moves.value(for: version)
    hasFocusProperties = FocusRules.allowed.value(for: version)
    selectsByFocus = FocusRules.selects.value(for: version)
    springLoads = FocusRules.springLoading.value(for: version)
    estimatesByDefault = GeometryRules.estimatesByDefault.value(for: version)
    automaticRowEstimate = GeometryRules.automaticRowEstimate.value(for: version)
    defaultRowHeight = GeometryRules.defaultRowHeight.value(for: version)
    sectionHeightDefault = GeometryRules.sectionHeightDefault.value(for: version)
    raisesForInvalidSection = GeometryRules.invalidSection.value(for: version)
    automaticTopPadding = GeometryRules.sectionHeaderTopPadding.value(for: version)
    knowsFixedRowHeights = GeometryRules.fixedRowHeight.value(for: version)
    viewAloneHasHeight = GeometryRules.viewWithoutHeight.value(for: version)
    sectionHeightAnswer = GeometryRules.sectionHeightAnswer.value(for: version)
  }
}
