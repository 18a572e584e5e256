import TableTrace
import Testing

/// The buttons that a tap on the minus control of a row shows.
@Suite struct DeleteControlTests {
  /// What the app's methods about buttons return.
  enum Answer: CaseIterable {
    case missing
    case none
    case empty
    case actions

    /// The titles of a version that takes these actions.
    var titles: [String] {
      switch self {
      case .missing, .none: ["Remove"]
      case .empty: []
      case .actions: ["Flag", "Share"]
      }
    }

    var actions: RowActions? {
      let titles = self == .actions ? titles : []
      let actions = titles.map { RowAction(title: $0) { _, _ in true } }
      return self == .none ? nil : RowActions(actions)
    }
  }

  @Test(
    "A configuration replaces the delete button from iOS 12 on, and an empty one shows no button",
    arguments: [SystemVersion.iOS(11), .iOS(12), .iOS(26)],
    Answer.allCases
  )
  func configuration(version: SystemVersion, answer: Answer) throws {
    let table = try ScrollWalk.uniformTable(
      rows: 5,
      height: 44,
      viewport: 440,
      version,
      CallCounter()
    )
    var source = try #require(table.dataSource)
    source.commitEditingStyle { _, _, _ in }
    table.dataSource = source
    var delegate = Client()
    delegate.titleForDeleteConfirmationButtonForRowAt { _, _ in "Remove" }
    if answer != .missing {
      delegate.trailingSwipeActionsConfigurationForRowAt { _, _ in answer.actions }
    }
    table.delegate = delegate
    try table.layoutIfNeeded()
    try table.setEditing(true, animated: false)
    try table.tapDeleteControl(at: [0, 2])
    #expect(table.openButtons == (version.isAtLeast(12) ? answer.titles : ["Remove"]))
  }
}
