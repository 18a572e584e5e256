import Scenarios

extension StepListing {
  /// What it is in UIKit, one sentence or two.
  package var meaning: String { Self.meanings[name] ?? "" }

  private static let meanings = [
    hosts, edges, apps, scrolls, updates, cells, selecting, fingers, editing, others,
  ]
  .reduce(into: queryMeanings) { all, some in all.merge(some) { first, _ in first } }

  private static let hosts: [String: String] = [
    "load":
      "The view of the controller is loaded and appears: viewDidLoad, viewWillAppear, then the table enters "
      + "its window and lays out for the first time.",
    "appear":
      "The controller's view appears again: viewWillAppear and viewDidAppear, as after a pop.",
    "disappear":
      "Another controller covers this one: viewWillDisappear and viewDidDisappear, as by a push.",
    "addToWindow":
      "addSubview(_:) on a view in a window, for a table without a view controller.",
    "removeFromSuperview": "removeFromSuperview(): the table leaves its window.",
    "setDataSource": "tableView.dataSource = another object, or nil.",
    "setDelegate": "tableView.delegate = another object, or nil.",
    "layout":
      "layoutSubviews() of the table, as the run loop calls it. setNeedsLayout() requests it.",
    "layoutIfNeeded":
      "layoutIfNeeded(): a pending layout happens now and not at the end of the run loop turn.",
    "runLoop":
      "One turn of the main run loop. At its end, every view with a pending layout lays out.",
    "wait": "Time passes, for example until a timer fires or a server answers.",
    "resize": "The frame of the table changes, for example by Auto Layout or in a split view.",
    "rotate": "The device rotates: viewWillTransition(to:with:), then the table gets another size.",
    "memoryWarning": "didReceiveMemoryWarning: the system asks every app to free memory.",
  ]

  private static let edges: [String: String] = [
    "setInsets": "contentInset of the scroll view: room around the content.",
    "setSafeArea":
      "The part of the view that no bar covers. From iOS 11 on, adjustedContentInset follows it.",
    "showKeyboard": "keyboardWillShowNotification: the keyboard covers the bottom of the window.",
    "hideKeyboard": "keyboardWillHideNotification: the keyboard leaves the window.",
  ]

  private static let apps: [String: String] = [
    "reloadData":
      "reloadData(): the table forgets its data and queries the data source again. The cells are made in "
      + "the next layout.",
    "set": "A property of the table gets another value, such as allowsSelection or rowHeight.",
    "register":
      "register(_:forCellReuseIdentifier:), from which dequeueReusableCell can make cells.",
    "query": "Your app asks the table something, such as visibleCells or rectForRow(at:).",
    "turn": "Several calls in one method of the app, before the run loop continues.",
    "note": "print(_:) in the app: a line in the log.",
    "state": "Not UIKit: a variable of the app that its return values depend on.",
    "cancel": "The app cancels work for a row, such as the download of its image.",
  ]

  private static let scrolls: [String: String] = [
    "scroll": "setContentOffset(_:animated:) of the scroll view.",
    "setBoundsOrigin": "bounds.origin of the scroll view, which is its content offset.",
    "scrollToRow": "scrollToRow(at:at:animated:).",
    "scrollToNearestSelectedRow": "scrollToNearestSelectedRow(at:animated:).",
    "scrollRectToVisible": "scrollRectToVisible(_:animated:) of the scroll view.",
    "reloadSectionIndexTitles":
      "reloadSectionIndexTitles(): the titles of the section index are asked again.",
    "beginRefreshing": "UIRefreshControl.beginRefreshing(): the app starts the spinner itself.",
    "endRefreshing": "UIRefreshControl.endRefreshing(): the spinner disappears.",
  ]

  private static let updates: [String: String] = [
    "reloadRows": "reloadRows(at:with:): the rows get new cells, by cellForRowAt.",
    "reconfigureRows":
      "reconfigureRows(at:), from iOS 15: cellForRowAt is called and dequeues the cell that the row has.",
    "insertRows":
      "insertRows(at:with:): tells the table about rows that the data already has.",
    "deleteRows":
      "deleteRows(at:with:): tells the table about rows that the data no longer has.",
    "moveRow": "moveRow(at:to:): a row has another place in the data and keeps its cell.",
    "reloadSections":
      "reloadSections(_:with:): reloads all rows, the header and the footer of sections.",
    "insertSections":
      "insertSections(_:with:): tells the table about sections that the data already has.",
    "deleteSections":
      "deleteSections(_:with:): tells the table about sections that the data no longer has.",
    "moveSection": "moveSection(_:toSection:): a section has another place in the data.",
    "beginUpdates": "beginUpdates(): changes are collected until endUpdates().",
    "endUpdates":
      "endUpdates(): the table reads its counts again, compares them with the changes, and animates.",
    "batch": "performBatchUpdates(_:completion:), from iOS 11: a group of changes in a closure.",
    "performWithoutAnimation": "UIView.performWithoutAnimation(_:) around updates.",
    "apply":
      "UITableViewDiffableDataSource.apply(_:animatingDifferences:completion:), from iOS 13: the difference "
      + "between two snapshots becomes an update.",
  ]

  private static let cells: [String: String] = [
    "configureCell":
      "The app gets a cell by cellForRow(at:) and changes its content. The table does not notice.",
    "setCellSelected": "UITableViewCell.setSelected(_:animated:), called by the app itself.",
    "becomeFirstResponder":
      "becomeFirstResponder() of a text field in a cell: the keyboard appears for it.",
    "resignFirstResponder": "resignFirstResponder() of the text field: it gives up the keyboard.",
    "invalidateIntrinsicContentSize":
      "invalidateIntrinsicContentSize() of a cell: from iOS 16 a self-sizing row is measured again.",
  ]

