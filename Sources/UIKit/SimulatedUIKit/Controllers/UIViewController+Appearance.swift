import Foundation
import TableTrace

struct Appearance {
  var isPresented = false
  var isVisible = false
  /// The remaining events of the controller's appearance, or nil before the view is loaded.
  var events: ArraySlice<HostEvent>?
  var rule = RuleID.viewController
}

/// Loads a controller's view and lets it appear, depending on the iOS version.
extension UIViewController {
  /// The tables in its view that it owns.
  private var tables: [UITableView] {
    guard let view = viewIfLoaded else { return [] }
    return ([view] + view.descendants).compactMap { $0 as? UITableView }.filter { !$0.isInCell }
  }

  /// Runs the events until the view is loaded.
  func setUp() {
    let (events, rule) = Profile(Simulation.version).events(of: owner)
    let isLoaded = { (event: HostEvent) in
      switch event {
      case .hook(.viewDidLoad), .viewDidLoad, .trigger(.setUp, _): true
      case .hook, .trigger: false
      }
    }
    let end = events.lastIndex(where: isLoaded).map { $0 + 1 } ?? 0
    appearance.rule = rule
    appearance.events = events[end...]
    for event in events[..<end] { run(event) }
  }

  func comeOnScreen(in window: UIWindow, isPresented: Bool) {
    appearance.isPresented = isPresented
    guard let view else { return }
    guard !appearance.isVisible else { return }
    appearance.isVisible = true
    window.isShowing = true
    if view.superview == nil { window.addSubview(view) }
    view.frame = CGRect(origin: view.frame.origin, size: window.frame.size)
    window.isShowing = false
    guard let events = appearance.events, !events.isEmpty else { return reappear() }
    appearance.events = []
    for event in events { run(event) }
    for table in tables { table.endTurn() }
  }

  private func reappear() {
    for table in tables { table.begin("appear") }
    viewWillAppear(false)
    for table in tables {
      table.attempt { () throws(UIKitException) in try table.engine.returnToWindow() }
    }
    viewIsAppearing(false)
    for table in tables {
      table.attempt { () throws(UIKitException) in try table.layOut() }
    }
    viewDidAppear(false)
    for table in tables { table.endTurn() }
  }

  func leaveScreen() {
    guard appearance.isVisible else { return }
    appearance.isVisible = false
    for table in tables { table.begin("disappear") }
    viewWillDisappear(false)
    for table in tables {
      table.attempt { () throws(UIKitException) in try table.engine.removeFromWindow() }
    }
    viewDidDisappear(false)
  }

  private var owner: TableTrace.Host.Owner {
    guard self is UITableViewController else { return .viewController }
    if appearance.isPresented { return .tableViewControllerPresented }
    return navigationController == nil ? .tableViewController : .tableViewControllerInNavigation
  }

  private func run(_ event: HostEvent) {
    switch event {
    case .hook(let hook): run(hook)
    case .viewDidLoad(let requery):
      viewDidLoad()
      for table in tables { table.fill(view.frame.size) }
      trigger(.setUp, requery)
    case .trigger(let phase, let requery): trigger(phase, requery)
    }
  }

  private func trigger(_ phase: Phase, _ requery: HostRequery) {
    let rule = appearance.rule
    for table in tables {
      table.attempt { () throws(UIKitException) in
        try table.engine.trigger(phase, requery, rule: rule)
      }
    }
  }

  private func run(_ hook: ControllerHook) {
    let isAnimated = appearance.isPresented
    switch hook {
    case .viewDidLoad: viewDidLoad()
    case .viewWillAppear: viewWillAppear(isAnimated)
    case .viewIsAppearing:
      if Profile(Simulation.version)[ControllerRules.isAppearing] { viewIsAppearing(isAnimated) }
    case .viewDidAppear: viewDidAppear(isAnimated)
    case .viewWillLayoutSubviews:
      updatePropertiesIfNeeded()
      viewWillLayoutSubviews()
    case .viewDidLayoutSubviews: viewDidLayoutSubviews()
    case .viewWillDisappear: viewWillDisappear(isAnimated)
    case .viewDidDisappear: viewDidDisappear(isAnimated)
    case .setEditing, .viewSafeAreaInsetsDidChange, .viewWillTransition,
      .traitCollectionDidChange, .keyboardWillShow, .keyboardWillHide,
      .refreshControlValueChanged:
      return
    }
  }
}

extension UITableView {
  /// Resizes a table without a size, or with constraints, to its controller's view.
  fileprivate func fill(_ size: CGSize) {
    guard frame.size == .zero || !translatesAutoresizingMaskIntoConstraints else { return }
    frame.size = size
  }
}
