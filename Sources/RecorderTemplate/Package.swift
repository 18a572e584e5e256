// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "RecorderDriver",
  platforms: [.iOS(.v15)],
  products: [.library(name: "RecorderDriver", targets: ["RecorderDriver"])],
  targets: [
    .target(name: "RecordingPlans"),
    .target(name: "RecorderDriver", dependencies: ["RecordingPlans"]),
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
