extension Device {
  /// Every known device; devices with the same screen share an entry.
  package static let all: [Device] = [
    Device(
      name: "iPhone SE (1st gen)",
      aliases: ["iPhone 5", "iPhone 5s", "iPhone 5c"],
      screen: Size(width: 320, height: 568),
      scale: 2,
      safeArea: EdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
      landscapeSafeArea: EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    ),
    Device(
      name: "iPhone 6",
      aliases: ["iPhone 6s", "iPhone 7", "iPhone 8"],
      screen: Size(width: 375, height: 667),
      scale: 2,
      safeArea: EdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
      landscapeSafeArea: EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    ),
    Device(
      name: "iPhone SE (3rd gen)",
      aliases: [],
      screen: Size(width: 375, height: 667),
      scale: 2,
      safeArea: EdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
      landscapeSafeArea: EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    ),
    Device(
      name: "iPhone 6 Plus",
      aliases: ["iPhone 6s Plus", "iPhone 7 Plus", "iPhone 8 Plus"],
      screen: Size(width: 414, height: 736),
      scale: 3,
      safeArea: EdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
      landscapeSafeArea: EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    ),
    Device(
      name: "iPhone X",
      aliases: ["iPhone XS", "iPhone 11 Pro"],
      screen: Size(width: 375, height: 812),
      scale: 3,
      safeArea: EdgeInsets(top: 44, left: 0, bottom: 34, right: 0),
      landscapeSafeArea: EdgeInsets(top: 0, left: 44, bottom: 21, right: 44)
    ),
    // Sources disagree about the top: 44, or 48 on later systems. The first is taken.
    Device(
      name: "iPhone XR",
      aliases: ["iPhone 11"],
      screen: Size(width: 414, height: 896),
      scale: 2,
      safeArea: EdgeInsets(top: 44, left: 0, bottom: 34, right: 0),
      landscapeSafeArea: nil
    ),
    Device(
      name: "iPhone XS Max",
      aliases: ["iPhone 11 Pro Max"],
      screen: Size(width: 414, height: 896),
      scale: 3,
      safeArea: EdgeInsets(top: 44, left: 0, bottom: 34, right: 0),
      landscapeSafeArea: EdgeInsets(top: 0, left: 44, bottom: 21, right: 44)
    ),
    Device(
      name: "iPhone 12 mini",
      aliases: ["iPhone 13 mini"],
      screen: Size(width: 375, height: 812),
      scale: 3,
      safeArea: EdgeInsets(top: 50, left: 0, bottom: 34, right: 0),
      landscapeSafeArea: nil
    ),
    Device(
      name: "iPhone 12",
      aliases: ["iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14"],
      screen: Size(width: 390, height: 844),
      scale: 3,
      safeArea: EdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
      landscapeSafeArea: EdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
    ),
    Device(
      name: "iPhone 12 Pro Max",
      aliases: ["iPhone 13 Pro Max", "iPhone 14 Plus"],
      screen: Size(width: 428, height: 926),
      scale: 3,
      safeArea: EdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
      landscapeSafeArea: EdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
    ),
    Device(
      name: "iPhone 14 Pro",
      aliases: ["iPhone 15", "iPhone 15 Pro"],
      screen: Size(width: 393, height: 852),
      scale: 3,
      safeArea: EdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
      landscapeSafeArea: EdgeInsets(top: 0, left: 59, bottom: 21, right: 59)
    ),
    Device(
      name: "iPhone 14 Pro Max",
      aliases: ["iPhone 15 Plus", "iPhone 15 Pro Max"],
      screen: Size(width: 430, height: 932),
      scale: 3,
      safeArea: EdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
      landscapeSafeArea: EdgeInsets(top: 0, left: 59, bottom: 21, right: 59)
    ),
    Device(
      name: "iPhone 16",
      aliases: [],
      screen: Size(width: 393, height: 852),
      scale: 3,
      safeArea: EdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
      landscapeSafeArea: EdgeInsets(top: 0, left: 59, bottom: 20, right: 59)
    ),
    Device(
      name: "iPhone 16 Plus",
      aliases: [],
      screen: Size(width: 430, height: 932),
      scale: 3,
      safeArea: EdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
      landscapeSafeArea: EdgeInsets(top: 0, left: 59, bottom: 20, right: 59)
    ),
    Device(
      name: "iPhone 16 Pro",
      aliases: [],
      screen: Size(width: 402, height: 874),
      scale: 3,
      safeArea: EdgeInsets(top: 62, left: 0, bottom: 34, right: 0),
      landscapeSafeArea: EdgeInsets(top: 0, left: 62, bottom: 20, right: 62)
    ),
    Device(
      name: "iPhone 16 Pro Max",
      aliases: [],
      screen: Size(width: 440, height: 956),
      scale: 3,
      safeArea: EdgeInsets(top: 62, left: 0, bottom: 34, right: 0),
      landscapeSafeArea: EdgeInsets(top: 0, left: 62, bottom: 20, right: 62)
    ),
    Device(
      name: "iPhone 17",
      aliases: [],
      screen: Size(width: 402, height: 874),
      scale: 3,
      safeArea: EdgeInsets(top: 62, left: 0, bottom: 34, right: 0),
      landscapeSafeArea: EdgeInsets(top: 0, left: 62, bottom: 20, right: 62)
    ),
    Device(
      name: "iPhone 17 Pro",
      aliases: [],
      screen: Size(width: 402, height: 874),
      scale: 3,
      safeArea: EdgeInsets(top: 62, left: 0, bottom: 34, right: 0),
      landscapeSafeArea: EdgeInsets(top: 0, left: 62, bottom: 20, right: 62)
    ),
    Device(
      name: "iPhone 17 Pro Max",
      aliases: [],
      screen: Size(width: 440, height: 956),
      scale: 3,
      safeArea: EdgeInsets(top: 62, left: 0, bottom: 34, right: 0),
      landscapeSafeArea: EdgeInsets(top: 0, left: 62, bottom: 20, right: 62)
    ),
    Device(
      name: "iPhone 17e",
      aliases: [],
      screen: Size(width: 390, height: 844),
      scale: 3,
      safeArea: EdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
      landscapeSafeArea: EdgeInsets(top: 0, left: 47, bottom: 20, right: 47)
    ),
    Device(
      name: "iPhone Air",
      aliases: [],
      screen: Size(width: 420, height: 912),
      scale: 3,
      safeArea: EdgeInsets(top: 68, left: 0, bottom: 34, right: 0),
      landscapeSafeArea: EdgeInsets(top: 0, left: 68, bottom: 20, right: 68)
    ),
    Device(
      name: "iPhone 3GS",
      aliases: [],
      screen: Size(width: 320, height: 480),
      scale: 1,
      safeArea: EdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
      landscapeSafeArea: EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    ),
    Device(
      name: "iPhone 4",
      aliases: ["iPhone 4s"],
      screen: Size(width: 320, height: 480),
      scale: 2,
      safeArea: EdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
      landscapeSafeArea: EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    ),
    // The safe area is that of iOS 26.1 (r5-02); no source gives it on its side.
    Device(
      name: "iPad (A16)",
      aliases: [
        "iPad Air (11-inch)", "iPad (10th gen)", "iPad Air (5th gen)", "iPad Air (4th gen)",
      ],
      screen: Size(width: 820, height: 1180),
      scale: 2,
      safeArea: EdgeInsets(top: 32, left: 0, bottom: 25, right: 0),
      landscapeSafeArea: nil
    ),
    Device(
      name: "iPad 2",
      aliases: ["iPad mini (1st gen)"],
      screen: Size(width: 768, height: 1024),
      scale: 1,
      safeArea: EdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
      landscapeSafeArea: EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    ),
    Device(
      name: "iPad Air",
      aliases: ["iPad mini 2"],
      screen: Size(width: 768, height: 1024),
      scale: 2,
      safeArea: EdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
      landscapeSafeArea: EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    ),
  ]
}
