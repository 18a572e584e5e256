package import Scenarios
import TableTrace
package import UIKit

/// One run of a plan: the table, the app's data and state, and the log.
@MainActor
package final class PlanRun {
  package let plan: RecordingPlan
  /// The recipients whose calls the log prints.
  let traced: Set<Recipient>
  /// The descriptions of cells, including those that only items name.
  let cells: [CellDescription]
  package let log = CallLog()
  let stage: any Stage
  /// The user, or a simulation of the user.
  let hand: any Hand
  var data: PlanData
  var state: String?
  var known = KnownCells()
  /// The number of the current step, from 1.
  var stepNumber = 0
  /// The number of deferred turns that have begun.
  var laterTurns = 0
  /// The steps deferred to the next turns.
  var later: [LaterSteps] = []
  /// The steps deferred by a time.
  var clock = PlanClock()
  /// The call that the running reaction responds to and whose rows it uses, or nil.
  var call: PlanCall?
  private(set) var window: UIWindow?
  /// The controller of the table, or nil.
  private(set) var controller: UIViewController?
  var diffable: ScriptedDiffableDataSource?

  private let ownTable: UITableView?
  private var clients: [String: ScriptedClient] = [:]

  /// The current run, to which cells report the calls of their methods.
  private(set) static weak var current: PlanRun?

  package init(_ plan: RecordingPlan, on stage: any Stage, by hand: any Hand) {
    let scenario = plan.scenario
    let host = scenario.host
    self.plan = plan
    self.stage = stage
    self.hand = hand
    traced = scenario.tracedRecipients
    cells = scenario.cells + Self.cellsOfItems(scenario)
    data = PlanData(sections: scenario.sections, items: scenario.items)
    state = scenario.initialState
    let style = UITableView.Style(scenario.style)
    let frame = CGRect(origin: .zero, size: plan.size)
    window = host.owner == .detached ? nil : UIWindow(frame: frame)
    if host.owner == .tableViewController {
      let owner = RecordingTableViewController(style: style)
      owner.clearsSelectionOnViewWillAppear = host.clearsSelection
      controller = owner
      ownTable = nil
    } else {
      ownTable = UITableView(frame: frame, style: style)
      controller = host.owner == .detached ? nil : RecordingViewController()
    }
    Self.current = self
    (controller as? any RecordingController)?.adopt(self)
  }

  var scenario: Scenario { plan.scenario }

  /// Returns descriptions for cells that only items name.
  private static func cellsOfItems(_ scenario: Scenario) -> [CellDescription] {
    var known = Set(scenario.cells.map(\.identifier))
    let names = (scenario.items.values + scenario.itemUsage).compactMap(\.cell)
    return names.sorted().filter { known.insert($0).inserted }.map { CellDescription($0) }
  }

  /// Runs all steps until an exception.
  package func run() -> [String] {
    for (index, step) in scenario.steps.enumerated() where !log.isEnded {
      stepNumber = index + 1
      log.line("- \(step.text)")
      perform(step)
      endTurn()
      runLaterTurns()
    }
    // Deferred steps that are still waiting run after the last step.
    wait(milliseconds: nil)
    return log.lines
  }

  /// The table, which a table view controller creates itself.
  package var table: UITableView {
    ownTable ?? (controller as? UITableViewController)?.tableView ?? UITableView()
  }

  func endTurn() {
    guard !log.isEnded else { return }
    stage.endTurn(of: table, in: window)
    noteException()
  }

  /// Ends the log if the table has raised an exception.
  func noteException() {
    guard !log.isEnded, let raised = stage.exception(of: table) else { return }
    log.raise(name: raised.name, reason: raised.reason)
  }

  /// Shows the table for the first time.
  func load() {
    guard scenario.host.owner != .detached else { return setUp() }
    guard let window, let controller else { return }
    window.rootViewController =
      scenario.host.isInNavigationController
      ? UINavigationController(rootViewController: controller) : controller
    window.makeKeyAndVisible()
  }

  /// Adds the table to a window.
  func show(in window: UIWindow) {
    self.window = window
    window.isHidden = false
  }

  /// Sets the properties, cells and clients of the table.
  func setUp() {
    adopt(scenario.properties)
    for cell in cells where cell.register == .class {
      table.register(RecordingCell.self, forCellReuseIdentifier: cell.identifier)
    }
    table.register(
      RecordingHeaderFooterView.self,
      forHeaderFooterViewReuseIdentifier: Self.viewIdentifier
    )
    for (recipient, client) in scenario.clients {
      clients[recipient.rawValue] = ScriptedClient(client, of: self)
    }
    setDataSource(clients[Recipient.dataSource.rawValue])
    table.delegate = clients[Recipient.delegate.rawValue]
    if let prefetching = clients[Recipient.prefetchDataSource.rawValue] {
      table.prefetchDataSource = prefetching
    }
  }

  /// Sets the data source, of a separate class if it is diffable.
  func setDataSource(_ client: ScriptedClient?) {
    guard let client, client.isDiffable else {
      table.dataSource = client
      return
    }
    let source = ScriptedDiffableDataSource(client, of: self)
    diffable = source
    log.mute { source.begin() }
  }

  /// Returns the client with this name, or nil without a name.
  func client(named name: String?, of recipient: Recipient) -> ScriptedClient? {
    guard let name else { return nil }
    if let known = clients[name] { return known }
    guard let script = scenario.otherClients[name] else { return clients[recipient.rawValue] }
    let client = ScriptedClient(script, of: self)
    clients[name] = client
    return client
  }

  static let viewIdentifier = "HeaderFooterView"

  /// Ends the recording with an exception of the app.
  func raise(_ name: String, _ reason: String) {
    log.raise(name: name, reason: reason)
  }
}

extension RecordingPlan {
  /// The size of the table, in points.
  package var size: CGSize {
    switch scenario.viewport {
    case .size(let size, _): CGSize(size)
    case .device(let device): CGSize(device.screen)
    }
  }
}
