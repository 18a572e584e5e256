import SimulatedUIKit
import Testing

/// What a delegate reads of a scroll view while the user scrolls.
@Suite("State of a scroll")
@MainActor
struct ScrollStateTests {
  final class Screen: UITableViewController {
    var log: [String] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      100
    }

    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }

    private func note(_ name: String, _ view: UIScrollView) {
      let state = [
        view.isTracking ? "tracking" : "", view.isDragging ? "dragging" : "",
        view.isDecelerating ? "decelerating" : "",
      ]
      let words = state.filter { !$0.isEmpty }.joined(separator: " ")
      if log.last != "\(name): \(words)" { log.append("\(name): \(words)") }
    }

    override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
      note("begin", scrollView)
    }
    override func scrollViewDidScroll(_ scrollView: UIScrollView) { note("scroll", scrollView) }
    override func scrollViewDidEndDragging(
      _ scrollView: UIScrollView,
      willDecelerate decelerate: Bool
    ) { note("lift", scrollView) }
    override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
      note("rest", scrollView)
    }
  }

  @Test("A table tracks until the finger is lifted, and then decelerates")
  func states() {
    let screen = Screen(style: .plain)
    let window = show(screen)
    screen.log = []
    screen.tableView.finger.drag(by: 200, velocity: 1)
    #expect(
      screen.log == [
        "begin: tracking dragging", "scroll: tracking dragging", "lift: dragging",
        "scroll: dragging decelerating", "rest: ",
      ]
    )
    #expect(!screen.tableView.isTracking && !screen.tableView.isDecelerating)
    withExtendedLifetime(window) {}
  }

  @Test("The pan gesture of a table follows the finger")
  func pans() {
    final class Panned: UITableViewController {
      var ways: [CGFloat] = []
      var velocity: CGFloat = 0
      override func tableView(
        _ tableView: UITableView,
        numberOfRowsInSection section: Int
      ) -> Int { 100 }
      override func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
      override func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard scrollView.isTracking else { return }
        ways.append(scrollView.panGestureRecognizer.translation(in: view).y)
        velocity = scrollView.panGestureRecognizer.velocity(in: view).y
      }
    }
    let screen = Panned(style: .plain)
    let window = show(screen)
    screen.tableView.finger.drag(by: 200, velocity: 1)
    #expect(screen.ways.last == -200 && screen.velocity == -1000)
    #expect(screen.tableView.panGestureRecognizer.state == .ended)
    withExtendedLifetime(window) {}
  }
}
