import TableTrace
import Testing

@Suite("Devices")
struct DeviceTests {
  @Test(
    "A device is found by its name and its aliases, ignoring case",
    arguments: [
      ("iPhone 8", 375.0, 667.0, 20.0, 0.0),
      ("iphone 6S", 375, 667, 20, 0),
      ("iPhone SE (3rd gen)", 375, 667, 20, 0),
      ("iPhone SE (1st gen)", 320, 568, 20, 0),
      ("iPhone XR", 414, 896, 44, 34),
      ("iPhone 11 Pro", 375, 812, 44, 34),
      ("iPhone 15", 393, 852, 59, 34),
      ("iPhone Air", 420, 912, 68, 34),
      ("iPhone 4s", 320, 480, 20, 0),
      ("iPad mini (1st gen)", 768, 1024, 20, 0),
    ]
  )
  func named(name: String, width: Double, height: Double, top: Double, bottom: Double) throws {
    let device = try #require(Device.named(name))
    #expect(device.screen == Size(width: width, height: height))
    #expect(device.safeArea == EdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
  }

  @Test("No two devices share a name, and every device is found")
  func uniqueness() {
    var seen: Set<String> = []
    for device in Device.all {
      for name in [device.name] + device.aliases {
        #expect(seen.insert(name.lowercased()).inserted, "\(name) is listed twice")
        #expect(Device.named(name) == device)
      }
    }
    #expect(Device.all.count == 26)
  }

  @Test("Unknown names find no device", arguments: ["", "iPhone", "iPhone 99", "Pixel 4"])
  func unknown(name: String) {
    #expect(Device.named(name) == nil)
  }

  @Test("A safe area in landscape that no source states is unknown")
  func landscape() throws {
    #expect(try #require(Device.named("iPhone XR")).landscapeSafeArea == nil)
    let expected = EdgeInsets(top: 0, left: 44, bottom: 21, right: 44)
    #expect(try #require(Device.named("iPhone X")).landscapeSafeArea == expected)
  }
}
