import Foundation
import Testing

import struct TableTrace.SystemVersion

@testable import SimulatedUIKit

@MainActor
struct DeviceTests {
  @Test("The device has the simulated iOS version")
  func deviceHasTheReleaseThatIsSimulated() {
    #expect(UIDevice.current.systemVersion == "17.0")
    Simulation.$version.withValue(SystemVersion(.iOS, 9, 3, 1)) {
      #expect(UIDevice.current.systemVersion == "9.3.1")
    }
    #expect(UIDevice.current.userInterfaceIdiom == .phone)
    #expect(UIDevice.current.orientation.isPortrait && !UIDevice.current.orientation.isLandscape)
  }

  @Test func appIsInFrontAndOpensNothing() throws {
    #expect(UIApplication.shared.applicationState == .active)
    let url = try #require(URL(string: UIApplication.openSettingsURLString))
    var opened: Bool?
    UIApplication.shared.open(url) { opened = $0 }
    #expect(opened == false)
    #expect(!UIApplication.shared.canOpenURL(url))
  }

  @Test func notificationsHaveTheNamesOfUIKit() {
    #expect(UIResponder.keyboardWillShowNotification.rawValue == "UIKeyboardWillShowNotification")
    #expect(
      UIApplication.didEnterBackgroundNotification.rawValue
        == "UIApplicationDidEnterBackgroundNotification"
    )
  }
}