  private static let selecting: [String: String] = [
    "selectRow":
      "selectRow(at:animated:scrollPosition:). It calls no delegate method.",
    "deselectRow": "deselectRow(at:animated:). It calls no delegate method.",
    "tap": "The user taps a row: first it is highlighted, then selected.",
    "touchDown": "The user touches a row and keeps the finger there: the row is highlighted.",
    "touchUp": "The finger is lifted: the highlight ends, and the row is selected.",
    "touchCancel": "touchesCancelled: something else takes over the touch, such as scrolling.",
    "tapHeader":
      "A gesture recognizer or a button in a header gets the tap. The app's own code runs, and the table calls nothing.",
    "tapFooter": "A gesture recognizer or a button in a footer gets the tap.",
    "tapAccessory": "The accessory at the right edge of a row is tapped, not the row.",
    "longPress": "A finger rests on a row: an edit menu (until iOS 12) or a context menu opens.",
    "twoFingerDrag": "Two fingers select several rows, from iOS 13.",
    "springLoad": "A drag rests on a row until the row opens as if tapped, from iOS 11.",
    "focus": "The focus moves to a row, by a keyboard or a remote control.",
  ]

  private static let fingers: [String: String] = [
    "drag":
      "The user drags the content. If the finger is lifted while it moves, the content decelerates.",
    "tapStatusBar": "A tap on the status bar scrolls to the top.",
    "tapIndexTitle": "A tap on a letter of the section index scrolls to its section.",
    "dragIndex": "The user moves a finger along the section index.",
  ]

  private static let editing: [String: String] = [
    "setEditing": "setEditing(_:animated:): the table enters or leaves edit mode.",
    "swipe": "The user swipes a row sideways, and its buttons appear.",
    "tapAction": "A button behind a swiped row is tapped.",
    "closeSwipe": "A tap outside of the open row closes it.",
    "tapDeleteControl": "In edit mode, the user taps the red minus of a row.",
    "tapInsertControl": "In edit mode, the user taps the green plus of a row.",
    "confirmDelete": "The user taps the red Delete button that the table itself shows.",
    "reorder": "In edit mode, the user drags a row by its reorder control.",
    "dragAndDrop": "UIDragInteraction and UIDropInteraction of the table, from iOS 11.",
    "callCompletionHandler":
      "The app calls the completion handler of a UIContextualAction, with true or false.",
    "dropToRow": "UITableViewDropCoordinator.drop(_:toRowAt:): the item flies to a row.",
    "insertPlaceholder":
      "UITableViewDropCoordinator.drop(_:to:) with a UITableViewDropPlaceholder, for an item that is loading.",
    "commitInsertion": "UITableViewDropPlaceholderContext.commitInsertion(dataSourceUpdates:).",
    "deletePlaceholder": "UITableViewDropPlaceholderContext.deletePlaceholder().",
  ]

  private static let others: [String: String] = [
    "model": "Not UIKit: the data of the app changes, and the table is not told.",
    "expect": "Not UIKit: the scenario checks something, as a test does.",
  ]

  private static let queryMeanings: [String: String] = [
    "numberOfSections":
      "numberOfSections of the table: the count that it knows, or reads now if it has none.",
    "numberOfRows":
      "numberOfRows(inSection:) of the table: the count that it knows, not what the data source would return now.",
    "contentSize": "contentSize of the scroll view: the sum of all heights, known and estimated.",
    "contentOffset": "contentOffset of the scroll view: how far it is scrolled.",
    "adjustedContentInset":
      "adjustedContentInset of the scroll view: contentInset and the safe area, top, left, bottom, right.",
    "rectForSection": "rect(forSection:).",
    "rectForHeader": "rectForHeader(inSection:).",
    "rectForFooter": "rectForFooter(inSection:).",
    "rectForRow": "rectForRow(at:).",
    "indexPathForRow": "indexPathForRow(at:), of a point.",
    "indexPathsForRows": "indexPathsForRows(in:), of a rectangle.",
    "indexPathsForVisibleRows": "indexPathsForVisibleRows.",
    "visibleCells": "visibleCells: the cells on the screen, in the order of their rows.",
    "indexPathForCell":
      "indexPath(for:), of a cell. It is nil for a cell that is not on the screen.",
    "cellForRow":
      "cellForRow(at:) of the table. It returns an existing cell and makes none. The data source's "
      + "tableView(_:cellForRowAt:) is another method.",
    "cellContent": "Not UIKit: what the labels and images of a cell show.",
    "firstResponder": "isFirstResponder of the text fields in the cells.",
    "headerView": "headerView(forSection:).",
    "footerView": "footerView(forSection:).",
    "headerFrame": "headerView(forSection:)?.frame: where the header is, pinned or not.",
    "footerFrame": "footerView(forSection:)?.frame: where the footer is, pinned or not.",
    "indexPathForSelectedRow": "indexPathForSelectedRow.",
    "indexPathsForSelectedRows": "indexPathsForSelectedRows.",
    "isEditing": "isEditing of the table.",
    "isRefreshing": "UIRefreshControl.isRefreshing.",
    "reusePool": "Not public in UIKit: the cells in the reuse queue.",
    "snapshot": "UITableViewDiffableDataSource.snapshot().",
    "itemIdentifier": "UITableViewDiffableDataSource.itemIdentifier(for:).",
    "indexPathForItem": "UITableViewDiffableDataSource.indexPath(for:).",
  ]
}
