extension Device {
  /// All known devices, with one entry for all devices with the same screen.
  package static let all: [Device] = [
    Device(
      ["iPhone SE (1st gen)", "iPhone 5", "iPhone 5s", "iPhone 5c"],
      320,
      568,
      scale: 2,
      .statusBar
    ),
    Device(["iPhone 6", "iPhone 6s", "iPhone 7", "iPhone 8"], 375, 667, scale: 2, .statusBar),
    Device(["iPhone SE (3rd gen)"], 375, 667, scale: 2, .statusBar),
    Device(
      ["iPhone 6 Plus", "iPhone 6s Plus", "iPhone 7 Plus", "iPhone 8 Plus"],
      414,
      736,
      scale: 3,
      .statusBar
    ),
    Device(["iPhone X", "iPhone XS", "iPhone 11 Pro"], 375, 812, scale: 3, .notch(44, onSide: 21)),
    // Sources disagree about the top inset: 44, or 48 on later systems. This is the first.
    Device(["iPhone XR", "iPhone 11"], 414, 896, scale: 2, .notch(44, onSide: nil)),
    Device(["iPhone XS Max", "iPhone 11 Pro Max"], 414, 896, scale: 3, .notch(44, onSide: 21)),
    Device(["iPhone 12 mini", "iPhone 13 mini"], 375, 812, scale: 3, .notch(50, onSide: nil)),
    Device(
      ["iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14"],
      390,
      844,
      scale: 3,
      .notch(47, onSide: 21)
    ),
    Device(
      ["iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"],
      428,
      926,
      scale: 3,
      .notch(47, onSide: 21)
    ),
    Device(
      ["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro"],
      393,
      852,
      scale: 3,
      .notch(59, onSide: 21)
    ),
    Device(
      ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max"],
      430,
      932,
      scale: 3,
      .notch(59, onSide: 21)
    ),
    Device(["iPhone 16"], 393, 852, scale: 3, .notch(59, onSide: 20)),
    Device(["iPhone 16 Plus"], 430, 932, scale: 3, .notch(59, onSide: 20)),
    Device(["iPhone 16 Pro"], 402, 874, scale: 3, .notch(62, onSide: 20)),
    Device(["iPhone 16 Pro Max"], 440, 956, scale: 3, .notch(62, onSide: 20)),
    Device(["iPhone 17"], 402, 874, scale: 3, .notch(62, onSide: 20)),
    Device(["iPhone 17 Pro"], 402, 874, scale: 3, .notch(62, onSide: 20)),
    Device(["iPhone 17 Pro Max"], 440, 956, scale: 3, .notch(62, onSide: 20)),
    Device(["iPhone 17e"], 390, 844, scale: 3, .notch(47, onSide: 20)),
    Device(["iPhone Air"], 420, 912, scale: 3, .notch(68, onSide: 20)),
    Device(["iPhone 3GS"], 320, 480, scale: 1, .statusBar),
    Device(["iPhone 4", "iPhone 4s"], 320, 480, scale: 2, .statusBar),
    // The safe area was measured on iOS 26.1 (r5-02). No source gives it in landscape.
    Device(
      [
        "iPad (A16)", "iPad Air (11-inch)", "iPad (10th gen)",
        "iPad Air (5th gen)", "iPad Air (4th gen)",
      ],
      820,
      1180,
      scale: 2,
      .bars(top: 32, bottom: 25)
    ),
    Device(["iPad 2", "iPad mini (1st gen)"], 768, 1024, scale: 1, .statusBar),
    Device(["iPad Air", "iPad mini 2"], 768, 1024, scale: 2, .statusBar),
  ]

  /// The parts of the screen outside of the safe area, in points.
  private enum Edges {
    /// A status bar in portrait, and nothing in landscape.
    case statusBar
    /// A notch or Dynamic Island and a home indicator, with the inset in landscape if a source
    /// gives it.
    case notch(Double, onSide: Double?)
    /// Bars whose sizes in landscape no source gives.
    case bars(top: Double, bottom: Double)
  }

  private init(
    _ names: [String],
    _ width: Double,
    _ height: Double,
    scale: Double,
    _ edges: Edges
  ) {
    name = names[0]
    aliases = Array(names.dropFirst())
    screen = Size(width: width, height: height)
    self.scale = scale
    switch edges {
    case .statusBar:
      safeArea = EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
      landscapeSafeArea = .zero
    case .notch(let notch, let indicator):
      safeArea = EdgeInsets(top: notch, left: 0, bottom: 34, right: 0)
      landscapeSafeArea = indicator.map {
        EdgeInsets(top: 0, left: notch, bottom: $0, right: notch)
      }
    case .bars(let top, let bottom):
      safeArea = EdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
    }
  }
}
