// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Examples",
  platforms: [.macOS(.v14)],
  dependencies: [
    // A copy names the repository of tabletrace here, by its `url:` and a version.
    .package(name: "tabletrace", path: "../..")
  ],
  targets: [
    .target(
      name: "Screens",
      dependencies: [.product(name: "UIKit", package: "tabletrace")]
    ),
    .testTarget(
      name: "ScreensTests",
      dependencies: [
        "Screens",
        .product(name: "UIKit", package: "tabletrace"),
        .product(name: "SimulatedUIKitTesting", package: "tabletrace"),
      ],
      exclude: ["__Goldens__"]
    ),
  ]
)
