// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "RecorderDriver",
  platforms: [.iOS("15.4")],
  products: [.library(name: "RecorderDriver", targets: ["RecorderDriver"])],
  targets: [
    // The parts of tabletrace's modules that a plan needs.
    .target(name: "TableTrace"),
    .target(name: "Scenarios", dependencies: ["TableTrace"]),
    .target(name: "RecorderDriver", dependencies: ["Scenarios", "TableTrace"]),
    .testTarget(
      name: "RecordingTests",
      dependencies: ["RecorderDriver"],
      resources: [.copy("Plans")]
    ),
  ]
)

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
