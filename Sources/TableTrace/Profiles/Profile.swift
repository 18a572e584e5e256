/// The values of all rules that decide, for one version: what the simulated table obeys.
///
/// Each field holds what one floor of the table obeys; inside, each value is that of one file of
/// rules. They are stored, so that a look-up on the way costs nothing. Tests exchange one of them
/// to see what it decides.
package struct Profile: Sendable {
  package let version: SystemVersion

  package var host: HostRules.Values
  package var controller: ControllerRules.Values
  /// The values of changes of what surrounds a table.
  package var changes: ChangeRules.Values
  /// The values of a re-query.
  package var load: LoadRules.Values
  /// The values of reloadData and layout.
  package var reload: ReloadRules.Values
  package var drag: DragRules.Values
  package var layout: Layout
  package var geometry: Geometry
  package var scrolling: Scrolling
  package var touch: Touch
  package var selection: Selection
  package var editing: Editing
  package var updates: Updates

  package init(_ version: SystemVersion) {
    self.init(ProfileVersion(version))
  }

  init(_ version: ProfileVersion) {
    self.version = version.version
    host = HostRules.Values(version)
    controller = ControllerRules.Values(version)
    changes = ChangeRules.Values(version)
    load = LoadRules.Values(version)
    reload = ReloadRules.Values(version)
    drag = DragRules.Values(version)
    layout = Layout(version)
    geometry = Geometry(version)
    scrolling = Scrolling(version)
    touch = Touch(version)
    selection = Selection(version)
    editing = Editing(version)
    updates = Updates(version)
  }
}

extension Profile {
  /// The values of a layout pass: cells, headers and footers, and the pool.
  package struct Layout: Sendable {
    package var cells: CellRules.Values
    package var pass: RowPassRules.Values
    /// The values of rows that have a cell without being displayed.
    package var preparedRows: PreparedRowRules.Values
    /// The values of headers and footers.
    package var sectionViews: SectionViewRules.Values
    /// The values of announcing rows.
    package var prefetching: PrefetchRules.Values
    /// The values of the reuse pool, and what an app should not do while the table queries cells.
    package var reuse: ReuseRules.Values

    init(_ version: ProfileVersion) {
      cells = CellRules.Values(version)
      pass = RowPassRules.Values(version)
      preparedRows = PreparedRowRules.Values(version)
      sectionViews = SectionViewRules.Values(version)
      prefetching = PrefetchRules.Values(version)
      reuse = ReuseRules.Values(version)
    }
  }

  /// The values of places and heights.
  package struct Geometry: Sendable {
    package var table: GeometryRules.Values
    /// The values of the heights of headers and footers.
    package var sections: SectionHeightRules.Values

    init(_ version: ProfileVersion) {
      table = GeometryRules.Values(version)
      sections = SectionHeightRules.Values(version)
    }
  }

  package struct Scrolling: Sendable {
    /// The values of scrolling and what a finger does to the content.
    package var motion: ScrollRules.Values
    package var target: ScrollTargetRules.Values

    init(_ version: ProfileVersion) {
      motion = ScrollRules.Values(version)
      target = ScrollTargetRules.Values(version)
    }
  }

  /// The values of touches, focus and menus.
  package struct Touch: Sendable {
    package var taps: TouchRules.Values
    /// The values of two fingers, focus and springs.
    package var interaction: InteractionRules.Values
    package var menus: MenuRules.Values

    init(_ version: ProfileVersion) {
      taps = TouchRules.Values(version)
      interaction = InteractionRules.Values(version)
      menus = MenuRules.Values(version)
    }
  }

  package struct Selection: Sendable {
    package var rows: SelectionRules.Values
    package var keeping: SelectionKeepingRules.Values

    init(_ version: ProfileVersion) {
      rows = SelectionRules.Values(version)
      keeping = SelectionKeepingRules.Values(version)
    }
  }

  /// The values of edit mode and swipes.
  package struct Editing: Sendable {
    package var mode: EditingRules.Values
    package var swipe: SwipeRules.Values
    package var swipeEnd: SwipeEndRules.Values

    init(_ version: ProfileVersion) {
      mode = EditingRules.Values(version)
      swipe = SwipeRules.Values(version)
      swipeEnd = SwipeEndRules.Values(version)
    }
  }

  package struct Updates: Sendable {
    package var groups: UpdateRules.Values
    package var cells: UpdateCellRules.Values
    package var end: UpdateEndRules.Values
    /// The values of which updates are legal.
    package var validity: ValidityRules.Values
    /// The values of diffable data sources.
    package var diffable: DiffableRules.Values

    init(_ version: ProfileVersion) {
      groups = UpdateRules.Values(version)
      cells = UpdateCellRules.Values(version)
      end = UpdateEndRules.Values(version)
      validity = ValidityRules.Values(version)
      diffable = DiffableRules.Values(version)
    }
  }
}
