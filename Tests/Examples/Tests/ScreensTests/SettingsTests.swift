import SimulatedUIKitTesting
import Testing
import UIKit

@testable import Screens

@Suite(.tables(on: .iOS(12), .iOS(17)))
@MainActor
struct SettingsTests {
  private let screen = SettingsViewController(style: .grouped)
  private let window = UIWindow()

  init() {
    window.rootViewController = screen
    window.makeKeyAndVisible()
  }

  @Test func loads() {
    expectTrace(of: screen.tableView)
  }

  @Test func choosesARow() {
    let recorder = TableRecorder(screen.tableView)
    recorder.restart()
    screen.tableView.finger.tap(IndexPath(row: 1, section: 1))
    #expect(screen.chosen == "Banners")
    expectTrace(of: recorder)
  }
}
