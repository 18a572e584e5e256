import SimulatedUIKit
import Testing

@MainActor
struct RefreshControlTests {
  @Test("The refresh control of a controller is that of its table")
  func controllerHandsItOn() {
    let controller = UITableViewController(style: .plain)
    let control = UIRefreshControl()
    controller.refreshControl = control
    #expect(controller.tableView.refreshControl === control)
    controller.tableView.refreshControl = nil
    #expect(controller.refreshControl == nil)
  }
}
