/// The values of all rules that decide, for one version: what the simulated table obeys.
///
/// Each field holds the values of one file of rules. Tests exchange one of them to see what it
/// decides.
package struct Profile: Sendable {
  /// The version.
  package let version: SystemVersion

  /// The values of hosts.
  package var host: HostRules.Values
  /// The values of controllers.
  package var controller: ControllerRules.Values
  /// The values of changes of what surrounds a table.
  package var changes: ChangeRules.Values
  /// The values of a round of questions.
  package var load: LoadRules.Values
  /// The values of the cells of a pass.
  package var cells: CellRules.Values
  /// The values of a pass over the rows.
  package var rowPass: RowPassRules.Values
  /// The values of rows that have a cell without being displayed.
  package var preparedRows: PreparedRowRules.Values
  /// The values of headers and footers.
  package var sectionViews: SectionViewRules.Values
  /// The values of scrolling and what a finger does to the content.
  package var scroll: ScrollRules.Values
  /// The values of scrolling to a row.
  package var scrollTarget: ScrollTargetRules.Values
  /// The values of touches.
  package var touch: TouchRules.Values
  /// The values of the selection.
  package var selection: SelectionRules.Values
  /// The values of what stays selected.
  package var selectionKeeping: SelectionKeepingRules.Values
  /// The values of two fingers, focus and springs.
  package var interaction: InteractionRules.Values
  /// The values of menus.
  package var menus: MenuRules.Values
  /// The values of announcing rows.
  package var prefetch: PrefetchRules.Values
  /// The values of reloadData and layout.
  package var reload: ReloadRules.Values
  /// The values of the reuse pool and what an app should not do while the table asks for cells.
  package var reuse: ReuseRules.Values
  /// The values of edit mode.
  package var editing: EditingRules.Values
  /// The values of a swipe as it begins.
  package var swipe: SwipeRules.Values
  /// The values of a swipe as it ends.
  package var swipeEnd: SwipeEndRules.Values
  /// The values of drag and drop.
  package var drag: DragRules.Values
  /// The values of structural updates.
  package var updates: UpdateRules.Values
  /// The values of the cells of an update.
  package var updateCells: UpdateCellRules.Values
  /// The values of the end of an update.
  package var updateEnd: UpdateEndRules.Values
  /// The values of which updates are legal.
  package var validity: ValidityRules.Values
  /// The values of diffable data sources.
  package var diffable: DiffableRules.Values
  /// The values of geometry.
  package var geometry: GeometryRules.Values
  /// The values of the heights of headers and footers.
  package var sectionHeights: SectionHeightRules.Values

  /// Collects the values for a version.
  package init(_ version: SystemVersion) {
    self.version = version
    host = HostRules.Values(version)
    controller = ControllerRules.Values(version)
    changes = ChangeRules.Values(version)
    load = LoadRules.Values(version)
    cells = CellRules.Values(version)
    rowPass = RowPassRules.Values(version)
    preparedRows = PreparedRowRules.Values(version)
    sectionViews = SectionViewRules.Values(version)
    scroll = ScrollRules.Values(version)
    scrollTarget = ScrollTargetRules.Values(version)
    touch = TouchRules.Values(version)
    selection = SelectionRules.Values(version)
    selectionKeeping = SelectionKeepingRules.Values(version)
    interaction = InteractionRules.Values(version)
    menus = MenuRules.Values(version)
    prefetch = PrefetchRules.Values(version)
    reload = ReloadRules.Values(version)
    reuse = ReuseRules.Values(version)
    editing = EditingRules.Values(version)
    swipe = SwipeRules.Values(version)
    swipeEnd = SwipeEndRules.Values(version)
    drag = DragRules.Values(version)
    updates = UpdateRules.Values(version)
    updateCells = UpdateCellRules.Values(version)
    updateEnd = UpdateEndRules.Values(version)
    validity = ValidityRules.Values(version)
    diffable = DiffableRules.Values(version)
    geometry = GeometryRules.Values(version)
    sectionHeights = SectionHeightRules.Values(version)
  }
}
