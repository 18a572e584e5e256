extension ReleasedRules {
  /// What the rules said in 0.1.0.
  ///
  /// A rule whose words alone have changed since has its present ones, so that only what it says
  /// differs. Rules that are younger stand in a text of their own where the table did something else
  /// before them.
  static let text = textOfLoadAndTouch + textOfEditingAndUpdates + textOfYoungerRules

  /// Hosts, rounds, cells, scrolling, touches and the selection.
  private static let textOfLoadAndTouch = """
    host.view-controller\tiOS 4\tset-up, window, layout
    host.view-controller\tiOS 13\tset-up, window, insets, layout
    host.view-controller\tiOS 13.4\tset-up, layout
    host.view-controller-storyboard\tiOS 4\tset-up, window, layout
    host.view-controller-storyboard\tiOS 13\tset-up, window, insets, layout
    host.view-controller-storyboard\tiOS 13.4\tset-up, layout
    host.table-view-controller\tiOS 4\tnumber of sections, then layout
    host.table-view-controller\tiOS 8\twill appear, then layout
    host.table-view-controller-in-navigation\tiOS 4\tnumber of sections, then layout
    host.table-view-controller-in-navigation\tiOS 8\twill appear, then layout
    host.table-view-controller-in-navigation\tiOS 17\tset-up, will appear (counts), window (counts, then geometry), insets, layout
    host.table-view-controller-presented\tiOS 4\tnumber of sections, then layout
    host.table-view-controller-presented\tiOS 8\twill appear, then layout
    host.table-view-controller-presented\tiOS 17\tset-up, will appear (counts), window (counts, then geometry), insets, layout
    host.detached\tiOS 4\tnothing
    host.written-triggers\tiOS 4\tgeometry
    host.frame-change\tiOS 4\tone round of geometry
    host.inset-change\tiOS 4\tone round of geometry
    host.window-change\tiOS 4\tone round of geometry
    host.data-source-set\tiOS 4\tthe next layout or question loads
    host.property-change\tiOS 4\tone round of geometry
    host.table-header-view\tiOS 4\tthe number of sections
    host.controller-life-cycle\tiOS 4\tviewDidLoad, viewWillAppear, layout, viewDidAppear
    app.raised\tiOS 4\tthe trace ends there
    app.simulation-limit\tiOS 4\t1000000 sections, 268435456 rows, 100000 displayed rows
    load.section-order\tiOS 4\tthe last section first, then 0 upward
    load.number-of-sections\tiOS 4\tonce, first
    load.number-of-rows\tiOS 4\tonce, between footer and rows
    load.view-in-round\tiOS 4\tyes, before the heights
    load.view-in-round\tiOS 7\tno
    load.title-in-round\tiOS 4\twhen the view is nil or missing
    load.title-in-round\tiOS 7\twhen the height method is missing
    load.title-in-round\tiOS 11\twhen the view method is missing and the height is not asked in the round
    load.section-height-in-round\tiOS 4\ttwice each
    load.section-height-in-round\tiOS 11\tonce with a numeric sectionHeaderHeight or sectionFooterHeight, twice with estimate 0, not while the estimate is automatic
    load.section-estimate-in-round\tiOS 4\tthe methods do not exist
    load.section-estimate-in-round\tiOS 7\tonce each, header first
    load.row-height-in-round\tiOS 4\tevery row of the table
    load.row-estimate-in-round\tiOS 4\tthe method does not exist
    load.row-estimate-in-round\tiOS 7\tevery row of the table, whatever the property says
    load.section-index-titles\tiOS 4\tonce
    load.query-loads\tiOS 4\tone round, later questions none
    load.row-limit\tiOS 4\t2147483647 rows
    cell.cell-for-row\tiOS 4\tascending
    cell.height-in-dequeue\tiOS 4\tthe method does not exist
    cell.height-in-dequeue\tiOS 6\tnot asked
    cell.height-in-dequeue\tiOS 8\ttwice
    cell.height-after-cell\tiOS 4\tno
    cell.height-after-cell\tiOS 8\tonce, before the next row
    cell.indentation-level\tiOS 4\tafter cellForRow
    cell.indentation-level\tiOS 8\tinside the dequeue for an index path, else after cellForRow and before the height
    cell.accessory-type\tiOS 4\tonce
    cell.can-edit\tiOS 4\tonce
    cell.can-edit\tiOS 13\tonce, even without commitEditingStyle
    cell.will-display\tiOS 4\tlast
    cell.nil-cell\tiOS 4\t'UITableView dataSource must return a cell …'
    cell.nil-cell\tiOS 9\t'UITableView (…) failed to obtain a cell …'
    cell.row-height-sign\tiOS 4\t'table view row height must not be negative …'
    cell.row-height-sign\tiOS 8\twith estimates 'Invalid row height provided by table delegate. …'
    cell.row-height-sign\tiOS 9\t'table view row height must not be negative …'
    cell.rows-of-pass\tiOS 4\tno estimates exist
    cell.rows-of-pass\tiOS 7\tall rows that fit by their estimates, then what is missing
    cell.rows-of-pass\tiOS 15\trow after row, each placed by the real heights above it
    cell.heights-before-cells\tiOS 4\tno estimates exist
    cell.heights-before-cells\tiOS 7\tyes, in order, and not again after the cells
    cell.heights-before-cells\tiOS 8\tno, each height follows its cell
    cell.second-pass\tiOS 4\tno estimates exist
    cell.second-pass\tiOS 7\trows are added, nothing else is asked
    cell.second-pass\tiOS 11\theader height, footer height, then the rows
    cell.second-pass\tiOS 15\tno second pass: rows are made one by one
    cell.surplus-cells\tiOS 4\tdidEndDisplaying does not exist
    cell.surplus-cells\tiOS 7\tthey end in the same pass
    cell.surplus-cells\tiOS 15\tonly those that headers push off, in the same pass
    cell.new-before-old\tiOS 4\tnew before old
    cell.new-before-old\tiOS 12\tnew before old, the old upward
    cell.closing-query\tiOS 4\tno estimates exist
    cell.closing-query\tiOS 7\tno
    cell.closing-query\tiOS 9\tonce
    cell.layout-subviews\tiOS 4\tafter all callbacks
    cell.row-ahead\tiOS 4\ta cell is asked for when its row enters
    cell.row-ahead\tiOS 15\tone row ahead
    cell.row-kept\tiOS 4\tit goes to the pool at once
    cell.row-kept\tiOS 14\tit goes to the pool at once: K cells, or K + 1 where a row enters in the step in which another leaves
    cell.row-kept\tiOS 15\tone cell is kept: K + 2 cells, one of them for the row ahead
    section-view.after-cells\tiOS 4\tafter all cells
    section-view.height-before-view\tiOS 4\tno estimates exist
    section-view.height-before-view\tiOS 7\theader and footer height, then both views
    section-view.height-before-view\tiOS 11\teach right before its own view
    section-view.early-footer-height\tiOS 4\tno
    section-view.early-footer-height\tiOS 11\tyes
    section-view.title\tiOS 4\tonce, unless the view method gave a view
    section-view.title\tiOS 17\tthree times without a view method, once after it, even if it gave a view
    section-view.will-display\tiOS 4\tthe methods do not exist
    section-view.will-display\tiOS 6\tat once
    section-view.did-end\tiOS 4\tthe methods do not exist
    section-view.did-end\tiOS 6\tbefore the views that enter
    section-view.first-grouped-header\tiOS 4\tits view is not asked for
    section-view.first-grouped-header\tiOS 9\tits view is asked for
    section-view.extent\tiOS 4\tas long as its section, because it is pinned
    section-view.asked-again\tiOS 4\tagain in every pass
    scroll.did-scroll\tiOS 4\tinside the setter
    scroll.cells-in-layout\tiOS 4\tin the next layout
    scroll.offset-kept\tiOS 4\tit is kept
    scroll.inset-moves-content\tiOS 4\tinside the setter
    scroll.adjusted-inset\tiOS 4\tthe method does not exist
    scroll.adjusted-inset\tiOS 11\tbefore scrollViewDidScroll
    scroll.row-above-measured\tiOS 4\tno estimates exist
    scroll.row-above-measured\tiOS 7\tthe offset follows without a call
    scroll.drag\tiOS 4\tin this order
    scroll.deceleration\tiOS 4\tin this order
    scroll.is-dragging\tiOS 4\tuntil the content rests
    scroll.frames\tiOS 4\ta model, so that runs repeat
    scroll.rubber-band\tiOS 4\ta model, so that runs repeat
    scroll.animation\tiOS 4\tat the end of the animation
    scroll.status-bar\tiOS 4\tno scrollViewDidEndScrollingAnimation
    scroll.heights-first\tiOS 4\tno estimates exist
    scroll.heights-first\tiOS 7\tit moves by estimates
    scroll.heights-first\tiOS 9\tof all rows
    scroll.heights-first\tiOS 15\tof the rows of the target's screen
    scroll.animated-landing\tiOS 4\tno height is asked, so both forms land alike
    scroll.animated-landing\tiOS 9\tby the heights known before
    scroll.position\tiOS 4\tlimited to the content
    scroll.range\tiOS 4\t'…: row (…) beyond bounds (…) …'
    scroll.range\tiOS 7\tthe same from a private method
    scroll.range\tiOS 11\tthe same from another method
    scroll.range\tiOS 13\t'Attempted to scroll the table view …'
    section-index.touch\tiOS 4\tonce for each title
    section-index.shown\tiOS 4\tby titles and rows
    touch.target\tiOS 4\tonly displayed rows
    touch.while-scrolling\tiOS 4\tno row is touched
    touch.cancelled\tiOS 4\tno highlight callbacks exist
    touch.cancelled\tiOS 6\tdidUnhighlight only
    touch.passed-over\tiOS 4\tas if it had answered its default
    highlight.order\tiOS 4\tno highlight callbacks exist
    highlight.order\tiOS 6\tbefore the selection
    highlight.allowed\tiOS 4\tno highlight callbacks exist
    highlight.allowed\tiOS 6\tshouldHighlightRowAt is not asked
    touch.leaves-window\tiOS 4\tthe touch is cancelled
    highlight.veto\tiOS 4\tno highlight callbacks exist
    highlight.veto\tiOS 6\tends the touch
    highlight.cell\tiOS 4\tbefore the callback
    highlight.cancel-path\tiOS 4\tno highlight callbacks exist
    highlight.cancel-path\tiOS 6\tNSNotFound for section and row, 2147483647 on the devices of the time
    highlight.cancel-path\tiOS 7\tthe row that was highlighted
    accessory.button\tiOS 4\tthe detail buttons only
    accessory.width\tiOS 4\t44 points for every accessory, a model
    selection.allowed\tiOS 4\tno selection
    selection.after-touch\tiOS 4\tafter the touch
    selection.order\tiOS 4\told before new
    selection.will-deselect-times\tiOS 4\tonce
    selection.will-deselect-times\tiOS 12\ttwice
    selection.will-deselect-times\tiOS 14\tonce
    selection.again\tiOS 4\tboth again
    selection.veto\tiOS 4\tnothing is selected
    selection.redirect\tiOS 4\tthe answered row
    selection.deselection-veto\tiOS 4\tthe old row stays selected
    selection.style\tiOS 4\tno callback changes
    selection.multiple\tiOS 4\tseveral rows only from iOS 5 on
    selection.multiple\tiOS 5\ta tap toggles; willDeselect once is assumed
    selection.multiple\tCatalyst 13\ta click without a modifier key selects the row alone; in edit mode it toggles
    selection.cell\tiOS 4\tonce for each change
    selection.by-code\tiOS 4\tonly the cell
    selection.reload\tiOS 4\tcleared
    selection.edit-mode\tiOS 4\tnot
    selection.edit-mode\tiOS 8\tit comes back
    selection.edit-mode\tiOS 9\tnot
    selection.appearing\tiOS 4\tcleared without a callback
    selection.query\tiOS 4\tthe order is assumed
    selection.query\tiOS 6\tthe order after two taps downward
    selection.query\tiOS 11\tthe order is assumed
    selection.nearest\tiOS 4\tby the middles of the rows
    selection.beside-kept-row\tiOS 4\tboth are selected; nothing is said of the new row
    selection.absent-redirect\tiOS 4\tas if it had answered nil
    selection.deselects-selected\tiOS 4\tthe table's selection decides
    selection.reused-cell\tiOS 4\tonly where the look changes
    primary-action.order\tiOS 4\tprimary actions do not exist
    primary-action.order\tiOS 16\tafter the selection
    primary-action.asked\tiOS 4\tprimary actions do not exist
    primary-action.asked\tiOS 16\tright before the action
    multi-select.order\tiOS 4\ttwo fingers do nothing
    multi-select.order\tiOS 11\tedit mode begins and the rows are selected, without these callbacks
    multi-select.order\tiOS 13\tin this order
    multi-select.rows\tiOS 4\tno highlight callbacks come
    focus.order\tiOS 4\tfocus does not exist
    focus.order\tiOS 9\tin this order
    focus.allowed\tiOS 4\tfocus does not exist
    focus.allowed\tiOS 9\tthe callback alone, true without it
    focus.allowed\tiOS 15\tthe callback, else the properties
    focus.preferred\tiOS 4\tfocus does not exist
    focus.preferred\tiOS 9\tthe remembered row first
    focus.selection-follows\tiOS 4\tfocus does not exist
    focus.selection-follows\tiOS 14\tboth decide
    focus.selects\tiOS 4\tfocus does not exist
    focus.selects\tiOS 14\twith willSelect and didSelect
    spring-loading.row\tiOS 4\tspring loading does not exist
    spring-loading.row\tiOS 11\tasked once
    spring-loading.selects\tiOS 4\tspring loading does not exist
    spring-loading.selects\tiOS 11\twith willSelect and didSelect
    menu.order\tiOS 4\tedit menus of rows do not exist
    menu.order\tiOS 5\tin this order
    menu.selectors\tiOS 4\t16 selectors, cut: first
    menu.selectors\tiOS 13\t19 selectors, didSetResponderTargetForCalloutBar: first
    menu.selectors\tiOS 15\ttwo more than iOS 13
    menu.selectors\tiOS 16\t22 selectors, cut: first
    menu.perform\tiOS 4\tedit menus of rows do not exist
    menu.perform\tiOS 5\tonce more, then the action
    menu.cancels-touch\tiOS 4\tonce the menu is there
    context-menu.begins\tiOS 4\tcontext menus do not exist
    context-menu.begins\tiOS 13\tin this order
    context-menu.preview-tapped\tiOS 4\tcontext menus do not exist
    context-menu.preview-tapped\tiOS 13\tbefore the end
    context-menu.ends\tiOS 4\tcontext menus do not exist
    context-menu.ends\tiOS 13\tin this order
    context-menu.before-edit-menu\tiOS 4\tcontext menus do not exist
    context-menu.before-edit-menu\tiOS 13\tthe context menu
    prefetch.window\tiOS 4\tthe method does not exist
    prefetch.window\tiOS 10\tten rows
    prefetch.start\tiOS 4\tthe method does not exist
    prefetch.start\tiOS 10\tin the first layout
    prefetch.start\tiOS 14.5\twhen scrolling starts
    prefetch.cancel\tiOS 4\tthe method does not exist
    prefetch.cancel\tiOS 10\tin the pass that leaves them behind
    reload.round\tiOS 4\tone round of geometry
    reload.layout\tiOS 4\tin the next layout
    reload.first-layout-round\tiOS 4\tone round of geometry
    reload.did-end\tiOS 4\tdidEndDisplaying does not exist
    reload.did-end\tiOS 6\tlast row first
    layout.forced\tiOS 4\tat once
    layout.outside-window\tiOS 4\tno warning
    layout.outside-window\tiOS 13\tone warning

    """
}
