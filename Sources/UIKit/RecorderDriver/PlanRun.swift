import Foundation
package import RecordingPlans
package import UIKit

/// One run of a plan: the table, the app's data and state, and the log.
@MainActor
package final class PlanRun {
  package let plan: RecordingPlan
  package let log = CallLog()
  let stage: any Stage
  /// The user, or its simulation.
  let hand: any Hand
  var data: PlanData
  var state: String?
  var known = KnownCells()
  /// The step that runs, from 1.
  var stepNumber = 0
  /// The number of deferred turns that have begun.
  var laterTurns = 0
  /// The steps deferred to the next turns.
  var later: [LaterSteps] = []
  /// The steps deferred to a time.
  var clock = PlanClock()
  /// The call that a reaction answers, whose rows its steps mean.
  var call: PlanCall?
  private(set) var window: UIWindow?
  /// The controller of a table that has one.
  private(set) var controller: UIViewController?
  var diffable: ScriptedDiffableDataSource?

  private let ownTable: UITableView?
  private var clients: [String: ScriptedClient] = [:]

  /// The current run, to which cells report their methods.
  private(set) static weak var current: PlanRun?

  package init(_ plan: RecordingPlan, on stage: any Stage, by hand: any Hand) {
    self.plan = plan
    self.stage = stage
    self.hand = hand
    data = PlanData(plan.data)
    state = plan.state
    let size = CGSize(width: plan.size.width, height: plan.size.height)
    let frame = CGRect(origin: .zero, size: size)
    window = plan.host.owner == .detached ? nil : UIWindow(frame: frame)
    if plan.host.owner == .tableViewController {
      let owner = RecordingTableViewController(style: Self.style(plan.style))
      owner.clearsSelectionOnViewWillAppear = plan.host.clearsSelection
      controller = owner
      ownTable = nil
    } else {
      ownTable = UITableView(frame: frame, style: Self.style(plan.style))
      controller = plan.host.owner == .detached ? nil : RecordingViewController()
    }
    Self.current = self
    (controller as? any RecordingController)?.adopt(self)
  }

  /// Runs all steps, up to an exception.
  package func run() -> [String] {
    for (index, step) in plan.steps.enumerated() where !log.isEnded {
      stepNumber = index + 1
      log.line("- \(step.text)")
      perform(step)
      endTurn()
      runLaterTurns()
    }
    // What has not come by now comes after the last step.
    wait(milliseconds: nil)
    return log.lines
  }

  /// The table, which a table view controller makes itself.
  package var table: UITableView {
    ownTable ?? (controller as? UITableViewController)?.tableView ?? UITableView()
  }

  func endTurn() {
    guard !log.isEnded else { return }
    stage.endTurn(of: table, in: window)
    noteException()
  }

  /// The log ends with what the table has raised.
  func noteException() {
    guard !log.isEnded, let raised = stage.exception(of: table) else { return }
    log.raise(name: raised.name, reason: raised.reason)
  }

  /// Shows the table for the first time.
  func load() {
    guard plan.host.owner != .detached else { return setUp() }
    guard let window, let controller else { return }
    window.rootViewController =
      plan.host.isInNavigationController
      ? UINavigationController(rootViewController: controller) : controller
    window.makeKeyAndVisible()
  }

  /// The table goes into a window of its own.
  func show(in window: UIWindow) {
    self.window = window
    window.isHidden = false
  }

  /// The table gets its properties, cells and clients.
  func setUp() {
    adopt(plan.properties)
    for cell in plan.cells where cell.isRegistered {
      table.register(RecordingCell.self, forCellReuseIdentifier: cell.identifier)
    }
    table.register(
      RecordingHeaderFooterView.self,
      forHeaderFooterViewReuseIdentifier: Self.viewIdentifier
    )
    for recipient in plan.clients.keys.sorted() {
      guard let client = plan.clients[recipient] else { continue }
      clients[recipient] = ScriptedClient(client, of: self)
    }
    setDataSource(clients["dataSource"])
    table.delegate = clients["delegate"]
    if let prefetching = clients["prefetchDataSource"] { table.prefetchDataSource = prefetching }
  }

  /// Sets the data source, with a class of its own if it is diffable.
  func setDataSource(_ client: ScriptedClient?) {
    guard let client, client.isDiffable else {
      table.dataSource = client
      return
    }
    let source = ScriptedDiffableDataSource(client, of: self)
    diffable = source
    log.mute { source.begin() }
  }

  /// A client by its name; nil for none.
  func client(named name: String?, of recipient: String) -> ScriptedClient? {
    guard let name else { return nil }
    if let known = clients[name] { return known }
    guard let planned = plan.otherClients[name] else { return clients[recipient] }
    let client = ScriptedClient(planned, of: self)
    clients[name] = client
    return client
  }

  static let viewIdentifier = "HeaderFooterView"

  private static func style(_ name: String) -> UITableView.Style {
    switch name {
    case "grouped": .grouped
    case "insetGrouped": .insetGrouped
    default: .plain
    }
  }

  /// The app raises something, which ends the recording.
  func raise(_ name: String, _ reason: String) {
    log.raise(name: name, reason: reason)
  }
}
