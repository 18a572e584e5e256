import Scenarios
import TableTrace
import UIKit

/// A controller that reports the calls of its methods to a recording.
@MainActor
protocol RecordingController: UIViewController {
  var run: PlanRun? { get set }
}

extension RecordingController {
  func adopt(_ run: PlanRun) {
    self.run = run
  }

  /// Prints one of its methods if the plan lists it, and runs the plan's reactions.
  func tell(_ hook: ControllerHook, _ arguments: String = "", inside inherited: () -> Void = {}) {
    guard let run, let reactions = run.scenario.controller[hook] else { return inherited() }
    let isTraced = run.traced.contains(.controller)
    if isTraced { run.log.begin(hook.name(.swift) + arguments) }
    run.react(reactions, to: PlanCall())
    inherited()
    if isTraced { run.log.end() }
  }
}

/// A view controller that creates its table in `viewDidLoad`.
final class RecordingViewController: UIViewController, RecordingController {
  weak var run: PlanRun?

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let run else { return }
    run.setUp()
    tell(.viewDidLoad) { view.addSubview(run.table) }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tell(.viewWillAppear, " \(animated)")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tell(.viewDidAppear, " \(animated)")
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    tell(.viewWillLayoutSubviews)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    tell(.viewDidLayoutSubviews)
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    tell(.setEditing, " \(editing), \(animated)") {
      super.setEditing(editing, animated: animated)
    }
  }
}

final class RecordingTableViewController: UITableViewController, RecordingController {
  weak var run: PlanRun?

  override func loadView() {
    super.loadView()
    run?.setUp()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tell(.viewDidLoad)
  }

  override func viewWillAppear(_ animated: Bool) {
    tell(.viewWillAppear, " \(animated)")
    super.viewWillAppear(animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tell(.viewDidAppear, " \(animated)")
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    tell(.viewWillLayoutSubviews)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    tell(.viewDidLayoutSubviews)
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    tell(.setEditing, " \(editing), \(animated)") {
      super.setEditing(editing, animated: animated)
    }
  }
}
