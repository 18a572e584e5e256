import SimulatedUIKitTesting
import Testing
import UIKit

@testable import Screens

@Suite(.tables(on: .iOS(12), .iOS(17)))
@MainActor
struct ShoppingListTests {
  private let screen: ShoppingListViewController
  private let window = UIWindow()
  private let recorder: TableRecorder
  private var table: UITableView { screen.tableView }

  init() {
    screen = Self.shown(ShoppingListViewController(), in: window)
    recorder = TableRecorder(screen.tableView)
    recorder.restart()
  }

  /// What a table looks for before it calls it is declared.
  private static func shown<Screen: ShoppingListViewController>(
    _ screen: Screen,
    in window: UIWindow
  ) -> Screen {
    Simulation.declare(
      Screen.self,
      implements: [
        .commit, .moveRowAt, .leadingSwipeActionsConfigurationForRowAt,
        .trailingSwipeActionsConfigurationForRowAt,
      ]
    )
    window.rootViewController = screen
    window.makeKeyAndVisible()
    return screen
  }

  @Test func deletesByASwipe() {
    table.finger.swipe(IndexPath(row: 1, section: 0))
    table.finger.tapButton("Delete")
    #expect(screen.items == ["Milk", "Apples", "Rice"])
    expectTrace(of: recorder)
  }

  @Test func buysByASwipe() {
    table.finger.swipe(IndexPath(row: 0, section: 0), edge: .leading)
    table.finger.tapButton("Bought")
    #expect(screen.bought == ["Milk"])
    expectTrace(of: recorder)
  }

  @Test func addsAnItem() {
    screen.add("Tea")
    window.endTurn()
    expectTrace(of: recorder)
  }

  @Test func reordersInEditMode() {
    screen.setEditing(true, animated: true)
    window.endTurn()
    table.finger.reorder(IndexPath(row: 0, section: 0), over: [IndexPath(row: 2, section: 0)])
    #expect(screen.items == ["Bread", "Apples", "Milk", "Rice"])
    expectTrace(of: recorder)
  }

  /// The list of an author who forgot the data: the issue is at the line of the update, and the test goes
  /// on.
  @Test func findsAnInvalidUpdate() {
    let screen = Self.shown(ForgetfulListViewController(), in: window)
    withKnownIssue {
      screen.tableView.finger.swipe(IndexPath(row: 1, section: 0))
      screen.tableView.finger.tapButton("Delete")
    } matching: { issue in
      let text = issue.comments.first?.rawValue ?? ""
      return issue.sourceLocation?.fileID == #fileID
        && issue.sourceLocation?.line == ForgetfulListViewController.lineOfUpdate
        && text.contains("The number of rows contained in an existing section after the update (4)")
        && text.contains("deleteRows [0, 1]")
    }
  }
}

/// It takes the row out of the table and forgets the items.
private final class ForgetfulListViewController: ShoppingListViewController {
  nonisolated static let lineOfUpdate = #line + 3

  override func delete(at indexPath: IndexPath) {
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
}
