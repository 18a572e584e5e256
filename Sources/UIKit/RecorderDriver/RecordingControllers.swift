import Foundation
import RecordingPlans
import UIKit

/// A controller that reports its methods to a recording.
@MainActor
protocol RecordingController: UIViewController {
  var run: PlanRun? { get set }
}

extension RecordingController {
  func adopt(_ run: PlanRun) {
    self.run = run
  }

  /// Prints one of its methods, if the plan lists it, and does what the plan has it do.
  func tell(_ name: String, _ text: String, inside inherited: () -> Void = {}) {
    guard let run, let reactions = run.plan.controller[name] else { return inherited() }
    let isTraced = run.plan.trace.contains("controller")
    if isTraced { run.log.begin(text) }
    run.react(reactions, to: PlanCall())
    inherited()
    if isTraced { run.log.end() }
  }
}

/// A view controller that makes its table in `viewDidLoad`.
final class RecordingViewController: UIViewController, RecordingController {
  weak var run: PlanRun?

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let run else { return }
    run.setUp()
    tell("viewDidLoad", "viewDidLoad()") { view.addSubview(run.table) }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tell("viewWillAppear", "viewWillAppear(_:) \(animated)")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tell("viewDidAppear", "viewDidAppear(_:) \(animated)")
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    tell("viewWillLayoutSubviews", "viewWillLayoutSubviews()")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    tell("viewDidLayoutSubviews", "viewDidLayoutSubviews()")
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    tell("setEditing", "setEditing(_:animated:) \(editing), \(animated)") {
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
    tell("viewDidLoad", "viewDidLoad()")
  }

  override func viewWillAppear(_ animated: Bool) {
    tell("viewWillAppear", "viewWillAppear(_:) \(animated)")
    super.viewWillAppear(animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tell("viewDidAppear", "viewDidAppear(_:) \(animated)")
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    tell("viewWillLayoutSubviews", "viewWillLayoutSubviews()")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    tell("viewDidLayoutSubviews", "viewDidLayoutSubviews()")
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    tell("setEditing", "setEditing(_:animated:) \(editing), \(animated)") {
      super.setEditing(editing, animated: animated)
    }
  }
}
