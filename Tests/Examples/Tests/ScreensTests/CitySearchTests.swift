import SimulatedUIKitTesting
import Testing
import UIKit

@testable import Screens

/// Diffable data sources are there from iOS 13.
@Suite(.tables(on: .iOS(13), .iOS(17)))
@MainActor
struct CitySearchTests {
  private let screen = CitySearchViewController()
  private let window = UIWindow()

  init() {
    window.rootViewController = screen
    window.makeKeyAndVisible()
  }

  @Test func loads() {
    expectTrace(of: screen.tableView)
  }

  @Test func searches() {
    let recorder = TableRecorder(screen.tableView)
    recorder.restart()
    screen.search(for: "Ber")
    window.endTurn()
    expectTrace(of: recorder, matches: "some")
    recorder.restart()
    screen.search(for: "")
    window.endTurn()
    expectTrace(of: recorder, matches: "all again")
  }
}
